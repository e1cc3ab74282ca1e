/** Calls `onEnd` once it has run for `ms`. Time during which it is held does not count. */
export class Clock {
  private startedAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leftMs: number;
  private readonly onEnd: () => void;

  constructor(ms: number, onEnd: () => void) {
    this.leftMs = ms;
    this.onEnd = onEnd;
  }

  run() {
    clearTimeout(this.timer);
    this.startedAt = Date.now();
    this.timer = setTimeout(this.onEnd, this.leftMs);
  }

  hold() {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.leftMs -= Date.now() - this.startedAt;
  }
}
