import type { ShowcaseFile } from '@org/api-client/schema';
import { addDays } from 'date-fns/addDays';
import { isPast } from 'date-fns/isPast';
import { v7 as uuidv7 } from 'uuid';
import { selectState } from '../../queries.ts';
import { feedKey } from './feed-key.ts';
import { type FeedContext, make, type Target } from './make-file.ts';
import type { FeedState } from './queries.ts';
import * as queries from './queries.ts';

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

/** Files that are being made by this process. */
const making = new Map<string, Promise<void>>();
/** Files are made one after another: each takes a CPU core for seconds. */
let last: Promise<unknown> = Promise.resolve();

/** Makes a file, or waits for it if it is being made already. */
function remakeOnce(context: FeedContext, target: Target, file: ShowcaseFile): Promise<void> {
  const name = `${target.id} ${target.revision} ${file}`;
  const running = making.get(name);
  if (running) return running;
  const work = last.then(() => remake(context, target, file)).finally(() => making.delete(name));
  making.set(name, work);
  last = work.catch(() => undefined);
  return work;
}

/** Resolves to the file of a link: the last good one, made again if it may be out of date. */
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
  if (!isThere || !isCurrent) await remakeOnce(context, target, file);
  const feed = isThere && isCurrent ? known : await queries.selectFeed(db, target.id, file);
  if (!feed?.key || !feed.etag) throw new Error('A file that was made is not there.');
  return { ...feed, key: feed.key, etag: feed.etag };
}
