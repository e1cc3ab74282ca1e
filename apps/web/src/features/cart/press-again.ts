import { delayBeforeRetry, isServerAway } from '../../shared/session/store.ts';

/** With the server's own patience about a minute: whoever pressed a button looks at it for no longer. */
const MOST_TRIES = 5;

/**
 * Asks again where the server says that it is busy for the moment, as it does while a price list is put on sale: only for
 * what goes under a key and is done once however often it is asked.
 */
export async function pressAgain<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      return await ask();
    } catch (error) {
      if (!isServerAway(error) || failures + 1 >= MOST_TRIES) throw error;
      await new Promise((done) => setTimeout(done, delayBeforeRetry(failures, error)));
    }
  }
}
