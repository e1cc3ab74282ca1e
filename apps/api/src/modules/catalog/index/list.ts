import type { Order } from '../order.ts';
import type { Window } from '../page-sql.ts';
import { type Bitset, has, membersOf, setOf } from './bitset.ts';
import type { Listed, PageRow } from './listed.ts';
import { type Counted, countOffers, type OfferTest } from './offers.ts';
import { allowed, type Question, testOf } from './question.ts';
import { pageOf, rankedPage, sortedBy } from './ranking.ts';
import { productsOfSets, setsPage } from './sets.ts';

/** The products among some that have an offer that counts and, where sets are asked for, are in one. */
export function listed(question: Question, among: Bitset, test: OfferTest | undefined): Listed {
  const { section, rear } = question;
  const candidates = membersOf(among);
  const counted = test && countOffers(section.offers, candidates, test);
  const products = counted?.products ?? candidates;
  if (!rear)
    return { products, set: counted ? setOf(section.ids.length, products) : among, counted };
  const kept = productsOfSets(section, products, rear);
  const set = setOf(section.ids.length, kept);
  return { products: kept, set, counted: counted && only(counted, set) };
}

function only(counted: Counted, set: Bitset): Counted {
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

/** Everything that a search finds. */
export const find = (question: Question): Listed =>
  listed(question, allowed(question), testOf(question));

/** One page of a list, in its order. */
export function page(question: Question, found: Listed, order: Order, window: Window): PageRow[] {
  const { section, rear } = question;
  const { key, direction } = order;
  const isDescending = direction === 'desc';
  const rows = (ordinals: Uint32Array): PageRow[] =>
    Array.from(ordinals, (ordinal) => ({ id: section.ids[ordinal]!, axle: null, step: null }));
  if (rear) return setsPage(section, found, rear, order, window);
  const { products, set, counted } = found;
  if (counted && key !== 'sort_name') {
    const keys = key === 'quantity' ? counted.pieces : counted.least;
    return rows(pageOf(sortedBy(products, keys), isDescending, window));
  }
  return rows(rankedPage(section.rankings[key], products, set, isDescending, window));
}

/** Offers that count of all products of a list. */
export function offersIn({ section }: Question, { products, counted }: Listed): number {
  const counts = counted
    ? counted.offers
    : products.map((product) => section.offers.count[product]!);
  return counts.reduce((sum, count) => sum + count, 0);
}
