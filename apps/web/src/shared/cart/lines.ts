import type { components } from '@org/api-client/schema';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];

/** A line of a visitor's cart, kept in the browser until the login. */
export interface VisitorLine {
  offer_id: string;
  quantity: number;
  /** kopecks when added, for the sum in the header */
  bulk_price: number;
}

/** What an offer demands of a line, and how much of it is left. */
export interface OfferLimits {
  quantity: number;
  min_order: number;
  multiple: number;
}

/** The least that can be ordered: the minimum, as full multiples. */
export const leastOf = ({ min_order, multiple }: Omit<OfferLimits, 'quantity'>) =>
  Math.ceil(min_order / multiple) * multiple;

/** The most that can be ordered: what is left, as full multiples; 0 where that is less than the least. */
export function mostOf({ quantity, ...terms }: OfferLimits) {
  const most = Math.floor(quantity / terms.multiple) * terms.multiple;
  return most < leastOf(terms) ? 0 : most;
}

/** A set of four where four can be ordered, else the least. */
export function usualOf(limits: OfferLimits) {
  const least = leastOf(limits);
  return least < 4 && 4 % limits.multiple === 0 && mostOf(limits) >= 4 ? 4 : least;
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

/** Whether something that was kept is a visitor's cart. */
export const isLines = (value: unknown): value is VisitorLine[] =>
  Array.isArray(value) && value.every(isLine);

/** The lines with this one set; a quantity of 0 removes it. A line that is there keeps its place. */
export function withLine(lines: readonly VisitorLine[], line: VisitorLine): VisitorLine[] {
  if (line.quantity === 0) return lines.filter(({ offer_id }) => offer_id !== line.offer_id);
  return lines.some(({ offer_id }) => offer_id === line.offer_id)
    ? lines.map((old) => (old.offer_id === line.offer_id ? line : old))
    : [...lines, line];
}
