import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/db.ts';
import type { JobData, QuoteNews } from '../../../jobs/job-data.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { selectReachable, sendMessage } from '../../../notices/notice-messages.ts';
import type { Post } from '../../../post/post-message.ts';
import type { Pusher } from '../../../push/push.ts';
import type { PushKey } from '../../../push/push-key.ts';
import { quoteLetter, quoteNotice, quoteText } from './news-letters.ts';
import { isConcerned, selectConcerned, selectNews } from './quote-news.sql.ts';

interface Context {
  db: Db;
  jobs: Jobs;
  config: Config;
  pushKey: PushKey | undefined;
}

/** Queues a message to everybody whom an inquiry or its answer concerns, by the channel that each has chosen. */
export async function queueQuoteMessages(context: Context, news: QuoteNews): Promise<void> {
  const { db, jobs } = context;
  const row = await selectNews(db, news);
  if (!row) return;
  const { inquiry, supplier, version, wish, until } = news;
  const newsKey = [inquiry, supplier, version, wish?.quote, wish?.price, until];
  const what = newsKey.filter((part) => part !== undefined).join(' ');
  const reachable = await selectReachable(context, await selectConcerned(db, row), 'orders');
  const messages = reachable.map(({ channel, to }) => ({
    data: { ...news, channel, to },
    id: uuidv5(`quote ${what} ${channel} ${to}`, uuidv5.URL),
  }));
  await jobs.addAll(db, 'quote-message', messages);
}

/** Sends a letter, a text message or a notice in a browser, if it still concerns whoever it is for. */
export async function sendQuoteMessage(
  context: Omit<Context, 'jobs'> & { post: Post; push: Pusher },
  { channel, to, ...news }: JobData['quote-message'],
): Promise<void> {
  const { db, config } = context;
  const row = await selectNews(db, news);
  if (!row || !(await isConcerned(db, row, to))) return;
  await sendMessage(
    context,
    { channel, to },
    {
      kind: 'orders',
      letter: quoteLetter(row, config.publicUrl),
      text: quoteText(row, config.publicUrl),
      notice: quoteNotice(row),
    },
  );
}
