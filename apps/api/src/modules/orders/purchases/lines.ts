import { lineSum, totalOf } from '@org/trade/tax';
import { v7 as uuidv7 } from 'uuid';
import type { WantedLine } from '../../../trade/line.ts';
import { formatMoney } from '../../../trade/trade-words.ts';
import type { OfferOfLine } from './agreed.ts';
import type { PlannedOrder, Seller } from './purchases.sql.ts';

/** What a buyer wants to order of an offer. */
export type Wish = Pick<WantedLine, 'offer_id' | 'quantity' | 'price_added'>;

/** A wish with its offer, which is undefined if it is gone. */
export interface Line {
  line: Wish;
  offer: OfferOfLine | undefined;
}

const GONE = { stock: null, min_order: 1, multiple: 1, bulk_price: null };
export const wanted = ({ line, offer }: Line): WantedLine => ({ ...GONE, ...offer, ...line });

/** What the lines cost whose offers still exist, with VAT. */
export const sumOf = (lines: readonly Line[]): number =>
  totalOf(
    lines.flatMap(({ line, offer }) =>
      offer ? [lineSum({ ...offer, quantity: line.quantity })] : [],
    ),
  ).sum;

/** The items of an order with these lines. */
export const itemsOf = (lines: readonly Line[]): PlannedOrder['items'] =>
  lines.flatMap(({ line: { quantity }, offer }) =>
    offer ? [{ ...offer, id: uuidv7(), quantity }] : [],
  );

/** Says what an order lacks to the supplier's minimum; undefined if it lacks nothing, or has only what was agreed on. */
export function shortageOf(seller: Seller, lines: readonly Line[]): string | undefined {
  if (lines.every(({ offer }) => offer?.agreed)) return undefined;
  const left = seller.min_order_sum - sumOf(lines);
  return left > 0
    ? `У поставщика «${seller.name}» минимальный заказ ${formatMoney(seller.min_order_sum)}: не хватает ${formatMoney(left)}`
    : undefined;
}
