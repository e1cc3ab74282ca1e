import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../../../config/config.ts';
import type { Db } from '../../../../db/db.ts';
import type { JobData } from '../../../../jobs/job-data.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { selectReachable, sendMessage } from '../../../../notices/notice-messages.ts';
import type { Post } from '../../../../post/post-message.ts';
import type { Pusher } from '../../../../push/push.ts';
import type { PushKey } from '../../../../push/push-key.ts';
import { compareWatches } from '../compare-watches.ts';
import {
  isOwn,
  type NewsReader,
  selectHeard,
  selectNews,
  takeLetters,
} from './told-watches.sql.ts';
import { watchLetter, watchNotice, watchText } from './watch-letters.ts';

interface Context {
  db: Db;
  jobs: Jobs;
  config: Config;
  pushKey: PushKey | undefined;
}

/** Queues messages to accounts with news, by the channels that each has chosen: in browsers, or as letters. */
async function queue(
  { jobs, ...context }: Context,
  untold: readonly NewsReader[],
  isPush: boolean,
): Promise<void> {
  for (const news of untold) {
    const reachable = await selectReachable(context, [news.account], 'watches');
    const messages = reachable
      .filter(({ channel }) => (channel === 'push') === isPush)
      .map(({ channel, to }) => ({
        data: { ...news, channel, to },
        id: uuidv5(`watch ${news.account} ${news.since} ${channel} ${to}`, uuidv5.URL),
      }));
    await jobs.addAll(context.db, 'watch-message', messages);
  }
}

/**
 * Compares what has changed with what is waited for, and tells what has come: browsers at once, by letter or text message
 * at most once a day for an account.
 */
export async function tellWatches(context: Context, signal: AbortSignal): Promise<void> {
  await context.db.transaction(async (db) => {
    const since = await compareWatches(db, signal);
    if (since === undefined) return;
    await queue({ ...context, db }, await selectHeard(db, since), true);
    await queue({ ...context, db }, await takeLetters(db), false);
  });
}

/** Sends a letter, a text message or a notice in a browser of what still holds, if it is still whose news it is. */
export async function sendWatchMessage(
  context: Omit<Context, 'jobs'> & { post: Post; push: Pusher },
  { channel, to, ...news }: JobData['watch-message'],
): Promise<void> {
  const { db, config } = context;
  const rows = await selectNews(db, news);
  if (rows.length === 0 || !(await isOwn(db, news.account, to))) return;
  await sendMessage(
    context,
    { channel, to },
    {
      kind: 'watches',
      letter: watchLetter(rows, config.publicUrl),
      text: watchText(rows, config.publicUrl),
      notice: watchNotice(rows),
    },
  );
}
