import {
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useRef,
} from 'react';
import { Button } from '../button/button.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { useWords } from '../words/words.tsx';
import * as css from './infinite-scroll.css.ts';

export interface InfiniteScrollProps<Page> extends DomProps {
  /** What to ask for next: a page number, a cursor. `null` or `undefined`: the list is complete. */
  nextPage: Page | null | undefined;
  /** Called once for each `nextPage`, when the end of the list comes near. */
  onLoadMore: (page: Page) => void;
  /** A page is on its way: `loading` is shown and nothing is asked. */
  isLoading: boolean;
  /** What stands for the rows to come: rows of skeleton, a spinner with words. Read out politely. */
  loading: ReactNode;
  /**
   * The last request failed: what happened, in words. Stops asking until `retryLabel` is pressed.
   * @default none
   */
  error?: ReactNode;
  /**
   * Words of the button that asks again.
   * @default those of `WordsProvider`
   */
  retryLabel?: string | undefined;
  /**
   * How far below the visible part the end of the list may be when the next page is asked for, CSS length.
   * @default '400px'
   */
  distance?: string | undefined;
}

/**
 * Stands after the last row and asks for the next page when it comes near. A page that doesn't fill the screen asks for
 * the next one at once. When the list itself changes (another filter), give it another `key`.
 */
export const InfiniteScroll = forwardRef(function InfiniteScroll<Page extends string | number>(
  {
    nextPage,
    onLoadMore,
    isLoading,
    loading,
    error,
    retryLabel,
    distance = '400px',
    ...props
  }: InfiniteScrollProps<Page>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const words = useWords();
  const trigger = useRef<HTMLDivElement>(null);
  const asked = useRef<Page>(undefined);
  const ask = useRef(onLoadMore);
  useEffect(() => {
    ask.current = onLoadMore;
  });

  const isWaiting = nextPage != null && !isLoading && error == null;
  useEffect(() => {
    if (!isWaiting || !trigger.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // a busy page hears of several moves at once: the last says where the end is now
        if (!entries.at(-1)?.isIntersecting || asked.current === nextPage) return;
        asked.current = nextPage;
        ask.current(nextPage);
      },
      { rootMargin: `0px 0px ${distance} 0px` },
    );
    observer.observe(trigger.current);
    return () => observer.disconnect();
  }, [isWaiting, nextPage, distance]);

  return (
    <div {...props} ref={ref}>
      <div role="status">{isLoading && loading}</div>
      {error != null && nextPage != null && (
        <div className={css.failure} role="alert">
          <span>{error}</span>
          <Button size="s" onPress={() => onLoadMore(nextPage)}>
            {retryLabel ?? words.retry}
          </Button>
        </div>
      )}
      {isWaiting && <div ref={trigger} className={css.trigger} aria-hidden="true" />}
    </div>
  );
}) as <Page extends string | number>(
  props: InfiniteScrollProps<Page> & RefAttributes<HTMLDivElement>,
) => ReactNode;
