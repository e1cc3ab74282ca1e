import type { Order, OrderEventKind } from '@org/api-client/schema';
import { fullName } from '@org/trade/full-name';
import { causeText } from '@org/trade/order-causes';
import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../config/config.ts';
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
import { type LetterText, writeLetter } from '../../post/post-letter.ts';
import type { Post } from '../../post/post-message.ts';
import type { BrowserNotice, Pusher } from '../../push/push.ts';
import type { PushKey } from '../../push/push-key.ts';
import { formatMoney, formatPieces } from '../../trade/trade-words.ts';
import { toOrder } from './order.ts';
import { selectNews } from './orders.sql.ts';

type Side = Order['side'];

const HEADLINES: Record<Exclude<OrderEventKind, 'placed'>, (number: string) => string> = {
  offered: (number) => `Поставщик изменил заказ ${number}`,
  confirmed: (number) => `Заказ ${number} подтверждён`,
  accepted: (number) => `Изменения в заказе ${number} приняты`,
  declined: (number) => `Заказ ${number} отклонён поставщиком`,
  cancelled: (number) => `Заказ ${number} отменён покупателем`,
  lapsed: (number) => `Резерв по заказу ${number} снят`,
  extended: (number) => `Резерв по заказу ${number} продлён`,
  invoiced: (number) => `Выставлен счёт по заказу ${number}`,
  paid: (number) => `Отмечена оплата заказа ${number}`,
  shipped: (number) => `Заказ ${number} отгружен`,
  released: (number) => `Остаток заказа ${number} не приедет`,
  received: (number) => `Товар по заказу ${number} принят`,
  claimed: (number) => `Претензия по заказу ${number}`,
  claim_accepted: (number) => `Претензия по заказу ${number} принята`,
  claim_rejected: (number) => `Претензия по заказу ${number} отклонена`,
  claim_withdrawn: (number) => `Претензия по заказу ${number} отозвана`,
  appealed: (number) => `Заказ ${number} изменён по просьбе покупателя?`,
  appeal_agreed: (number) => `Заказ ${number}: покупатель подтвердил, что сам просил`,
  appeal_refused: (number) => `Заказ ${number}: покупатель не просил об изменении`,
  bank_changed: (number) => `Реквизиты поставщика изменены, заказ ${number}`,
  closed: (number) => `Заказ ${number} закрыт`,
};

/** Says what happened, to a reader of this side. */
function headline(kind: OrderEventKind, side: Side, { number }: Order): string {
  if (kind !== 'placed') return HEADLINES[kind](number);
  return side === 'supplier' ? `Новый заказ ${number}` : `Заказ ${number} отправлен поставщику`;
}

/** Says what the reader has to do now, if anything. */
function noteFor(kind: OrderEventKind, side: Side): string {
  if (kind === 'placed' && side === 'supplier')
    return 'Товар уже снят с остатков. Подтвердите или отклоните заказ.';
  if (kind === 'offered' && side === 'buyer')
    return 'Примите изменения или отмените заказ: до ответа товар за вами.';
  if (kind === 'claimed' && side === 'supplier') return 'Ответьте на претензию в течение 10 дней.';
  if (kind === 'appealed' && side === 'buyer')
    return 'Поставщик говорит, что вы сами просили изменить или отменить заказ. Ответьте на странице заказа, так ли это: от ответа зависят его показатели.';
  if (kind === 'bank_changed')
    return 'Выставленный счёт остаётся на прежних реквизитах. Перед оплатой уточните у поставщика, на какой счёт платить: по телефону, который вы знаете.';
  return 'Состав и история — на странице заказа.';
}

const lineText = ({ product, quantity, confirmed_quantity }: Order['items'][number]) =>
  confirmed_quantity !== null && confirmed_quantity < quantity
    ? `${fullName(product)} — ${formatPieces(confirmed_quantity)} из ${quantity}`
    : `${fullName(product)} — ${formatPieces(quantity)}`;

/** How many lines a letter lists; the others are on the order's page. */
const MAX_LINES = 20;

const lines = ({ items }: Order): string[] =>
  items.length <= MAX_LINES
    ? items.map(lineText)
    : [
        ...items.slice(0, MAX_LINES).map(lineText),
        `И ещё строк: ${items.length - MAX_LINES} — они на странице заказа.`,
      ];

/** A text message about an event of an order: what happened, and where to read on. */
const orderText = (
  order: Order,
  { kind, side }: { kind: OrderEventKind; side: Side },
  publicUrl: string,
): string => `${headline(kind, side, order)}: ${publicUrl}/orders/${order.id}`;

/** The name of the other side, and the sum. */
const partyText = ({ buyer, supplier, payable }: Order, side: Side) =>
  `${side === 'supplier' ? `Покупатель: ${buyer.name}.` : `Поставщик: ${supplier.name}.`} Сумма ${formatMoney(payable)}.`;

/** A browser's notice of an event of an order; it opens the order. */
export const orderNotice = (
  order: Order,
  { event, kind, side }: { event: number; kind: OrderEventKind; side: Side },
): BrowserNotice => ({
  title: headline(kind, side, order),
  body: partyText(order, side),
  path: `/orders/${order.id}`,
  tag: `order-event-${event}`,
});

/** A letter about an event of an order to one of its sides. */
export function orderLetter(
  order: Order,
  { kind, comment, side }: { kind: OrderEventKind; comment: string | null; side: Side },
  publicUrl: string,
): LetterText {
  const heading = headline(kind, side, order);
  return {
    subject: `${heading} на ${formatMoney(order.payable)}`,
    heading,
    paragraphs: [
      partyText(order, side),
      ...(comment ? [`Комментарий: ${comment}`] : []),
      ...lines(order),
    ],
    action: { label: 'Открыть заказ', href: `${publicUrl}/orders/${order.id}` },
    note: noteFor(kind, side),
  };
}

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

const letterJob = (data: OrderLetter) => ({
  data,
  id: messageId('letter', data.event, data.side, data.to),
});

/** The messages to readers, as jobs: those that the server can send. */
function messagesTo(readers: readonly Reader[], event: number, config: Config) {
  const pushes = readers.flatMap(({ channel, side, to, account }) =>
    channel === 'push'
      ? [{ data: { event, side, browser: to, account }, id: messageId('push', event, side, to) }]
      : [],
  );
  const letters = readers.flatMap(({ channel, side, to }) =>
    channel !== 'push' && canSend(config, channel) ? [letterJob({ event, side, to, channel })] : [],
  );
  return { pushes, letters };
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
    const { pushes, letters } = messagesTo(readers, event, context.config);
    await context.jobs.addAll(tx, 'order-push', pushes);
    await context.jobs.addAll(tx, 'order-letter', letters);
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
  if (!mailbox || !canSend(config, 'email')) return;
  const { data, id } = letterJob({ event, side, to: mailbox, channel: 'email' });
  await jobs.add(db, 'order-letter', data, id);
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
