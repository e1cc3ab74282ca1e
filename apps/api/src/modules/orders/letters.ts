import type { Order, OrderStatus } from '@org/api-client/schema';
import type { LetterText } from '../../post/letter.ts';
import { formatMoney, formatPieces } from '../../words.ts';

type Side = Order['side'];

/** What happened, to the reader of this side. */
function headline(status: OrderStatus, side: Side, order: Order): string {
  const { number } = order;
  if (status === 'new')
    return side === 'supplier' ? `Новый заказ ${number}` : `Заказ ${number} отправлен поставщику`;
  if (status === 'confirmed')
    return `Заказ ${number} подтверждён${order.partial ? ' частично' : ''}`;
  if (status === 'declined') return `Заказ ${number} отклонён поставщиком`;
  return `Заказ ${number} отменён покупателем`;
}

const lineText = ({ product, quantity, confirmed_quantity }: Order['items'][number]) =>
  confirmed_quantity !== null && confirmed_quantity < quantity
    ? `${product.title} — ${formatPieces(confirmed_quantity)} из ${quantity}`
    : `${product.title} — ${formatPieces(quantity)}`;

/** More lines than these are read on the page. */
const MOST_LINES = 20;

const lines = ({ items }: Order): string[] =>
  items.length <= MOST_LINES
    ? items.map(lineText)
    : [
        ...items.slice(0, MOST_LINES).map(lineText),
        `И ещё строк: ${items.length - MOST_LINES} — они на странице заказа.`,
      ];

/** A letter about an event of an order to one of its sides. */
export function orderLetter(
  order: Order,
  { status, comment, side }: { status: OrderStatus; comment: string | null; side: Side },
  publicUrl: string,
): LetterText {
  const heading = headline(status, side, order);
  const party =
    side === 'supplier' ? `Покупатель: ${order.buyer.name}.` : `Поставщик: ${order.supplier.name}.`;
  return {
    subject: `${heading} на ${formatMoney(order.total)}`,
    heading,
    paragraphs: [
      `${party} Сумма ${formatMoney(order.total)}.`,
      ...(comment ? [`Комментарий: ${comment}`] : []),
      ...lines(order),
    ],
    action: { label: 'Открыть заказ', href: `${publicUrl}/orders/${order.id}` },
    note:
      status === 'new' && side === 'supplier'
        ? 'Товар уже снят с остатков. Подтвердите или отклоните заказ.'
        : 'Состав и документы — на странице заказа.',
  };
}
