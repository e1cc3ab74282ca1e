/** Calls `run` when there has been no call for `waitMs`; `cancel` drops a waiting call. */
export function debounce<Args extends unknown[]>(run: (...args: Args) => void, waitMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(run, waitMs, ...args);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}

/** Calls `run` at once and then at most once in `waitMs`; a call in between is made at the end of that time. */
export function throttle(run: () => void, waitMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  const open = () => {
    timer = undefined;
    if (isOwed) throttled();
  };
  const throttled = () => {
    isOwed = timer !== undefined;
    if (isOwed) return;
    timer = setTimeout(open, waitMs);
    run();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isOwed = false;
  };
  return Object.assign(throttled, { cancel });
}
