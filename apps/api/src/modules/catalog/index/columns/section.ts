import type { RankedKey } from '../../filter/filter-order.ts';
import type { AttributeName } from '../../filter/sections.ts';
import { add, type Bitset, emptySet, membersOf, remove, setOf } from './bitset.ts';
import { bytesOfCards, type CardsData } from './cards.ts';
import { type Column, type ColumnData, createColumn } from './column.ts';
import { bytesOfOffers, type OfferRows, type OffersData, putOffers } from './column-offers.ts';
import { bytesOfWords, type WordsData } from './column-words.ts';
import { createPostings, type PostedData, type Postings } from './postings.ts';
import { type Ranking, rankBy, reranked } from './ranking.ts';

/** A section as the worker builds it: products are numbered from 0 in the order of their ids. */
export interface SectionData {
  ids: Int32Array<ArrayBuffer>;
  /** what one piece of each product weighs */
  grams: Int32Array<ArrayBuffer>;
  columns: Map<AttributeName, ColumnData>;
  offers: OffersData;
  words: WordsData;
  cards: CardsData;
  posted: PostedData;
  /** products on offer */
  live: Bitset;
  /** What products are ranked by, by ordinal. A name's key is its place among all names, equal for equal names. */
  keys: Record<RankedKey, Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>;
  rankings: Record<RankedKey, Ranking>;
}

/** The search index of one section. */
export interface SectionIndex extends Omit<SectionData, 'columns' | 'posted'> {
  columns: ReadonlyMap<AttributeName, Column>;
  /** the ordinals of `live`, and how many offers they have; set when first asked for */
  whole?: { products: Uint32Array<ArrayBuffer>; offers: number };
  /** sets of products by words that were looked for */
  wordSets: Map<string, Bitset>;
  postings: Postings;
}

const KEYS: readonly RankedKey[] = ['min_bulk_price', 'quantity', 'sort_name'];

const hasOffers = ({ count }: OffersData, ordinal: number) => count[ordinal]! > 0;

/** Returns what products are ranked by, and the rankings of those on offer. `names` are places of their names. */
export function rankingsOf(
  offers: OffersData,
  names: Int32Array<ArrayBuffer>,
): Pick<SectionData, 'live' | 'keys' | 'rankings'> {
  const size = names.length;
  const live = setOf(
    size,
    names.keys().filter((ordinal) => hasOffers(offers, ordinal)),
  );
  const cheapest = new Int32Array(size);
  for (let ordinal = 0; ordinal < size; ordinal++)
    cheapest[ordinal] = offers.columns.price[offers.from[ordinal]!]!;
  const ranked = membersOf(live);
  return {
    live,
    keys: { min_bulk_price: cheapest, quantity: offers.pieces, sort_name: names },
    rankings: {
      min_bulk_price: rankBy(ranked, cheapest),
      quantity: rankBy(ranked, offers.pieces),
      sort_name: rankBy(ranked, names),
    },
  };
}

export const createSection = ({ posted, ...data }: SectionData): SectionIndex => ({
  ...data,
  columns: new Map(data.columns.entries().map(([name, column]) => [name, createColumn(column)])),
  wordSets: new Map(),
  postings: createPostings(data.offers, posted),
});

/** Yields what is kept of a section in a file, field by field. */
export function* partsOf({
  columns,
  whole: _whole,
  wordSets: _wordSets,
  postings: _postings,
  ...section
}: SectionIndex): Generator<Partial<Omit<SectionData, 'posted'>>> {
  yield { columns: new Map(columns.entries().map(([name, { data }]) => [name, data] as const)) };
  for (const [name, value] of Object.entries(section)) yield { [name]: value };
}

/** Returns the ordinal of a product in the section; undefined if it is not in it. */
export function ordinalOf({ ids }: Pick<SectionIndex, 'ids'>, id: number): number | undefined {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : undefined;
}

/** The offers that a product has now, by the places of their rows. */
export interface Replacement {
  ordinal: number;
  start: number;
  end: number;
}

/** Replaces the offers of some products. Returns false if there is no room; then the section can no longer be used. */
export function replaceOffers(
  section: SectionIndex,
  rows: OfferRows,
  replacements: readonly Replacement[],
): boolean {
  const { offers, live, keys, postings } = section;
  section.whole = undefined;
  const changed = emptySet(section.ids.length);
  const present: number[] = [];
  for (const { ordinal, start, end } of replacements) {
    if (!putOffers(offers, ordinal, rows, start, end)) return false;
    postings.change(ordinal);
    add(changed, ordinal);
    remove(live, ordinal);
    if (end === start) continue;
    add(live, ordinal);
    present.push(ordinal);
    (keys.min_bulk_price as Int32Array)[ordinal] = rows.price[start]!;
  }
  const ranked = Uint32Array.from(present).sort();
  for (const key of KEYS)
    section.rankings[key] = reranked(section.rankings[key], changed, ranked, keys[key]);
  return true;
}

/** Returns the memory that the section takes, in bytes. */
export function bytesOf({
  ids,
  grams,
  columns,
  offers,
  words,
  cards,
  live,
  rankings,
  keys,
  wordSets,
  postings,
}: SectionIndex) {
  const plain = [ids, grams, keys.min_bulk_price, keys.sort_name, live];
  const orders = Object.values(rankings).flatMap(({ order, rank }) => [order, rank]);
  return (
    [...plain, ...orders].reduce((sum, { byteLength }) => sum + byteLength, 0) +
    [...columns.values()].reduce((sum, column) => sum + column.bytes(), 0) +
    bytesOfOffers(offers) +
    bytesOfWords(words) +
    bytesOfCards(cards) +
    postings.bytes() +
    wordSets.size * live.byteLength
  );
}
