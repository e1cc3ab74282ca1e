import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/db.ts';
import type { MarketMessage } from '../../../jobs/job-data.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { forgetSubscription, selectSubscription } from '../../../notices/browsers.ts';
import { selectChannels, selectLettersKey } from '../../../notices/readers.ts';
import { writeLetter } from '../../../post/letter.ts';
import type { Post } from '../../../post/message.ts';
import { canSend } from '../../../post/post.ts';
import type { Pusher } from '../../../push/push.ts';
import type { PushKey } from '../../../push/push-key.ts';
import { weekLetter, weekNotice, weekText } from './letters.ts';
import { isSeller, selectMarketWeek, selectSellers, selectWeek } from './queries.ts';

interface Context {
  db: Db;
  jobs: Jobs;
  config: Config;
  pushKey: PushKey | undefined;
}

/**
 * Queues a message about the last whole week to everybody who sells, by the channel that each has chosen; none where
 * there is nothing to tell. Called again, it queues nothing twice.
 */
export async function queueMarketMessages({ db, jobs, config, pushKey }: Context): Promise<void> {
  const { week, companies } = await selectWeek(db);
  for (const company of companies) {
    if (!(await selectMarketWeek(db, company, week))) continue;
    const accounts = await selectSellers(db, company);
    const readers = await selectChannels(db, {
      accounts,
      kind: 'market',
      pushKey: pushKey?.publicKey,
    });
    for (const { channel, to } of readers) {
      if (channel !== 'push' && !canSend(config, channel)) continue;
      const id = uuidv5(`market ${company} ${week} ${channel} ${to}`, uuidv5.URL);
      await jobs.add(db, 'market-message', { company, week, channel, to }, id);
    }
  }
}

/** Sends a letter, a text message or a notice in a browser, if whoever it is for still sells for the company. */
export async function sendMarketMessage(
  { db, config, pushKey, post, push }: Omit<Context, 'jobs'> & { post: Post; push: Pusher },
  { company, week, channel, to }: MarketMessage,
): Promise<void> {
  const row = await selectMarketWeek(db, company, week);
  if (!row || !(await isSeller(db, company, to))) return;
  const { publicUrl } = config;
  const of = { company, week };
  if (channel === 'phone') return post.phone({ to, text: weekText(row, of, publicUrl) });
  if (channel === 'email') {
    const key = await selectLettersKey(db, to);
    const off = key && `${publicUrl}/letters-off?key=${key}&kind=market`;
    return post.email(writeLetter(to, { ...weekLetter(row, of, publicUrl), off }));
  }
  const browser = pushKey && (await selectSubscription(db, to, pushKey.publicKey));
  if (browser && !(await push(browser, weekNotice(row, of)))) await forgetSubscription(db, to);
}
