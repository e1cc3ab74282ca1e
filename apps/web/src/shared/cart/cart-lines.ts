import type { components } from '@org/api-client/schema';
import { PIECES_OF_SET } from '@org/trade/set';
import { lineSum, totalOf } from '@org/trade/tax';
import { maxQuantityOf, minQuantityOf, type OfferLimits } from './limits.ts';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];

/** True for a line whose offer is off sale. */
export const isGone = ({ bulk_price }: Pick<CartItem, 'bulk_price'>) => bulk_price === null;

/** A line of a visitor's cart, kept in the browser until the login. */
export interface VisitorLine extends Partial<Vat> {
  offer_id: string;
  quantity: number;
  /** kopecks when added: with its VAT, the sum in the header */
  bulk_price: number;
}
type Vat = Pick<CartItem, 'vat_rate' | 'vat_included'>;

/** Returns the quantity to order for a wanted one: rounded up to full multiples, from the least to the stock. */
export const fitQuantity = (wanted: number, limits: OfferLimits) =>
  Math.min(
    maxQuantityOf(limits),
    Math.max(minQuantityOf(limits), Math.ceil(wanted / limits.multiple) * limits.multiple),
  );

/** What lines cost with their VAT. One that was kept before its VAT was is of a price with it. */
export const costOf = (lines: readonly VisitorLine[]) =>
  totalOf(
    lines.map(({ vat_rate = null, vat_included = true, ...line }) =>
      lineSum({ ...line, vat_rate, vat_included }),
    ),
  ).sum;

/** Returns a full set if it can be ordered, else the least. */
export function defaultQuantityOf(limits: OfferLimits) {
  const least = minQuantityOf(limits);
  const fits = PIECES_OF_SET % limits.multiple === 0 && maxQuantityOf(limits) >= PIECES_OF_SET;
  return least < PIECES_OF_SET && fits ? PIECES_OF_SET : least;
}

const isLine = (value: unknown): value is VisitorLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { offer_id, quantity, bulk_price } = value as Record<string, unknown>;
  return (
    typeof offer_id === 'string' &&
    Number.isInteger(quantity) &&
    Number(quantity) > 0 &&
    Number.isInteger(bulk_price)
  );
};

/** True if a stored value is a visitor's cart. */
export const isLines = (value: unknown): value is VisitorLine[] =>
  Array.isArray(value) && value.every(isLine);

/** An offer and how many of it. */
export interface OfferQuantity {
  offer_id: string;
  quantity: number;
}

/** Returns the lines of a cart in the form that calls take. */
export const linesOf = ({ suppliers }: Cart): OfferQuantity[] =>
  suppliers.flatMap(({ items }) => items.map(({ offer_id, quantity }) => ({ offer_id, quantity })));

/** Returns the lines that can be ordered now: without those off sale, and with quantities cut to the stock. */
export const orderableOf = ({ suppliers }: Cart): OfferQuantity[] =>
  suppliers
    .flatMap(({ items }) => items)
    .map((item) => ({
      offer_id: item.offer_id,
      quantity: isGone(item)
        ? 0
        : fitQuantity(item.quantity, { ...item, quantity: item.available }),
    }))
    .filter(({ quantity }) => quantity > 0);

/** True if two lists hold the same lines, in any order. */
export const isSame = (one: readonly OfferQuantity[], other: readonly OfferQuantity[]) => {
  const quantities = new Map(one.map(({ offer_id, quantity }) => [offer_id, quantity]));
  return (
    one.length === other.length &&
    other.every(({ offer_id, quantity }) => quantities.get(offer_id) === quantity)
  );
};

/** Returns the lines with this one set; a quantity of 0 removes it. An existing line keeps its place. */
export function withLine(lines: readonly VisitorLine[], line: VisitorLine): VisitorLine[] {
  if (line.quantity === 0) return lines.filter(({ offer_id }) => offer_id !== line.offer_id);
  return lines.some(({ offer_id }) => offer_id === line.offer_id)
    ? lines.map((old) => (old.offer_id === line.offer_id ? line : old))
    : [...lines, line];
}
