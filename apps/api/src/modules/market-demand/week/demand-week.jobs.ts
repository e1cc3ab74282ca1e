import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/db.ts';
import type { MarketMessage } from '../../../jobs/job-data.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { selectReachable, sendMessage } from '../../../notices/notice-messages.ts';
import type { Post } from '../../../post/post-message.ts';
import type { Pusher } from '../../../push/push.ts';
import type { PushKey } from '../../../push/push-key.ts';
import { isSeller, selectMarketWeek, selectSellers, selectWeek } from './demand-week.sql.ts';
import { weekLetter, weekNotice, weekText } from './week-letters.ts';

interface Context {
  db: Db;
  jobs: Jobs;
  config: Config;
  pushKey: PushKey | undefined;
}

async function queueCompany(context: Context, company: string, week: string): Promise<void> {
  const { db, jobs } = context;
  if (!(await selectMarketWeek(db, company, week))) return;
  const accounts = await selectSellers(db, company);
  for (const { channel, to } of await selectReachable(context, accounts, 'market')) {
    const id = uuidv5(`market ${company} ${week} ${channel} ${to}`, uuidv5.URL);
    await jobs.add(db, 'market-message', { company, week, channel, to }, id);
  }
}

/**
 * Queues a message about the last whole week to everybody who sells, by the channel that each has chosen; none where
 * there is nothing to tell. Called again, it queues nothing twice. Throws once all others are told, if one could not be.
 */
export async function queueMarketMessages(context: Context): Promise<void> {
  const { week, companies } = await selectWeek(context.db);
  const failures: unknown[] = [];
  for (const company of companies)
    await queueCompany(context, company, week).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, 'not every company is told of its week');
}

/** Sends a letter, a text message or a notice in a browser, if whoever it is for still sells for the company. */
export async function sendMarketMessage(
  context: Omit<Context, 'jobs'> & { post: Post; push: Pusher },
  { company, week, channel, to }: MarketMessage,
): Promise<void> {
  const { db, config } = context;
  const row = await selectMarketWeek(db, company, week);
  if (!row || !(await isSeller(db, company, to))) return;
  const of = { company, week };
  await sendMessage(
    context,
    { channel, to },
    {
      kind: 'market',
      letter: weekLetter(row, of, config.publicUrl),
      text: weekText(row, of, config.publicUrl),
      notice: weekNotice(row, of),
    },
  );
}
