import type { CarFilter, OfferCondition } from '@org/api-client/schema';
import { asLatin } from '@org/tyre-names/text/spelling';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import type { AttributeName } from './sections.ts';

/** Values of one attribute in the database's numbers. A product without a value does not fulfil the demand. */
export interface AttributeDemand {
  attribute: AttributeName;
  /** any of these */
  values?: readonly number[];
  flag?: boolean;
  least?: number;
  most?: number;
}

/** What a search demands of a product, as data: demand-sql.ts writes it as SQL, the index finds the products itself. */
export type Demand =
  | AttributeDemand
  | { any: readonly Demand[] }
  | { all: readonly Demand[] }
  /** products that do not fulfil it, including those without a value */
  | { not: Demand }
  /** every word occurs in the product's own words */
  | { words: readonly string[] }
  /** any of these products */
  | { ids: readonly string[] }
  /** the product fits a car */
  | { car: CarFilter };

/** What a search demands of an offer. `of` also names the facet that the demand belongs to, if there is one. */
export type OfferDemand =
  | { of: 'supplier_id'; values: readonly string[] }
  | { of: 'city'; values: readonly number[] }
  | { of: 'condition'; values: readonly OfferCondition[] }
  /** a favorite supplier of the account */
  | { of: 'favorite'; accountId: string | undefined }
  /** one of these places in the order of standings */
  | ({ of: 'standing'; values: readonly number[] } & LandedTerms)
  | ({ of: 'landed'; least: number | undefined; most: number | undefined } & LandedTerms)
  /** any rate of VAT, also 0 % */
  | { of: 'vat' }
  | { of: 'price' | 'quantity' | 'dot_year' | 'delivery_days'; least?: number; most?: number };

/**
 * Returns how a word must occur in a product's own words: as typed or in Latin letters that look the same. A short word
 * must begin a word, and a number must be a whole number: `7` is not in `175`.
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
