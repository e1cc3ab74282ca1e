import { leastOf, mostOf, type OfferLimits, usualOf } from '../../shared/cart/lines.ts';
import type { BulkMatch, BulkRow, Candidate } from './bulk.ts';
import { costOf, limitsOf, piecesOf, split, type Take } from './split.ts';

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

const divisorOf = (one: number, other: number): number =>
  other === 0 ? one : divisorOf(other, one % other);

/** What a buyer may choose from, whoever sells it, in the steps of the offers that are taken now. */
export const choiceOf = ({ offers }: Candidate, takes: readonly Take[]): OfferLimits => ({
  multiple: takes.map(({ offer }) => offer.multiple).reduce(divisorOf),
  min_order: Math.min(...offers.map(leastOf)),
  quantity: offers.reduce((sum, offer) => sum + mostOf(limitsOf(offer)), 0),
});

export const chosenOf = ({ row, productId }: Line) =>
  row.candidates.find(({ product }) => product.id === productId);

/** What a line takes, and of whom; empty while it takes nothing. */
export function takenOf(line: Line): Take[] {
  const candidate = chosenOf(line);
  return candidate && line.wanted > 0 ? split(candidate.offers, line.wanted) : [];
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
  const taken = lines.flatMap(takenOf);
  const isUndecided = ({ row, productId }: Line) => row.status !== 'unknown' && productId === null;
  return {
    items: taken.map(({ offer, quantity }) => ({ offer_id: offer.offer_id, quantity })),
    pieces: piecesOf(taken),
    total: costOf(taken),
    undecided: lines.filter(isUndecided).length,
    unknown: lines.filter(({ row }) => row.status === 'unknown').length,
    soldOut: lines.filter((line) => chosenOf(line)?.offers.length === 0).length,
  };
}

/** Names of what is taken, by offer. */
export const titlesOf = (lines: readonly Line[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const title = chosenOf(line)?.product.title ?? '';
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
