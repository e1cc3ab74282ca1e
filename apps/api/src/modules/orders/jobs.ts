import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import type { Jobs, OrderLetter } from '../../jobs/jobs.ts';
import { KIND_OF } from '../../notices/kinds.ts';
import { selectLettersKey, selectReaders } from '../../notices/readers.ts';
import { writeLetter } from '../../post/letter.ts';
import type { Post } from '../../post/message.ts';
import { canSend } from '../../post/post.ts';
import { orderLetter, orderText } from './letters.ts';
import { toOrder } from './order.ts';
import { selectNews } from './queries.ts';

/** One message of an event to each side's address, however often it is asked for. */
const letterId = ({ event, to, side }: OrderLetter) =>
  uuidv5(`order-letter ${event} ${side} ${to}`, uuidv5.URL);

/** Has everybody told whom an event of an order concerns, as each has chosen, each tried on its own. */
export async function spreadOrderNews(
  { db, jobs, config }: { db: Db; jobs: Jobs; config: Config },
  { event }: { event: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const news = await selectNews(tx, event);
    if (!news) return;
    const readers = await selectReaders(tx, news.id, KIND_OF[news.event_kind]);
    for (const reader of readers) {
      if (!canSend(config, reader.channel)) continue;
      const letter = { event, ...reader };
      await jobs.add(tx, 'order-letter', letter, letterId(letter));
    }
  });
}

export async function sendOrderLetter(
  { db, post, publicUrl }: { db: Db; post: Post; publicUrl: string },
  { event, to, side, channel }: OrderLetter,
): Promise<void> {
  const news = await selectNews(db, event);
  if (!news) return;
  const { event_kind: kind, event_comment: comment } = news;
  const order = toOrder(news);
  if (channel === 'phone') {
    await post.phone({ to, text: orderText(order, { kind, side }, publicUrl) });
    return;
  }
  const key = await selectLettersKey(db, to);
  const off = key && `${publicUrl}/letters-off?key=${key}&kind=${KIND_OF[kind]}`;
  const letter = orderLetter(order, { kind, comment, side }, publicUrl);
  await post.email(writeLetter(to, { ...letter, off }));
}
