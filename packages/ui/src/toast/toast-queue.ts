import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';
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
   * @default what the queue has for its kind
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
   * How many toasts are on the screen at once. The others wait in the order in which they came, but an error waits for
   * nothing but errors: the oldest other toast makes room and comes back later.
   * @default 3
   */
  limit?: number | undefined;
  /**
   * How long each toast stays, ms.
   * @default 3000
   * @see specification, section 9
   */
  timeoutMs?: number | undefined;
  /**
   * How long the toasts of a kind stay, ms; 0 means until they are closed. `{ error: 0 }` keeps what went wrong.
   * @default timeoutMs for every kind
   */
  timeouts?: Partial<Record<Exclude<ToastKind, 'pending'>, number>> | undefined;
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
    const open = this.byKey(key);
    if (open) this.close(open.key);
  }

  /** Starts the time of a toast again, if it is on the screen. */
  restart({ key }: Toast) {
    const open = this.byKey(key);
    if (open) this.start(open.content);
  }

  /** Replaces the content of a toast if it is on the screen. */
  swap(content: Toast) {
    const open = this.byKey(content.key);
    if (!open) return false;
    open.content = content;
    // closing an unknown key makes React Aria update the list
    this.close('');
    return true;
  }

  private byKey(key: string) {
    return this.visibleToasts.find(({ content }) => content.key === key);
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
  /** Shows that something failed, before all that waits. Screen readers announce it at once. */
  error: (text: ReactNode, options?: ToastOptions) => string;
  /**
   * Shows that a promise is pending, then its result in the same place. Each promise has a toast of its own; one that
   * was closed comes back with the result. Returns the promise.
   */
  promise: <Result>(work: Promise<Result>, words: ToastPromiseWords<Result>) => Promise<Result>;
  /** Changes a toast in place, shown or waiting. Does nothing if it is already gone. */
  update: (key: string, change: ToastUpdate) => void;
  /** Removes a toast, shown or waiting. Does nothing if it is already gone. */
  close: (key: string) => void;
  /** Removes all toasts. */
  clear: () => void;
  /** Whether the pointer is down: then no toast comes; for `ToastRegion`. */
  press: (isPressed: boolean) => void;
  /** Toasts on the screen, newest first; for `ToastRegion`. */
  readonly shown: ShownToasts;
}

export function createToastQueue({
  limit = 3,
  timeoutMs = 3000,
  timeouts = {},
}: ToastQueueOptions = {}): ToastQueue {
  const timeOf = (kind: ToastKind) => (kind === 'pending' ? 0 : (timeouts[kind] ?? timeoutMs));
  const shown = new ShownToasts();
  const line = createLine(shown, limit);
  let lastKey = 0;

  const made = (kind: ToastKind, text: ReactNode, options?: ToastOptions): Toast => ({
    ...options,
    timeoutMs: options?.timeoutMs ?? timeOf(kind),
    key: String(++lastKey),
    kind,
    text,
  });
  const add = (kind: ToastKind) => (text: ReactNode, options?: ToastOptions) => {
    const same = line.find((toast) => toast.kind === kind && toast.text === text);
    if (!same) return line.put(made(kind, text, options));
    shown.restart(same);
    return same.key;
  };
  const update = (key: string, change: ToastUpdate) => {
    const toast = line.find((one) => one.key === key);
    if (!toast) return false;
    const kind = change.kind ?? toast.kind;
    line.replace({ ...toast, ...change, kind, timeoutMs: change.timeoutMs ?? timeOf(kind) });
    return true;
  };
  /** Shows how a promise has ended, in its own toast. */
  const end = (key: string, kind: ToastKind, text: ReactNode) => {
    if (!update(key, { kind, text })) line.put({ ...made(kind, text), key });
  };

  return {
    success: add('success'),
    info: add('info'),
    warning: add('warning'),
    error: add('error'),
    promise(work, words) {
      const key = line.put(made('pending', words.pending));
      work.then(
        (result) => end(key, 'success', wordsOf(words.success, result)),
        (reason) => end(key, 'error', wordsOf(words.error, reason)),
      );
      return work;
    },
    update: (key, change) => void update(key, change),
    close: line.drop,
    clear: line.clear,
    press: line.press,
    shown,
  };
}

/** The toasts on the screen, and those that wait for a place there. */
function createLine(shown: ShownToasts, limit: number) {
  let waiting: Toast[] = [];
  let isPressed = false;

  const wait = (toast: Toast, isFirst = false) => {
    const errors = waiting.filter(isError).length;
    waiting.splice(isError(toast) || isFirst ? errors : waiting.length, 0, toast);
  };
  const fill = () => {
    const [next] = waiting;
    // a toast that comes would move the others from under the pointer, or lie under it
    if (!next || isPressed) return;
    const oldest = shown.visibleToasts.findLast(({ content }) => !isError(content))?.content;
    if (shown.visibleToasts.length < limit) shown.add(waiting.shift() as Toast);
    else if (isError(next) && oldest) {
      wait(oldest, true);
      shown.take(oldest.key);
    }
  };
  shown.subscribe(fill);

  const put = (toast: Toast) => {
    wait(toast);
    fill();
    return toast.key;
  };
  const drop = (key: string) => {
    waiting = waiting.filter((toast) => toast.key !== key);
    shown.take(key);
  };
  return {
    find: (isWanted: (toast: Toast) => boolean) =>
      [...shown.visibleToasts.map(({ content }) => content), ...waiting].find(isWanted),
    put,
    replace(toast: Toast) {
      if (shown.swap(toast)) return;
      const was = waiting.find(({ key }) => key === toast.key);
      if (isError(toast) && was && !isError(was)) {
        drop(toast.key);
        put(toast);
      } else waiting = waiting.map((one) => (one === was ? toast : one));
    },
    drop,
    clear() {
      waiting = [];
      shown.clear();
    },
    press(now: boolean) {
      isPressed = now;
      fill();
    },
  };
}

const isError = ({ kind }: Toast) => kind === 'error';

function wordsOf<Value>(words: ReactNode | ((value: Value) => ReactNode), value: Value) {
  return typeof words === 'function' ? words(value) : words;
}
