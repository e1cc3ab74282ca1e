import { isServerAway, retryDelay } from '../../shared/session/page-session.ts';

/** Together with the time that the server itself waits, about a minute: nobody watches a pressed button for longer. */
const MAX_TRIES = 5;

/**
 * Repeats a call while the server says that it is busy, as it is while a price list is put on sale. Only for calls with
 * an idempotency key: these are done once, however often they are sent.
 */
export async function retryWhileBusy<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      return await ask();
    } catch (error) {
      if (!isServerAway(error) || failures + 1 >= MAX_TRIES) throw error;
      await new Promise((done) => setTimeout(done, retryDelay(failures, error)));
    }
  }
}
