import { causeText } from '@org/trade/order-causes';
import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import type { OrderLetter, OrderPush } from '../../jobs/job-data.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import {
  forgetSubscription,
  hasBrowser,
  selectMailbox,
  selectSubscription,
} from '../../notices/browsers.ts';
import { KIND_OF } from '../../notices/notice-kinds.ts';
import {
  isConcerned,
  type Reader,
  selectLettersKey,
  selectReaders,
} from '../../notices/readers.ts';
import { canSend } from '../../post/post.ts';
import { writeLetter } from '../../post/post-letter.ts';
import type { Post } from '../../post/post-message.ts';
import type { Pusher } from '../../push/push.ts';
import type { PushKey } from '../../push/push-key.ts';
import { toOrder } from './order.ts';
import { orderLetter, orderNotice, orderText } from './order-letters.ts';
import { selectNews } from './orders.sql.ts';

interface MessageContext {
  db: Db;
  jobs: Jobs;
  config: Config;
  pushKey: PushKey | undefined;
}

/**
 * The id of a message about an event to an address or browser of a side. It is always the same, so that the message is
 * sent once, however often it is asked for.
 */
const messageId = (what: 'letter' | 'push', event: number, side: string, to: string) =>
  uuidv5(`order-${what} ${event} ${side} ${to}`, uuidv5.URL);

const addLetter = (db: Db, jobs: Jobs, letter: OrderLetter) =>
  jobs.add(db, 'order-letter', letter, messageId('letter', letter.event, letter.side, letter.to));

/** Queues a message to a reader, if the server can send such messages. */
async function queueMessage(
  tx: Db,
  { jobs, config }: MessageContext,
  event: number,
  reader: Reader,
) {
  const { side, to } = reader;
  if (reader.channel === 'push') {
    const push = { event, side, browser: to, account: reader.account };
    await jobs.add(tx, 'order-push', push, messageId('push', event, side, to));
  } else if (canSend(config, reader.channel))
    await addLetter(tx, jobs, { event, side, to, channel: reader.channel });
}

/**
 * Queues messages to everybody whom an event of an order concerns, by the channel that each has chosen. Each message is
 * a job of its own.
 */
export async function queueOrderMessages(
  context: MessageContext,
  { event }: { event: number },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const news = await selectNews(tx, event);
    if (!news) return;
    const readers = await selectReaders(tx, {
      orderId: news.id,
      kind: KIND_OF[news.event_kind],
      pushKey: context.pushKey?.publicKey,
    });
    for (const reader of readers) await queueMessage(tx, context, event, reader);
  });
}

/**
 * Shows a notice in a browser, if the order still concerns its account. If the account's last browser is gone, a letter is sent instead, so that no notice is
 * lost.
 */
export async function sendOrderPush(
  { db, jobs, config, pushKey, push }: MessageContext & { push: Pusher },
  { event, side, browser, account }: OrderPush,
): Promise<void> {
  const news = await selectNews(db, event);
  if (!news || !(await isConcerned(db, news.id, { account }))) return;
  const to = pushKey && (await selectSubscription(db, browser, pushKey.publicKey));
  const notice = orderNotice(toOrder(news), { event, kind: news.event_kind, side });
  if (to && (await push(to, notice))) return;
  await forgetSubscription(db, browser);
  // checked after the deletion: of two browsers that are gone at the same time, the last one finds no other
  if (await hasBrowser(db, account, pushKey?.publicKey)) return;
  const mailbox = await selectMailbox(db, account);
  if (mailbox && canSend(config, 'email'))
    await addLetter(db, jobs, { event, side, to: mailbox, channel: 'email' });
}

/** Sends a letter or a text message, if the order still concerns whoever it goes to. */
export async function sendOrderLetter(
  { db, post, publicUrl }: { db: Db; post: Post; publicUrl: string },
  { event, to, side, channel }: OrderLetter,
): Promise<void> {
  const news = await selectNews(db, event);
  if (!news || !(await isConcerned(db, news.id, { address: to }))) return;
  const { event_kind: kind, event_details: details } = news;
  const comment = causeText(details.cause, news.event_comment);
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
