import type { AttributeName } from '../../filter/sections.ts';
import { OFFER_COLUMNS, type OfferRows } from './column-offers.ts';

/** Whole numbers of four bytes, the high byte first, one after another: a column of many rows in one value. */
export type PackedColumn = Uint8Array;

/** Unpacks numbers that the database packed; null gives none. */
export function unpack(packed: PackedColumn | null): Int32Array<ArrayBuffer> {
  const bytes = new Uint8Array(packed ?? []);
  Buffer.from(bytes.buffer).swap32();
  return new Int32Array(bytes.buffer);
}

/** Offers by product, the cheapest first. */
export type PackedOffers = Record<keyof OfferRows, PackedColumn | null>;

export const unpackOffers = (packed: PackedOffers): OfferRows =>
  Object.fromEntries(
    (['product', ...OFFER_COLUMNS] as const).map((name) => [name, unpack(packed[name])]),
  ) as unknown as OfferRows;

/** Some products by id, with their live offers. */
export interface Chunk {
  products: Record<'product' | 'section' | 'grams' | AttributeName, PackedColumn | null>;
  /** the products' own words */
  texts: string[] | null;
  /** the cards of the products: JSON in UTF-8, one after another, and how many bytes each takes */
  cards: Record<'json' | 'bytes', PackedColumn | null>;
  offers: PackedOffers;
}

/** The place of each product's name among the sorted names, by the products' ids. */
export type Names = Record<'product' | 'place', PackedColumn | null>;
