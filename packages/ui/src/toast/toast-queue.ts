import type { ReactNode } from 'react';
import {
  UNSTABLE_ToastQueue as AriaToastQueue,
  type QueuedToast,
} from 'react-aria-components/Toast';
import { Clock } from './clock.ts';

/** `pending` is a promise that is not kept yet. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'pending';

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
  timeoutMs?: number | undefined;
  /**
   * One thing that can be done about it.
   * @default none
   */
  action?: ToastAction | undefined;
}

export interface ToastQueueOptions {
  /**
   * How many are on the screen at once; the others wait in the order they came.
   * @default 3
   */
  limit?: number | undefined;
  /**
   * How long each stays, ms.
   * @default 3000
   * @see specification, section 9
   */
  timeoutMs?: number | undefined;
}

/** One message: its key, and what to show. */
export interface Toast extends ToastOptions {
  key: string;
  kind: ToastKind;
  text: ReactNode;
}

/** What is said while a promise runs and when it has ended. */
export interface ToastPromiseWords<Result> {
  /** While it runs. */
  pending: ReactNode;
  /** It was kept. */
  success: ReactNode | ((result: Result) => ReactNode);
  /** It was broken. */
  error: ReactNode | ((reason: unknown) => ReactNode);
}

/** What may change of a toast that is there already; its time begins anew. */
export interface ToastUpdate extends ToastOptions {
  kind?: ToastKind | undefined;
  text?: ReactNode;
}

/** Toasts that are on the screen, with their clocks. They stand still while somebody reads or looks away. */
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

  /** Begins the time of a toast, once it is drawn. */
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

  /** Takes a toast away by the key that its queue gave it. */
  take(key: string) {
    this.stop(key);
    const open = this.visibleToasts.find(({ content }) => content.key === key);
    if (open) this.close(open.key);
  }

  /** Puts another content in the place of one that is shown. */
  swap(open: QueuedToast<Toast>, content: Toast) {
    open.content = content;
    // closing what is not there makes the list anew
    this.close('');
  }

  override clear() {
    for (const key of [...this.clocks.keys()]) this.stop(key);
    super.clear();
  }
}

/**
 * A queue of toasts, made once for an application and shown by one `ToastRegion`. Usable from anywhere, also outside
 * React. What is said twice is shown once, with its time begun anew.
 */
export interface ToastQueue {
  /** Something was done. Returns the key for `close` and `update`. */
  success: (text: ReactNode, options?: ToastOptions) => string;
  /** Something to know. */
  info: (text: ReactNode, options?: ToastOptions) => string;
  /** Something was done, but not all of it, or something is about to go wrong. */
  warning: (text: ReactNode, options?: ToastOptions) => string;
  /** Something failed: read at once. */
  error: (text: ReactNode, options?: ToastOptions) => string;
  /** Says that a promise runs, then in the same place how it ended. Returns the promise. */
  promise: <Result>(work: Promise<Result>, words: ToastPromiseWords<Result>) => Promise<Result>;
  /** Changes one, shown or waiting, where it stands; nothing happens when it is gone already. */
  update: (key: string, change: ToastUpdate) => void;
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
