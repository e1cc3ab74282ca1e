import type { Order } from '../../filter/filter-order.ts';
import type { Window } from '../../sql/page-sql.ts';
import { type Bitset, countOf, has, membersOf, setOf } from '../columns/bitset.ts';
import type { SectionIndex } from '../columns/section.ts';
import { productsOfSets, setKeys, setsPage } from '../columns/sets.ts';
import { countOffers, countPosted, type ProductTotals } from './counting.ts';
import { ANY_OFFER, type OfferTest } from './offer-test.ts';
import { pageBy, rankedPage } from './ranked-page.ts';
import { bestRanks, sortKeys } from './searching-landed.ts';
import type { PageRow, ProductSet } from './searching-listed.ts';
import { allowed, type Question, testOf } from './searching-question.ts';

/** Roughly how many offers a product has. */
const TYPICAL_OFFERS = 16;

/** Counts the offers of some products. If a supplier or a city is asked for and has fewer offers, counts by those. */
function countAmong(
  { offers, postings }: SectionIndex,
  among: Bitset,
  test: OfferTest,
): ProductTotals {
  const size = countOf(among);
  const [fewest] = [
    {
      posting: postings.of('supplier', test.suppliers?.numbers),
      rest: { ...test, suppliers: null },
    },
    { posting: postings.of('city', test.cities?.numbers), rest: { ...test, cities: null } },
  ]
    .flatMap(({ posting, rest }) => (posting ? [{ posting, rest }] : []))
    .sort((a, b) => a.posting.places.length - b.posting.places.length);
  return fewest && fewest.posting.places.length < size * TYPICAL_OFFERS
    ? countPosted(offers, fewest.posting, among, test, fewest.rest)
    : countOffers(offers, membersOf(among), test);
}

function wholeOf({ live, offers }: SectionIndex) {
  const products = membersOf(live);
  return { products, offers: products.reduce((sum, product) => sum + offers.count[product]!, 0) };
}

/** Returns the products of a set. Those of the whole section are kept: they are asked for most. */
function productsOf(section: SectionIndex, set: Bitset): Uint32Array<ArrayBuffer> {
  if (set !== section.live) return membersOf(set);
  section.whole ??= wholeOf(section);
  return section.whole.products;
}

/** Returns the products among some that have an offer that counts and, if sets are asked for, are in a set. */
export function listed(question: Question, among: Bitset, test: OfferTest | undefined): ProductSet {
  const { section, rear } = question;
  const counted = test && countAmong(section, among, test);
  const products = counted?.products ?? productsOf(section, among);
  if (!rear)
    return { products, set: counted ? setOf(section.ids.length, products) : among, counted };
  const kept = productsOfSets(section, products, rear);
  const set = setOf(section.ids.length, kept);
  return { products: kept, set, counted: counted && only(counted, set) };
}

function only(counted: ProductTotals, set: Bitset): ProductTotals {
  const isKept = counted.products.map((product) => Number(has(set, product)));
  const kept = <Numbers extends Int32Array | Uint32Array | Float64Array>(numbers: Numbers) =>
    numbers.filter((_, at) => isKept[at] === 1) as Numbers;
  return {
    products: kept(counted.products),
    least: kept(counted.least),
    most: kept(counted.most),
    pieces: kept(counted.pieces),
    offers: kept(counted.offers),
  };
}

export const find = (question: Question): ProductSet =>
  listed(question, allowed(question), testOf(question));

/** Returns one page of a list, in its order. */
export function page(
  question: Question,
  found: ProductSet,
  order: Order,
  window: Window,
): PageRow[] {
  const { section, rear } = question;
  const { key, direction } = order;
  const isDescending = direction === 'desc';
  const rows = (ordinals: Uint32Array): PageRow[] =>
    Array.from(ordinals, (ordinal) => ({ ordinal, axle: null, step: null }));
  const { products, set, counted } = found;
  if (key === 'landed_price') {
    const test = testOf(question) ?? ANY_OFFER;
    const keys = question.ranked
      ? bestRanks(section.offers, products, test, question.ranked)
      : new Float64Array(products.length);
    if (rear) return setsPage(section, found, rear, { ...order, keys }, window);
    return rows(pageBy(products, sortKeys(keys, isDescending), isDescending, window));
  }
  if (rear) {
    const keys = setKeys(section, found, key);
    return setsPage(section, found, rear, { ...order, keys }, window);
  }
  if (counted && key !== 'sort_name') {
    const keys = key === 'quantity' ? counted.pieces : counted.least;
    return rows(pageBy(products, keys, isDescending, window));
  }
  return rows(rankedPage(section.rankings[key], products, set, isDescending, window));
}

/** Returns the number of counted offers of all products of a list. */
export function offersIn({ section }: Question, { products, counted }: ProductSet): number {
  if (products === section.whole?.products) return section.whole.offers;
  const { count } = section.offers;
  let sum = 0;
  for (let at = 0; at < products.length; at++)
    sum += counted ? counted.offers[at]! : count[products[at]!]!;
  return sum;
}
