import type { Order, OrderEventKind } from '@org/api-client/schema';
import { fullName } from '@org/trade/full-name';
import type { LetterText } from '../../post/post-letter.ts';
import type { BrowserNotice } from '../../push/push.ts';
import { formatMoney, formatPieces } from '../../trade/trade-words.ts';

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
const MOST_LINES = 20;

const lines = ({ items }: Order): string[] =>
  items.length <= MOST_LINES
    ? items.map(lineText)
    : [
        ...items.slice(0, MOST_LINES).map(lineText),
        `И ещё строк: ${items.length - MOST_LINES} — они на странице заказа.`,
      ];

/** A text message about an event of an order: what happened, and where to read on. */
export const orderText = (
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
