/** Notices of the database, whichever process sent them. */
export interface Notices {
  /**
   * Calls `wake` on every notice of `topic`, and if some may have been missed. Resolves, once no notice can be missed,
   * to a function that ends the subscription.
   */
  subscribe(topic: string, wake: () => void): Promise<() => void>;
}

export interface WatchOptions {
  /** How long after a notice the work begins: what comes meanwhile is done with it. In milliseconds. */
  soonMs: number;
  /** How often it is done without a notice, which may have been lost; in milliseconds. */
  lookMs: number;
}

/**
 * Does `work` soon after each notice of a topic, and once in a while in any case, never twice at a time. Without
 * `notices` it only looks. `work` resolves to true if it must be done again soon; it never rejects.
 */
export async function startWatch(
  notices: Notices | undefined,
  topic: string,
  { soonMs, lookMs }: WatchOptions,
  work: () => Promise<boolean>,
): Promise<{ stop(): Promise<void> }> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    if (!isStopped && (await work())) soon();
  };
  const soon = () => {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      running = running.then(run);
    }, soonMs).unref();
  };
  const leave = await notices?.subscribe(topic, soon);
  const look = setInterval(soon, lookMs).unref();
  return {
    stop: async () => {
      isStopped = true;
      leave?.();
      clearInterval(look);
      clearTimeout(timer);
      await running;
    },
  };
}

/**
 * Returns a function that does `work` and resolves to true if it failed or resolved to true, which asks to be done again.
 * Of failures one after another only the first is reported: a line for each would hide all else in the log.
 */
export function reportOnce(
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): () => Promise<boolean> {
  let isFailing = false;
  return async () => {
    try {
      const isAgain = await work();
      isFailing = false;
      return isAgain === true;
    } catch (error) {
      if (!isFailing) report(error);
      isFailing = true;
      return true;
    }
  };
}
