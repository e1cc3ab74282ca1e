import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import type { Jobs, OrderLetter } from '../../jobs/jobs.ts';
import { writeLetter } from '../../post/letter.ts';
import type { Post } from '../../post/message.ts';
import { canSend } from '../../post/post.ts';
import { orderLetter } from './letters.ts';
import { toOrder } from './order.ts';
import { selectNews } from './queries.ts';

/** One letter of an event to each side's address, however often it is asked for. */
const letterId = ({ event, to, side }: OrderLetter) =>
  uuidv5(`order-letter ${event} ${side} ${to}`, uuidv5.URL);

/** Has a letter sent to everybody whom an event of an order concerns, each tried on its own. */
export async function spreadOrderNews(
  { db, jobs, config }: { db: Db; jobs: Jobs; config: Config },
  { event }: { event: number },
): Promise<void> {
  if (!canSend(config, 'email')) return;
  await db.transaction(async (tx) => {
    const news = await selectNews(tx, event);
    if (!news) return;
    const letters: OrderLetter[] = [
      ...news.buyers.map((to) => ({ event, to, side: 'buyer' }) as const),
      ...news.suppliers.map((to) => ({ event, to, side: 'supplier' }) as const),
    ];
    for (const letter of letters) await jobs.add(tx, 'order-letter', letter, letterId(letter));
  });
}

export async function sendOrderLetter(
  { db, post, publicUrl }: { db: Db; post: Post; publicUrl: string },
  { event, to, side }: OrderLetter,
): Promise<void> {
  const news = await selectNews(db, event);
  if (!news) return;
  const { event_kind: kind, event_comment: comment } = news;
  await post.email(writeLetter(to, orderLetter(toOrder(news), { kind, comment, side }, publicUrl)));
}
