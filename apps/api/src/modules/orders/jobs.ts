import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import type { Jobs, OrderLetter } from '../../jobs/jobs.ts';
import { writeLetter } from '../../post/letter.ts';
import type { Post } from '../../post/message.ts';
import { canSend } from '../../post/post.ts';
import { orderLetter } from './letters.ts';
import { toOrder } from './order.ts';
import { selectNews } from './queries.ts';

/** Has a letter sent to everybody whom an event of an order concerns, each tried on its own. */
export async function spreadOrderNews(
  { db, jobs, config }: { db: Db; jobs: Jobs; config: Config },
  { event }: { event: number },
): Promise<void> {
  if (!canSend(config, 'email')) return;
  await db.transaction(async (tx) => {
    const news = await selectNews(tx, event);
    if (!news) return;
    for (const to of news.buyers) await jobs.add(tx, 'order-letter', { event, to, side: 'buyer' });
    for (const to of news.suppliers)
      await jobs.add(tx, 'order-letter', { event, to, side: 'supplier' });
  });
}

export async function sendOrderLetter(
  { db, post, publicUrl }: { db: Db; post: Post; publicUrl: string },
  { event, to, side }: OrderLetter,
): Promise<void> {
  const news = await selectNews(db, event);
  if (!news) return;
  const { event_status: status, event_comment: comment } = news;
  await post.email(
    writeLetter(to, orderLetter(toOrder(news), { status, comment, side }, publicUrl)),
  );
}
