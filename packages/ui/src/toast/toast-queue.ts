import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

export type ToastKind = 'success' | 'info' | 'error';

export interface ToastAction {
  /** A verb: what the press does. */
  label: string;
  /** Does it; the toast closes. */
  onPress: () => void;
}

export interface ToastOptions {
  /**
   * How long it stays, ms. 0: until it is closed.
   * @default timeoutMs of the queue
   */
  timeoutMs?: number;
  /**
   * One thing that can be done about it.
   * @default none
   */
  action?: ToastAction;
}

export interface ToastQueueOptions {
  /**
   * How many are on the screen at once; the others wait in the order they came.
   * @default 3
   */
  limit?: number;
  /**
   * How long each stays, ms.
   * @default 3000
   * @see specification, section 9
   */
  timeoutMs?: number;
}

/** One message: its key, and what to show. */
export interface Toast extends ToastOptions {
  key: string;
  kind: ToastKind;
  text: ReactNode;
}

/** Toasts that are on the screen, with their clocks. They stand still while somebody reads or looks away. */
class ShownToasts extends AriaToastQueue<Toast> {
  isHeld = false;

  override pauseAll() {
    this.isHeld = true;
    super.pauseAll();
  }

  override resumeAll() {
    if (!this.isHeld) return;
    this.isHeld = false;
    super.resumeAll();
  }
}

/**
 * A queue of toasts, made once for an application and shown by one `ToastRegion`. Usable from anywhere, also outside
 * React. What is said twice is shown once, with its time begun anew.
 */
export interface ToastQueue {
  /** Something was done. Returns the key for `close`. */
  success: (text: ReactNode, options?: ToastOptions) => string;
  /** Something to know. Returns the key for `close`. */
  info: (text: ReactNode, options?: ToastOptions) => string;
  /** Something failed: read at once. Returns the key for `close`. */
  error: (text: ReactNode, options?: ToastOptions) => string;
  /** Takes one away, shown or waiting; nothing happens when it is gone already. */
  close: (key: string) => void;
  /** Takes all away. */
  clear: () => void;
  /** Those on the screen, newest first; for `ToastRegion`. */
  readonly shown: ShownToasts;
}

export function createToastQueue({
  limit = 3,
  timeoutMs = 3000,
}: ToastQueueOptions = {}): ToastQueue {
  const shown = new ShownToasts();
  let waiting: Toast[] = [];
  let lastKey = 0;

  const show = (toast: Toast) => shown.add(toast, { timeout: toast.timeoutMs ?? timeoutMs });
  const find = (isWanted: (toast: Toast) => boolean) =>
    shown.visibleToasts.find(({ content }) => isWanted(content));

  shown.subscribe(() => {
    const next = shown.visibleToasts.length < limit ? waiting.shift() : undefined;
    if (next) show(next);
  });

  const add = (kind: ToastKind) => (text: ReactNode, options?: ToastOptions) => {
    const isSame = (toast: Toast) => toast.kind === kind && toast.text === text;
    const same = find(isSame);
    if (same?.timer && same.timeout) {
      same.timer.pause();
      if (!shown.isHeld) same.timer.reset(same.timeout);
    }
    const known = same?.content ?? waiting.find(isSame);
    if (known) return known.key;

    const toast = { ...options, key: String(++lastKey), kind, text };
    if (shown.visibleToasts.length < limit) show(toast);
    else waiting.push(toast);
    return toast.key;
  };

  return {
    success: add('success'),
    info: add('info'),
    error: add('error'),
    close(key) {
      waiting = waiting.filter((toast) => toast.key !== key);
      const open = find((toast) => toast.key === key);
      if (open) shown.close(open.key);
    },
    clear() {
      waiting = [];
      shown.clear();
    },
    shown,
  };
}
