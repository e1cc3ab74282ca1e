import { setTimeout as sleep } from 'node:timers/promises';
import type { ShowcaseFile } from '@org/api-client/schema';
import { addDays } from 'date-fns/addDays';
import { isPast } from 'date-fns/isPast';
import { v7 as uuidv7 } from 'uuid';
import { selectState } from '../sql/catalog.sql.ts';
import { feedKey } from './feed-key.ts';
import type { FeedState } from './feeds.sql.ts';
import * as queries from './feeds.sql.ts';
import { type FeedContext, make, type Target } from './make-file.ts';

/** Does work one after another, in turns of those it is for. */
interface Turns {
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
      const queue = waiting.get(whom) ?? [];
      queue.push(() => work().then(resolve, reject));
      waiting.set(whom, queue);
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

/** How long a file of less than half the rows is taken for a fault. */
const SHRUNK_DAYS = 1;

/** Returns why the new file must not replace the current one; undefined if it may. */
function faultOf(
  feed: FeedState | undefined,
  rows: number,
  revision: number,
): 'empty' | 'shrunk' | undefined {
  if (!feed?.key || !feed.rows) return undefined;
  if (rows === 0) return 'empty';
  // a changed showcase is expected to have another list
  if (rows * 2 >= feed.rows || feed.made_revision !== revision) return undefined;
  const since = feed.held === 'shrunk' ? feed.held_since : null;
  return since && isPast(addDays(since, SHRUNK_DAYS)) ? undefined : 'shrunk';
}

async function remake(context: FeedContext, target: Target, file: ShowcaseFile): Promise<void> {
  const { db, storage } = context;
  const { id, revision } = target;
  const before = await queries.selectFeed(db, id, file);
  const { version } = await selectState(db, 0);
  const attempt = { id, file, revision, version };
  try {
    await make(context, target, file, async ({ rows, etag, keep }) => {
      const fault = faultOf(before, rows, revision);
      if (fault) return queries.holdFeed(db, attempt, fault);
      if (before?.key && before.etag === etag) return queries.confirmFeed(db, attempt);
      const key = uuidv7();
      await keep(key);
      const unused = await queries.replaceFeed(db, attempt, { key, etag, rows });
      if (unused) await storage.delete(feedKey(unused));
    });
  } catch (error) {
    if (!before?.key) throw error;
    context.onFailure(error);
    await queries.holdFeed(db, attempt, 'failed');
  }
}

/** Files that are being made by this process, or wait for their turn. */
const making = new Map<string, Promise<void>>();
/** Files are made one after another, since each takes a CPU core for seconds, and in fair turns of the companies. */
const turns = createTurns();

/** Makes a file, or waits for it if it is being made already. */
function remakeOnce(context: FeedContext, target: Target, file: ShowcaseFile): Promise<void> {
  const name = `${target.id} ${target.revision} ${file}`;
  const running = making.get(name);
  if (running) return running;
  const work = turns
    .take(target.company_id, () => remake(context, target, file))
    .finally(() => making.delete(name));
  making.set(name, work);
  return work;
}

/** How long a caller waits for a newer file if there is a good one. */
const PATIENCE_MS = 2000;

/** Resolves when the work is done, at the latest when a caller has waited long enough; a failure goes to `onFailure`. */
async function patiently(work: Promise<void>, onFailure: (error: unknown) => void) {
  const ending = new AbortController();
  const { signal } = ending;
  const waited = sleep(PATIENCE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  await Promise.race([work.catch(onFailure), waited]);
  ending.abort();
}

/** Resolves once no file is being made, to whether one was. */
export const settleFeeds = (): Promise<boolean> => turns.settle();

/**
 * The last good file of a link. If it may be out of date, a new one is made, and the caller waits for it a moment. Who
 * asks later gets the new one. Decision 232.
 */
export async function currentFeed(
  context: FeedContext,
  target: Target,
  file: ShowcaseFile,
): Promise<FeedState & { key: string; etag: string }> {
  const { db, storage } = context;
  const known = await queries.selectFeed(db, target.id, file);
  const isThere = known?.key && (await storage.exists(feedKey(known.key)));
  if (known?.key && !isThere) await queries.forgetFile(db, target.id, file);
  const isCurrent = known?.is_fresh && known.revision === target.revision;
  if (!isThere) await remakeOnce(context, target, file);
  else if (!isCurrent) await patiently(remakeOnce(context, target, file), context.onFailure);
  const feed = isThere && isCurrent ? known : await queries.selectFeed(db, target.id, file);
  if (!feed?.key || !feed.etag) throw new Error('A file that was made is not there.');
  return { ...feed, key: feed.key, etag: feed.etag };
}
