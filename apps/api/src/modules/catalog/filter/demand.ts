import type { CarFilter, OfferCondition } from '@org/api-client/schema';
import type { Destination } from '../../../delivery/destination.ts';
import { asLatin } from '../../../names/text/spelling.ts';
import type { AttributeName } from './sections.ts';

/** Values of one attribute in the database's numbers. Of a product that has none nothing but this is true. */
export interface AttributeDemand {
  attribute: AttributeName;
  /** any of these */
  values?: readonly number[];
  flag?: boolean;
  least?: number;
  most?: number;
}

/** What a search demands of a product, as data: demand-sql.ts writes it out, the index finds its products by itself. */
export type Demand =
  | AttributeDemand
  | { any: readonly Demand[] }
  | { all: readonly Demand[] }
  /** whatever does not fulfil it, also where nothing is known */
  | { not: Demand }
  /** every word occurs in the goods' own words */
  | { words: readonly string[] }
  /** any of these products */
  | { ids: readonly string[] }
  /** the goods fit a car */
  | { car: CarFilter };

/** Which prices with delivery a search goes by. */
export interface Landed {
  destination: Destination;
  by: 'gross' | 'net';
}

/** What a search demands of an offer; `of` is also the facet whose own filter it is, where there is such a facet. */
export type OfferDemand =
  | { of: 'supplier_id'; values: readonly string[] }
  | { of: 'city'; values: readonly number[] }
  | { of: 'condition'; values: readonly OfferCondition[] }
  /** a supplier that the account has among its favourites */
  | { of: 'favorite'; accountId: string | undefined }
  | ({ of: 'landed'; least: number | undefined; most: number | undefined } & Landed)
  | { of: 'price' | 'quantity' | 'dot_year' | 'delivery_days'; least?: number; most?: number };

/**
 * How a word must occur in the goods' own words: as typed or in Latin letters that look the same. A short word begins a
 * word, and a number is a whole number: `7` is not in `175`.
 */
export function readWord(word: string): {
  spellings: string[];
  isNumber: boolean;
  isPart: boolean;
} {
  const isNumber = /^\d+$/.test(word);
  const spellings = [...new Set([word, asLatin(word)])];
  return { spellings, isNumber, isPart: !isNumber && word.length >= 3 };
}
