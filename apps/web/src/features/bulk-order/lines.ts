import { maxQuantityOf, minQuantityOf, type OfferLimits } from '../../shared/cart/limits.ts';
import type { BulkGoods, BulkMatch, BulkRow, SavedRow } from './bulk.ts';
import { type Allocation, costOf, limitsOf, piecesOf, split } from './split.ts';

/** A row of a list, and what the buyer has decided about it. */
export interface Line {
  /** unique, also among the rows of several lists */
  id: number;
  row: BulkRow;
  /** the product that the row means, one of the options; null while unknown */
  productId: string | null;
  /** the product that it means, with its offers; null while they are not loaded */
  goods: BulkGoods | null;
  /** pieces wanted; 0 leaves the line out, null asks the buyer */
  wanted: number | null;
  /** false while an unusual quantity waits for the buyer's confirmation */
  isConfirmed: boolean;
}

const divisorOf = (one: number, other: number): number =>
  other === 0 ? one : divisorOf(other, one % other);

/** The limits of a quantity over all offers, in steps that fit the offers that are taken now. */
export const choiceOf = (
  { offers }: BulkGoods,
  allocations: readonly Allocation[],
): OfferLimits => ({
  multiple: allocations.map(({ offer }) => offer.multiple).reduce(divisorOf),
  min_order: Math.min(...offers.map(minQuantityOf)),
  quantity: offers.reduce((sum, offer) => sum + maxQuantityOf(limitsOf(offer)), 0),
});

/** What a line waits for before it can be ordered. */
export type Doubt = 'product' | 'quantity' | 'large_quantity';

export function doubtOf({ goods, wanted, isConfirmed }: Line): Doubt | undefined {
  if (!goods) return 'product';
  if (wanted === null) return 'quantity';
  return isConfirmed || wanted === 0 ? undefined : 'large_quantity';
}

/** The offers that a line takes, with their pieces; empty while it takes nothing. */
export const allocationsOf = (line: Line): Allocation[] =>
  line.goods && line.wanted && !doubtOf(line) ? split(line.goods.offers, line.wanted) : [];

/** What is asked about a row for one reason; undefined if nothing is. */
export const questionOf = ({ questions }: BulkRow, code: BulkRow['questions'][number]['code']) =>
  questions.find((question) => question.code === code)?.message;

/** Turns matched rows into lines. A product without doubt is chosen already, in the quantity that the row states. */
export const toLines = ({ rows }: BulkMatch, firstId: number): Line[] =>
  rows.map((row, at) => ({
    id: firstId + at,
    row,
    productId: row.goods?.product.id ?? null,
    goods: row.goods ?? null,
    wanted: row.quantity,
    isConfirmed: questionOf(row, 'large_quantity') === undefined,
  }));

/** Returns the line with another quantity. A quantity that the buyer typed needs no confirmation. */
export const withWanted = (line: Line, wanted: number): Line => ({
  ...line,
  wanted,
  isConfirmed: true,
});

/** The group that a line is shown in. A line with a question stays in its group after the answer. */
export const groupOf = ({ row }: Line): 'question' | BulkRow['status'] =>
  row.status === 'matched' && row.questions.length > 0 ? 'question' : row.status;

/** Counts the lines that wait, by reason, and sums up those that are ready. */
export function summaryOf(lines: readonly Line[]) {
  const allocations = lines.flatMap(allocationsOf);
  const pieces = new Map<string, number>();
  for (const { offer, quantity } of allocations)
    pieces.set(offer.offer_id, (pieces.get(offer.offer_id) ?? 0) + quantity);
  const open = lines.filter(({ row, goods }) => goods !== null || row.status === 'ambiguous');
  return {
    items: [...pieces].map(([offer_id, quantity]) => ({ offer_id, quantity })),
    pieces: piecesOf(allocations),
    total: costOf(allocations),
    undecided: open.filter((line) => doubtOf(line) === 'product').length,
    uncounted: open.filter((line) => doubtOf(line)?.endsWith('quantity')).length,
    unknown: lines.filter(({ row, goods }) => row.status === 'unknown' && !goods).length,
    soldOut: open.filter((line) => !doubtOf(line) && line.goods?.offers.length === 0).length,
  };
}

/** Product names of what is taken, by offer id. */
export const titlesOf = (lines: readonly Line[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const title = line.goods?.product.title ?? '';
      return allocationsOf(line).map(({ offer }) => [offer.offer_id, title] as const);
    }),
  );

/** Replaces one line by what its new text means. It keeps its row number in the list. */
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

/** The part of lines that is saved to order them again: the text, and what the buyer has decided. */
export const savedRowsOf = (lines: readonly Line[]): SavedRow[] =>
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
