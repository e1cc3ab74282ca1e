import { addNotice } from '../../../accounts/notices/notices.ts';
import type { Db } from '../../../db/db.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Live } from '../../../live/live.ts';
import type { Vault } from '../../../secrets/vault.ts';
import { selectEvents } from '../events.sql.ts';
import { callTarget, succeeded } from './call.ts';
import { type Due, moveCursor, postpone, release, takeDue } from './due-webhooks.sql.ts';
import { insertCall } from './webhook-calls.sql.ts';

/** After how long an event that was not accepted is sent again, by the number of tries; later ones are hourly. */
const DELAYS_S = [5, 30, 120, 600, 1800];
const HOURLY_S = 3600;
/** How many events are sent to one address before others have their turn. */
const TURN = 50;
/** How many addresses are called at the same time. */
const CALLERS = 4;
/** How often to look for addresses whose next try is due. */
const LOOK_MS = 5000;

interface Context {
  db: Db;
  jobs: Jobs;
  live: Pick<Live, 'subscribe'>;
  vault: Vault;
  allowPrivate: boolean;
  log: { error(details: object, message: string): void };
}

/** Sends an address the events that it has not accepted yet, one by one, until it refuses one. */
async function serve({ db, jobs, vault, allowPrivate }: Context, due: Due, signal: AbortSignal) {
  let at = due;
  for (const event of await selectEvents(db, due.company_id, due.cursor, TURN)) {
    if (signal.aborted) break;
    if (due.types.length === 0 || due.types.includes(event.type)) {
      const outcome = await callTarget(due, event, { allowPrivate, vault });
      await insertCall(db, due.id, event, outcome);
      if (!succeeded(outcome)) {
        const postponed = await postpone(db, at, {
          delayS: DELAYS_S[due.attempt] ?? HOURLY_S,
          isGone: outcome.status === 410,
        });
        if (postponed)
          await addNotice(db, jobs, postponed, { kind: 'webhook-off', detail: due.url });
        return;
      }
    }
    if (!(await moveCursor(db, at, event.id))) break;
    at = { ...at, cursor: event.id };
  }
  await release(db, due.id);
}

/**
 * Sends companies' events to their addresses until stopped. Several processes share the work: an address is called by
 * only one at a time, and one that was left by a killed process is taken over after 20 seconds.
 */
export function startSending(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWanted = false;
  const running = new Set<Promise<void>>();

  async function sendAll() {
    while (!signal.aborted) {
      const due = await takeDue(context.db);
      if (!due) return;
      await serve(context, due, signal);
    }
  }
  const wake = () => {
    isWanted = true;
    if (running.size >= CALLERS || signal.aborted) return;
    isWanted = false;
    const work = sendAll()
      .catch((err) => context.log.error({ err }, 'webhooks are not called'))
      .finally(() => {
        running.delete(work);
        if (isWanted) wake();
      });
    running.add(work);
  };
  const leaving = context.live.subscribe('webhooks', wake).catch(() => () => undefined);
  const timer = setInterval(wake, LOOK_MS).unref();
  wake();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      (await leaving)();
      await Promise.all(running);
    },
  };
}
