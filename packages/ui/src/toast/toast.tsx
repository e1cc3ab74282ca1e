import {
  forwardRef,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastList as AriaToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast';
import { watchPress } from '../family/press.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon, CircleAlertIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { given } from '../internal/unstyled.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useWords } from '../words/words.tsx';
import * as css from './toast.css.ts';
import type { Toast, ToastKind, ToastQueue } from './toast-queue.ts';

export type {
  Toast,
  ToastAction,
  ToastKind,
  ToastOptions,
  ToastPromiseWords,
  ToastQueue,
  ToastQueueOptions,
  ToastUpdate,
} from './toast-queue.ts';
export { createToastQueue } from './toast-queue.ts';

export interface ToastRegionProps extends DomProps {
  /** The application's queue, from `createToastQueue`. */
  queue: ToastQueue;
  /**
   * Accessible name of the landmark region; F6 moves there and back.
   * @default those of `WordsProvider`
   */
  label?: string | undefined;
  /**
   * Accessible name of the cross of every toast.
   * @default those of `WordsProvider`
   */
  closeLabel?: string | undefined;
  /**
   * Text of the button that closes all toasts, those that wait too. It is there while there are several.
   * @default those of `WordsProvider`
   */
  closeAllLabel?: string | undefined;
  /**
   * Where the toasts are; under 700 px always across the width of that edge.
   * @default 'bottom'
   */
  position?: keyof typeof css.regions | undefined;
}

/**
 * Shows the toasts of a queue at an edge of the screen. Put one at the root of the application. `createToastQueue`
 * makes the queue: `success`, `info`, `warning` and `error` show a message and return a key for `update` and `close`,
 * `promise` shows the state of a promise, `clear` removes all toasts; `limit` (3) are shown at once, each for
 * `timeoutMs` (3000). Timers stop while the pointer or the focus is in the region and while the page is hidden. Set
 * `--org-toast-offset` (a length) if something fixed is at the bottom.
 */
export const ToastRegion = forwardRef<HTMLDivElement, ToastRegionProps>(function ToastRegion(
  { queue, label, closeLabel, closeAllLabel, position = 'bottom', ...props },
  ref,
) {
  const words = useWords();
  const region = useRef<HTMLDivElement>(null);
  const count = useCount(queue);
  useHold(queue, region);
  useImperativeHandle(ref, () => region.current as HTMLDivElement);
  // React Aria makes the region a landmark when it mounts, so mount it with the first toast: otherwise F6 misses it.
  if (count === 0) return null;
  return (
    <AriaToastRegion
      {...given(props)}
      ref={region}
      queue={queue.shown}
      aria-label={label ?? words.notifications}
      className={css.regions[position]}
    >
      <AriaToastList<Toast> className={css.lists[position.startsWith('top') ? 'top' : 'bottom']}>
        {({ toast }) => (
          <ToastItem queue={queue} toast={toast} closeLabel={closeLabel ?? words.close} />
        )}
      </AriaToastList>
      {count > 1 && (
        <Button className={css.closeAll} onPress={queue.clear}>
          {closeAllLabel ?? words.closeAll}
        </Button>
      )}
    </AriaToastRegion>
  );
});

/** How many toasts are on the screen. */
function useCount({ shown }: ToastQueue) {
  return useSyncExternalStore(
    useCallback((onChange) => shown.subscribe(onChange), [shown]),
    () => shown.visibleToasts.length,
    () => 0,
  );
}

/** Holds timers while the page is hidden or the pointer is down. */
function useHold(queue: ToastQueue, region: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    let isPressed = false;
    const holdOrGo = () => {
      const isUsed = region.current?.matches(':hover, :focus-within') ?? false;
      if (document.hidden || isPressed) queue.shown.pauseAll();
      else if (!isUsed) queue.shown.resumeAll();
    };
    holdOrGo();
    document.addEventListener('visibilitychange', holdOrGo);
    const unwatch = watchPress((now) => {
      isPressed = now;
      queue.press(now);
      holdOrGo();
    });
    return () => {
      document.removeEventListener('visibilitychange', holdOrGo);
      unwatch();
      queue.press(false);
    };
  }, [queue, region]);
}

const icons: Record<Exclude<ToastKind, 'pending'>, typeof CheckIcon> = {
  success: CheckIcon,
  info: InfoIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};

interface ToastItemProps {
  queue: ToastQueue;
  toast: QueuedToast<Toast>;
  closeLabel: string;
}

function ToastItem({ queue, toast, closeLabel }: ToastItemProps) {
  const { content } = toast;
  const { key, kind, text, action } = content;
  useEffect(() => queue.shown.start(content), [queue, content]);
  return (
    <AriaToast toast={toast} className={css.toasts[kind]}>
      <Mark kind={kind} />
      <div className={css.body}>
        <AriaToastContent role={kind === 'error' ? 'alert' : 'status'} className={css.words}>
          <Text slot="title">{text}</Text>
        </AriaToastContent>
        {action && (
          <Button
            className={css.action}
            onPress={() => {
              action.onPress();
              queue.close(key);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        variant="inherit"
        size="m"
        label={closeLabel}
        icon={<XIcon size={16} />}
        onPress={() => queue.close(key)}
      />
    </AriaToast>
  );
}

/** The icon of a toast's kind. */
function Mark({ kind }: { kind: ToastKind }) {
  if (kind === 'pending')
    return (
      <span className={css.marks.pending}>
        <Spinner />
      </span>
    );
  const Icon = icons[kind];
  return (
    <span className={css.marks[kind]}>
      <Icon size={16} />
    </span>
  );
}
