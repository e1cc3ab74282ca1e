import type { AttributeName } from '../../filter/sections.ts';
import { OFFER_COLUMNS, type OfferRows } from './offers.ts';

/** Whole numbers of four bytes, the high byte first, one after another: a column of many rows in one value. */
export type Packed = Uint8Array;

/** Numbers that the database packed; none of nothing. */
export function unpack(packed: Packed | null): Int32Array<ArrayBuffer> {
  const bytes = new Uint8Array(packed ?? []);
  Buffer.from(bytes.buffer).swap32();
  return new Int32Array(bytes.buffer);
}

/** Offers by product, the cheapest first. */
export type PackedOffers = Record<keyof OfferRows, Packed | null>;

export const unpackOffers = (packed: PackedOffers): OfferRows =>
  Object.fromEntries(
    (['product', ...OFFER_COLUMNS] as const).map((name) => [name, unpack(packed[name])]),
  ) as unknown as OfferRows;

/** Some products by id, with their live offers. */
export interface Chunk {
  products: Record<'product' | 'section' | 'grams' | AttributeName, Packed | null>;
  /** the goods' own words */
  texts: string[] | null;
  /** how they are shown: JSON in UTF-8, one after another, and how many bytes each takes */
  cards: Record<'json' | 'bytes', Packed | null>;
  offers: PackedOffers;
}

/** Places of the products' names in the order of the names, by the products' ids. */
export type Names = Record<'product' | 'place', Packed | null>;
