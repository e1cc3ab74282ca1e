import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon, CircleAlertIcon, InfoIcon, XIcon } from '../icons/icons.tsx';
import * as css from './toast.css.ts';
import type { Toast, ToastKind, ToastQueue } from './toast-queue.ts';

export type {
  Toast,
  ToastAction,
  ToastKind,
  ToastOptions,
  ToastQueue,
  ToastQueueOptions,
} from './toast-queue.ts';
export { createToastQueue } from './toast-queue.ts';

export interface ToastRegionProps {
  /** The application's queue, from `createToastQueue`. */
  queue: ToastQueue;
  /** Name of the region among the landmarks; F6 leads there and back. */
  label: string;
  /** Words of the cross of every toast. */
  closeLabel: string;
}

/**
 * Shows the toasts of a queue at the bottom centre. Put one at the root of the application. Time stands still while the
 * pointer or focus is in the region and while the page is hidden. Set `--org-toast-offset` (a length) where something
 * fixed stands at the bottom.
 */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const hasToasts = useHasToasts(queue);
  useHoldWhileHidden(queue, region);
  // React Aria makes a landmark of the region as it mounts, so it mounts with its first toast: otherwise F6 misses it.
  if (!hasToasts) return null;
  return (
    <AriaToastRegion ref={region} queue={queue.shown} aria-label={label} className={css.region}>
      {({ toast }) => <ToastItem queue={queue} toast={toast} closeLabel={closeLabel} />}
    </AriaToastRegion>
  );
}

function useHasToasts({ shown }: ToastQueue) {
  return useSyncExternalStore(
    useCallback((onChange) => shown.subscribe(onChange), [shown]),
    () => shown.visibleToasts.length > 0,
    () => false,
  );
}

function useHoldWhileHidden(queue: ToastQueue, region: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const holdOrGo = () => {
      const isUsed = region.current?.matches(':hover, :focus-within') ?? false;
      if (document.hidden) queue.shown.pauseAll();
      else if (!isUsed) queue.shown.resumeAll();
    };
    holdOrGo();
    document.addEventListener('visibilitychange', holdOrGo);
    return () => document.removeEventListener('visibilitychange', holdOrGo);
  }, [queue, region]);
}

const icons: Record<ToastKind, typeof CheckIcon> = {
  success: CheckIcon,
  info: InfoIcon,
  error: CircleAlertIcon,
};

interface ToastItemProps {
  queue: ToastQueue;
  toast: QueuedToast<Toast>;
  closeLabel: string;
}

function ToastItem({ queue, toast, closeLabel }: ToastItemProps) {
  const { key, kind, text, action } = toast.content;
  const Icon = icons[kind];
  // React Aria has just started its clock; it came while the others stand still.
  useEffect(() => {
    if (queue.shown.isHeld) toast.timer?.pause();
  }, [queue, toast]);
  return (
    <AriaToast toast={toast} className={css.toasts[kind]}>
      {kind === 'error' ? (
        <span className={`${css.marks.error} ${css.markOnDanger}`}>
          <Icon size={16} />
        </span>
      ) : (
        <span className={css.marks[kind]} data-theme="dark">
          <Icon size={16} />
        </span>
      )}
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
