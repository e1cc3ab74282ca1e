import type { LandedTerms } from '../../../../delivery/delivery-landed.ts';
import { type Demand, type OfferDemand, readWord } from '../../filter/demand.ts';
import type { Conditions } from '../../filter/filter-conditions.ts';
import type { AttributeName } from '../../filter/sections.ts';
import {
  type Bitset,
  difference,
  emptySet,
  intersection,
  setOf,
  union,
} from '../columns/bitset.ts';
import { NONE } from '../columns/column.ts';
import { CONDITION_NUMBERS } from '../columns/column-offers.ts';
import { goodsWith } from '../columns/column-words.ts';
import { ordinalOf, type SectionIndex } from '../columns/section.ts';
import { ANY_OFFER, choiceOf, type OfferTest, type PriceOf } from './offer-test.ts';
import { landedPrices, landedRanks } from './searching-landed.ts';

/** What a search asks that only the database knows. */
export interface Lookups {
  /** the database's number of a supplier, by its id */
  supplierNumbers: ReadonlyMap<string, number>;
  /** numbers of the account's favorite suppliers */
  favorites: readonly number[];
  /** what fits the car, as demands */
  car: Demand | undefined;
}

/** A search in the index's own terms. */
export interface Question {
  section: SectionIndex;
  /** the products that each filtered attribute allows */
  attributes: ReadonlyMap<AttributeName, Bitset>;
  /** the products on offer that all other demands on products allow */
  always: Bitset;
  offers: readonly OfferDemand[];
  rear: Bitset | undefined;
  seasons: ReadonlyMap<number, Demand>;
  /** the landed price of an offer, if a city is given */
  priceOf: PriceOf | undefined;
  /** how offers are compared, if a city is given: the rank of an offer, by which landed price */
  ranked: { rankOf: PriceOf; landedBy: LandedTerms['by'] } | undefined;
  lookups: Lookups;
}

/** Thrown if the index can't answer, so the database must. */
export class UnanswerableError extends Error {}

/** How many sets of words are kept, those asked for last. */
const MAX_WORDS = 200;

function withWord(section: SectionIndex, word: string): Bitset {
  const { words, wordSets, ids } = section;
  // blanks separate the words of the index
  if (/\s/.test(word)) throw new UnanswerableError(word);
  const { spellings, isPart } = readWord(word);
  const set = wordSets.get(word) ?? goodsWith(words, spellings, isPart, ids.length);
  wordSets.delete(word);
  wordSets.set(word, set);
  for (const oldest of wordSets.keys()) {
    if (wordSets.size <= MAX_WORDS) break;
    wordSets.delete(oldest);
  }
  return set;
}

/** Returns the products that fulfil a demand. The set may be one that is kept, so it must not be changed. */
export function matching(section: SectionIndex, demand: Demand, lookups: Lookups): Bitset {
  if ('attribute' in demand) {
    // there is no column where nothing in the section has a value
    const column = section.columns.get(demand.attribute);
    return column?.matching(demand) ?? emptySet(section.ids.length);
  }
  if ('ids' in demand)
    return setOf(
      section.ids.length,
      demand.ids.flatMap((id) => ordinalOf(section, Number(id)) ?? []),
    );
  if ('car' in demand)
    return lookups.car ? matching(section, lookups.car, lookups) : emptySet(section.ids.length);
  if ('not' in demand) return difference(section.live, matching(section, demand.not, lookups));
  if ('any' in demand)
    return union(
      section.ids.length,
      demand.any.map((one) => matching(section, one, lookups)),
    );
  const sets =
    'words' in demand
      ? demand.words.map((word) => withWord(section, word))
      : demand.all.map((one) => matching(section, one, lookups));
  const [first = section.live, ...rest] = sets;
  return intersection(first, ...rest);
}

export function ask(section: SectionIndex, conditions: Conditions, lookups: Lookups): Question {
  const { landed, winter } = conditions;
  const priceOf = landed && landedPrices(section, conditions.section, landed);
  return {
    section,
    attributes: new Map(
      conditions.attributes
        .entries()
        .map(([name, demand]) => [name, matching(section, demand, lookups)]),
    ),
    always: intersection(
      section.live,
      ...conditions.always.map((demand) => matching(section, demand, lookups)),
    ),
    offers: conditions.offers,
    rear: conditions.rear && matching(section, conditions.rear, lookups),
    seasons: conditions.seasons,
    priceOf,
    ranked: landed &&
      priceOf && {
        rankOf: landedRanks(section, conditions.section, landed, winter, priceOf),
        landedBy: landed.by,
      },
    lookups,
  };
}

/** Returns the test of offers, without the demands of one facet; undefined if every offer passes. */
export function testOf(
  { offers, lookups, priceOf }: Pick<Question, 'offers' | 'lookups' | 'priceOf'>,
  except?: string,
): OfferTest | undefined {
  const demands = offers.filter(({ of }) => of !== except);
  if (demands.length === 0) return undefined;
  const test: OfferTest = { ...ANY_OFFER };
  const allow = (numbers: readonly number[]) => {
    const { suppliers } = test;
    test.suppliers = choiceOf(
      suppliers ? numbers.filter((number) => suppliers.numbers.includes(number)) : numbers,
    );
  };
  for (const demand of demands) {
    if (demand.of === 'supplier_id')
      allow(demand.values.flatMap((id) => lookups.supplierNumbers.get(id.toLowerCase()) ?? []));
    else if (demand.of === 'favorite') allow(lookups.favorites);
    else if (demand.of === 'city') test.cities = choiceOf(demand.values);
    else if (demand.of === 'condition')
      test.conditions = choiceOf(demand.values.map((name) => CONDITION_NUMBERS.indexOf(name)));
    else if (demand.of === 'price')
      test.price = [demand.least ?? ANY_OFFER.price[0], demand.most ?? ANY_OFFER.price[1]];
    else if (demand.of === 'quantity') test.leastQuantity = demand.least ?? NONE;
    else if (demand.of === 'dot_year') test.leastYear = demand.least ?? NONE;
    else if (demand.of === 'landed')
      test.landed = priceOf
        ? { priceOf, least: demand.least ?? 0, most: demand.most ?? Number.MAX_VALUE }
        : null;
    else if (demand.of === 'standing' || demand.of === 'vat')
      throw new UnanswerableError(demand.of);
    else test.mostDays = demand.most ?? ANY_OFFER.mostDays;
  }
  return test;
}

/** Returns the products that all filters but those on offers allow, without the filter of one attribute. */
export const allowed = ({ attributes, always }: Question, except?: AttributeName): Bitset =>
  intersection(
    always,
    ...attributes
      .entries()
      .filter(([name]) => name !== except)
      .map(([, set]) => set),
  );
