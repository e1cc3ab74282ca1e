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
  /** The next page to load: a page number or a cursor. `null` or `undefined` if the list is complete. */
  nextPage: Page | null | undefined;
  /** Called once for each `nextPage`, when the end of the list comes near. */
  onLoadMore: (page: Page) => void;
  /** Whether a page is loading: `loading` is shown and no page is requested. */
  isLoading: boolean;
  /** Placeholder for the rows being loaded: skeleton rows, a spinner with text. In a polite live region. */
  loading: ReactNode;
  /**
   * Text of the last request's error. No page is requested until the retry button is pressed.
   * @default none
   */
  error?: ReactNode;
  /**
   * Text of the retry button.
   * @default those of `WordsProvider`
   */
  retryLabel?: string | undefined;
  /**
   * How far below the visible part the end of the list may be when the next page is requested, a CSS length.
   * @default '400px'
   */
  distance?: string | undefined;
}

/**
 * Put after the last row: requests the next page when the end of the list comes near. If a page doesn't fill the
 * screen, the next one is requested at once. When the list itself changes (another filter), give it another `key`.
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
        // on a busy page several moves are reported at once: the last one is the current state
        if (!entries.at(-1)?.isIntersecting || asked.current === nextPage) return;
        asked.current = nextPage;
        ask.current(nextPage);
      },
      // of the page as of a box that scrolls; with `rootMargin` beside it the page's distance would be twice as long
      { scrollMargin: `0px 0px ${distance} 0px` },
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
