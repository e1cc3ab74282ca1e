import type { ProductCard } from '../../product/product.ts';
import { CARD_FIELDS } from '../../sql/card-sql.ts';

/** JSON arrays of the values of `CARD_FIELDS`, one after another: product `n` is from `from[n]` up to `from[n + 1]`. */
export interface CardsData {
  json: Uint8Array<ArrayBuffer>;
  from: Uint32Array<ArrayBuffer>;
}

/** Puts the cards of some rows together, in their order. */
export function gatherCards({ json, from }: CardsData, rows: readonly number[]): CardsData {
  const starts = new Uint32Array(rows.length + 1);
  for (const [at, row] of rows.entries())
    starts[at + 1] = starts[at]! + from[row + 1]! - from[row]!;
  const gathered = new Uint8Array(starts.at(-1)!);
  for (const [at, row] of rows.entries())
    gathered.set(json.subarray(from[row], from[row + 1]), starts[at]);
  return { json: gathered, from: starts };
}

const utf8 = new TextDecoder();

/** Reads a product's card, for every row of every page: `Object.fromEntries` would take half as long again. */
export function cardOf({ json, from }: CardsData, ordinal: number): ProductCard {
  const values = JSON.parse(utf8.decode(json.subarray(from[ordinal], from[ordinal + 1])));
  const card: Record<string, unknown> = {};
  for (let at = 0; at < CARD_FIELDS.length; at++) card[CARD_FIELDS[at]!] = values[at];
  return card as ProductCard;
}

export const bytesOfCards = ({ json, from }: CardsData): number =>
  json.byteLength + from.byteLength;
