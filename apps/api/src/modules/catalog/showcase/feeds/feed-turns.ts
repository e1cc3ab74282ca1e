/** Does work one after another, in turns of those it is for. */
export interface Turns {
  /** Does the work when it is the turn of `whom`. Somebody with much work waits longer, not everybody else. */
  take(whom: string, work: () => Promise<void>): Promise<void>;
  /** Resolves once nothing is left to do, to whether there was anything. */
  settle(): Promise<boolean>;
}

export function createTurns(): Turns {
  /** What waits for each, in the order of their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running: Promise<void> | undefined;

  async function doAll() {
    for (;;) {
      const [next] = waiting;
      if (!next) return;
      const [whom, [work, ...others]] = next;
      // who has more of it goes to the end of the line
      waiting.delete(whom);
      if (others.length > 0) waiting.set(whom, others);
      await work?.();
    }
  }
  return {
    take: (whom, work) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const own = waiting.get(whom) ?? [];
      own.push(() => work().then(resolve, reject));
      waiting.set(whom, own);
      running ??= doAll().finally(() => {
        running = undefined;
      });
      return promise;
    },
    settle: async () => {
      const wasBusy = running !== undefined;
      while (running) await running;
      return wasBusy;
    },
  };
}
