import type { ReactNode } from 'react';
import {
  UNSTABLE_ToastQueue as AriaToastQueue,
  type QueuedToast,
} from 'react-aria-components/Toast';
import { Clock } from './clock.ts';

/** `pending` is for a promise that has not settled yet. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'pending';

export interface ToastAction {
  /** Text of the button: a verb. */
  label: string;
  /** Called when the button is pressed. The toast then closes. */
  onPress: () => void;
}

export interface ToastOptions {
  /**
   * How long the toast stays, ms. 0 means until it is closed.
   * @default timeoutMs of the queue
   */
  timeoutMs?: number | undefined;
  /**
   * One action that the user can take.
   * @default none
   */
  action?: ToastAction | undefined;
}

export interface ToastQueueOptions {
  /**
   * How many toasts are on the screen at once. The others wait in the order in which they came.
   * @default 3
   */
  limit?: number | undefined;
  /**
   * How long each toast stays, ms.
   * @default 3000
   * @see specification, section 9
   */
  timeoutMs?: number | undefined;
}

/** One toast: its key and its content. */
export interface Toast extends ToastOptions {
  key: string;
  kind: ToastKind;
  text: ReactNode;
}

/** Texts for a promise that is pending and for its result. */
export interface ToastPromiseWords<Result> {
  /** Text while the promise is pending. */
  pending: ReactNode;
  /** Text when it is fulfilled. */
  success: ReactNode | ((result: Result) => ReactNode);
  /** Text when it is rejected. */
  error: ReactNode | ((reason: unknown) => ReactNode);
}

/** What can be changed of an existing toast. Its time starts again. */
export interface ToastUpdate extends ToastOptions {
  kind?: ToastKind | undefined;
  text?: ReactNode;
}

/** Toasts on the screen, with their timers. The timers stop while the user reads or the page is hidden. */
class ShownToasts extends AriaToastQueue<Toast> {
  isHeld = false;
  private readonly clocks = new Map<string, Clock>();

  override pauseAll() {
    this.isHeld = true;
    for (const clock of this.clocks.values()) clock.hold();
  }

  override resumeAll() {
    if (!this.isHeld) return;
    this.isHeld = false;
    for (const clock of this.clocks.values()) clock.run();
  }

  /** Starts the timer of a toast when it has been rendered. */
  start({ key, timeoutMs }: Toast) {
    this.stop(key);
    if (!timeoutMs) return;
    const clock = new Clock(timeoutMs, () => this.take(key));
    this.clocks.set(key, clock);
    if (!this.isHeld) clock.run();
  }

  stop(key: string) {
    this.clocks.get(key)?.hold();
    this.clocks.delete(key);
  }

  /** Removes a toast by the key that its queue gave it. */
  take(key: string) {
    this.stop(key);
    const open = this.visibleToasts.find(({ content }) => content.key === key);
    if (open) this.close(open.key);
  }

  /** Replaces the content of a shown toast. */
  swap(open: QueuedToast<Toast>, content: Toast) {
    open.content = content;
    // closing an unknown key makes React Aria update the list
    this.close('');
  }

  override clear() {
    for (const key of [...this.clocks.keys()]) this.stop(key);
    super.clear();
  }
}

/**
 * A queue of toasts, created once for an application and shown by one `ToastRegion`. It can be used anywhere, also
 * outside React. The same message twice is shown once, and its time starts again.
 */
export interface ToastQueue {
  /** Shows that something was done. Returns the key for `close` and `update`. */
  success: (text: ReactNode, options?: ToastOptions) => string;
  /** Shows information. */
  info: (text: ReactNode, options?: ToastOptions) => string;
  /** Shows that something was done only in part, or that something is about to go wrong. */
  warning: (text: ReactNode, options?: ToastOptions) => string;
  /** Shows that something failed. Screen readers announce it at once. */
  error: (text: ReactNode, options?: ToastOptions) => string;
  /** Shows that a promise is pending, then its result in the same place. Returns the promise. */
  promise: <Result>(work: Promise<Result>, words: ToastPromiseWords<Result>) => Promise<Result>;
  /** Changes a toast in place, shown or waiting. Does nothing if it is already gone. */
  update: (key: string, change: ToastUpdate) => void;
  /** Removes a toast, shown or waiting. Does nothing if it is already gone. */
  close: (key: string) => void;
  /** Removes all toasts. */
  clear: () => void;
  /** Toasts on the screen, newest first; for `ToastRegion`. */
  readonly shown: ShownToasts;
}

export function createToastQueue({
  limit = 3,
  timeoutMs = 3000,
}: ToastQueueOptions = {}): ToastQueue {
  const shown = new ShownToasts();
  let waiting: Toast[] = [];
  let lastKey = 0;

  const find = (isWanted: (toast: Toast) => boolean) =>
    shown.visibleToasts.find(({ content }) => isWanted(content));

  shown.subscribe(() => {
    const next = shown.visibleToasts.length < limit ? waiting.shift() : undefined;
    if (next) shown.add(next);
  });

  const add = (kind: ToastKind) => (text: ReactNode, options?: ToastOptions) => {
    const isSame = (toast: Toast) => toast.kind === kind && toast.text === text;
    const same = find(isSame);
    if (same) shown.start(same.content);
    const known = same?.content ?? waiting.find(isSame);
    if (known) return known.key;

    const toast = {
      ...options,
      timeoutMs: options?.timeoutMs ?? timeoutMs,
      key: String(++lastKey),
      kind,
      text,
    };
    if (shown.visibleToasts.length < limit) shown.add(toast);
    else waiting.push(toast);
    return toast.key;
  };

  const update: ToastQueue['update'] = (key, change) => {
    const renew = (toast: Toast): Toast => ({
      ...toast,
      ...change,
      kind: change.kind ?? toast.kind,
      timeoutMs: change.timeoutMs ?? timeoutMs,
    });
    waiting = waiting.map((toast) => (toast.key === key ? renew(toast) : toast));
    const open = find((toast) => toast.key === key);
    if (open) shown.swap(open, renew(open.content));
  };

  return {
    success: add('success'),
    info: add('info'),
    warning: add('warning'),
    error: add('error'),
    promise(work, words) {
      const key = add('pending')(words.pending, { timeoutMs: 0 });
      work.then(
        (result) => update(key, { kind: 'success', text: said(words.success, result) }),
        (reason) => update(key, { kind: 'error', text: said(words.error, reason) }),
      );
      return work;
    },
    update,
    close(key) {
      waiting = waiting.filter((toast) => toast.key !== key);
      shown.take(key);
    },
    clear() {
      waiting = [];
      shown.clear();
    },
    shown,
  };
}

function said<Value>(words: ReactNode | ((value: Value) => ReactNode), value: Value) {
  return typeof words === 'function' ? words(value) : words;
}
