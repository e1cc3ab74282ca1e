import { leastOf, mostOf, type OfferLimits } from '../../shared/cart/limits.ts';
import type { BulkGoods, BulkMatch, BulkRow, KeptRow } from './bulk.ts';
import { costOf, limitsOf, piecesOf, split, type Take } from './split.ts';

/** A row of a list, and what the buyer has decided about it. */
export interface Line {
  /** tells the rows of several lists apart */
  id: number;
  row: BulkRow;
  /** which of the options it means; null while nobody knows */
  productId: string | null;
  /** the product that it means, with its offers; null while they are not here */
  goods: BulkGoods | null;
  /** pieces wanted; 0 leaves the line out, null is a question */
  wanted: number | null;
  /** a quantity far from the usual has been looked at */
  isConfirmed: boolean;
}

const divisorOf = (one: number, other: number): number =>
  other === 0 ? one : divisorOf(other, one % other);

/** What a buyer may choose from, whoever sells it, in the steps of the offers that are taken now. */
export const choiceOf = ({ offers }: BulkGoods, takes: readonly Take[]): OfferLimits => ({
  multiple: takes.map(({ offer }) => offer.multiple).reduce(divisorOf),
  min_order: Math.min(...offers.map(leastOf)),
  quantity: offers.reduce((sum, offer) => sum + mostOf(limitsOf(offer)), 0),
});

/** What a line waits for before it can be ordered. */
export type Doubt = 'product' | 'quantity' | 'large_quantity';

export function doubtOf({ goods, wanted, isConfirmed }: Line): Doubt | undefined {
  if (!goods) return 'product';
  if (wanted === null) return 'quantity';
  return isConfirmed || wanted === 0 ? undefined : 'large_quantity';
}

/** What a line takes, and of whom; empty while it takes nothing. */
export const takenOf = (line: Line): Take[] =>
  line.goods && line.wanted && !doubtOf(line) ? split(line.goods.offers, line.wanted) : [];

const asks = ({ questions }: BulkRow, code: BulkRow['questions'][number]['code']) =>
  questions.some((question) => question.code === code);

/** Rows as they come: what leaves no doubt is chosen, and as many are wanted as the row says. */
export const toLines = ({ rows }: BulkMatch, firstId: number): Line[] =>
  rows.map((row, at) => ({
    id: firstId + at,
    row,
    productId: row.goods?.product.id ?? null,
    goods: row.goods ?? null,
    wanted: row.quantity,
    isConfirmed: !asks(row, 'large_quantity'),
  }));

/** The line with another quantity: who has typed it means it. */
export const withWanted = (line: Line, wanted: number): Line => ({
  ...line,
  wanted,
  isConfirmed: true,
});

/** Where a line stands: what asks something stays together, answered or not. */
export const groupOf = ({ row }: Line): 'question' | BulkRow['status'] =>
  row.status === 'matched' && row.questions.length > 0 ? 'question' : row.status;

/** How many lines wait for what, and what those that are ready cost. */
export function summaryOf(lines: readonly Line[]) {
  const taken = lines.flatMap(takenOf);
  const pieces = new Map<string, number>();
  for (const { offer, quantity } of taken)
    pieces.set(offer.offer_id, (pieces.get(offer.offer_id) ?? 0) + quantity);
  const open = lines.filter(({ row, goods }) => goods !== null || row.status === 'ambiguous');
  return {
    items: [...pieces].map(([offer_id, quantity]) => ({ offer_id, quantity })),
    pieces: piecesOf(taken),
    total: costOf(taken),
    undecided: open.filter((line) => doubtOf(line) === 'product').length,
    uncounted: open.filter((line) => doubtOf(line)?.endsWith('quantity')).length,
    unknown: lines.filter(({ row, goods }) => row.status === 'unknown' && !goods).length,
    soldOut: open.filter((line) => !doubtOf(line) && line.goods?.offers.length === 0).length,
  };
}

/** Names of what is taken, by offer. */
export const titlesOf = (lines: readonly Line[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const title = line.goods?.product.title ?? '';
      return takenOf(line).map(({ offer }) => [offer.offer_id, title] as const);
    }),
  );

/** The lines with one of them in other words; it keeps its number in the list. */
export function replaced(lines: readonly Line[], id: number, match: BulkMatch): Line[] {
  const firstId = Math.max(...lines.map((line) => line.id)) + 1;
  return lines.flatMap((line) =>
    line.id === id
      ? toLines(match, firstId).map((found) => ({
          ...found,
          row: { ...found.row, row: line.row.row },
        }))
      : line,
  );
}

/** What is kept of lines, to order them again: the words, and what has been settled. */
export const keptOf = (lines: readonly Line[]): KeptRow[] =>
  lines
    .filter(({ wanted }) => wanted !== 0)
    .map(({ row, goods, wanted, isConfirmed }) => ({
      text: [row.context, row.text]
        .filter((part) => part !== '')
        .join(' ')
        .slice(0, 1000),
      product_id: goods?.product.id ?? null,
      quantity: isConfirmed ? wanted : null,
    }));
