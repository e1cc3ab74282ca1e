import { fitOf, leastOf, mostOf, type OfferLimits, usualOf } from '../../shared/cart/lines.ts';
import type { BulkMatch, BulkOffer, BulkRow, Candidate } from './bulk.ts';

/** A row of a list, and what the buyer has decided about it. */
export interface Line {
  /** tells the rows of several lists apart */
  id: number;
  row: BulkRow;
  /** which of the candidates it means; null while nobody knows */
  productId: string | null;
  /** pieces wanted; 0 leaves the line out */
  wanted: number;
}

/** An offer and the pieces to take of it. */
export interface Take {
  offer: BulkOffer;
  quantity: number;
}

const limitsOf = (offer: BulkOffer): OfferLimits => ({ ...offer, quantity: offer.available });
const best = <Value>(values: readonly Value[], costOf: (value: Value) => number) =>
  values.reduce<Value | undefined>(
    (so, one) => (so === undefined || costOf(one) < costOf(so) ? one : so),
    undefined,
  );

/** The cheapest way to so many pieces of a product from one supplier; the most that one has where nobody has so many. */
export function takeOf({ offers }: Candidate, wanted: number): Take | undefined {
  const ways = offers.map((offer) => ({ offer, quantity: fitOf(wanted, limitsOf(offer)) }));
  const enough = ways.filter(({ quantity }) => quantity >= wanted);
  return enough.length > 0
    ? best(enough, ({ offer, quantity }) => quantity * offer.bulk_price)
    : best(ways, ({ quantity }) => -quantity);
}

/** What a buyer may choose from, whoever sells it, in the steps of the offer that is taken now. */
export const choiceOf = ({ offers }: Candidate, { offer }: Take): OfferLimits => ({
  multiple: offer.multiple,
  min_order: Math.min(...offers.map(leastOf)),
  quantity: Math.max(...offers.map((one) => mostOf(limitsOf(one)))),
});

export const chosenOf = ({ row, productId }: Line) =>
  row.candidates.find(({ product }) => product.id === productId);

/** What a line takes; undefined while it takes nothing. */
export function takenOf(line: Line): Take | undefined {
  const candidate = chosenOf(line);
  return candidate && line.wanted > 0 ? takeOf(candidate, line.wanted) : undefined;
}

const usualWanted = (candidate: Candidate | undefined) => {
  const [first] = candidate?.offers ?? [];
  return first ? usualOf(limitsOf(first)) : 4;
};

/** Rows as they come: what leaves no doubt is chosen, and as many are wanted as the row says. */
export const toLines = ({ rows }: BulkMatch, firstId: number): Line[] =>
  rows.map((row, at) => {
    const [only] = row.candidates;
    return {
      id: firstId + at,
      row,
      productId: row.status === 'matched' && only ? only.product.id : null,
      wanted: row.quantity ?? usualWanted(only),
    };
  });

/** How many lines wait for what, and what those that are ready cost. */
export function summaryOf(lines: readonly Line[]) {
  const taken = lines.flatMap((line) => takenOf(line) ?? []);
  const isUndecided = ({ row, productId }: Line) => row.status !== 'unknown' && productId === null;
  return {
    items: taken.map(({ offer, quantity }) => ({ offer_id: offer.offer_id, quantity })),
    pieces: taken.reduce((sum, { quantity }) => sum + quantity, 0),
    total: taken.reduce((sum, { offer, quantity }) => sum + quantity * offer.bulk_price, 0),
    undecided: lines.filter(isUndecided).length,
    unknown: lines.filter(({ row }) => row.status === 'unknown').length,
    soldOut: lines.filter((line) => chosenOf(line)?.offers.length === 0).length,
  };
}

/** Names of what is taken, by offer. */
export const titlesOf = (lines: readonly Line[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const offerId = takenOf(line)?.offer.offer_id;
      const title = chosenOf(line)?.product.title;
      return offerId && title ? [[offerId, title] as const] : [];
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
