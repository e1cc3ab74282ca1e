import {
  ATTRIBUTES,
  type AttributeName,
  SECTIONS,
  type SectionDescription,
} from '../../filter/sections.ts';
import { type CardsData, gatherCards } from '../columns/cards.ts';
import { encode } from '../columns/column.ts';
import { emptyOffers, OFFER_COLUMNS, type OfferRows, putOffers } from '../columns/column-offers.ts';
import { gatherWords } from '../columns/column-words.ts';
import { type Chunk, type Names, unpack, unpackOffers } from '../columns/packed-column.ts';
import { postOffers } from '../columns/postings.ts';
import { rankingsOf, type SectionData } from '../columns/section.ts';

/** All sections by their ids. */
export type CatalogData = Map<number, SectionData>;

const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as AttributeName[];

function joined(parts: readonly Int32Array[]): Int32Array<ArrayBuffer> {
  const all = new Int32Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Reads the cards of all rows, in the order of the chunks. */
function readCards(chunks: readonly Chunk[]): CardsData {
  const bytes = joined(chunks.map(({ cards }) => unpack(cards.bytes)));
  const from = new Uint32Array(bytes.length + 1);
  for (const [row, size] of bytes.entries()) from[row + 1] = from[row]! + size;
  return {
    json: new Uint8Array(Buffer.concat(chunks.map(({ cards }) => cards.json ?? new Uint8Array()))),
    from,
  };
}

/** Everything that was read, column by column. */
interface Table {
  product: Int32Array<ArrayBuffer>;
  section: Int32Array<ArrayBuffer>;
  grams: Int32Array<ArrayBuffer>;
  attributes: Map<AttributeName, Int32Array<ArrayBuffer>>;
  texts: string[];
  cards: CardsData;
  /** by product id */
  namePlaces: Map<number, number>;
  offers: OfferRows;
  /** the first offer of each product and the one after its last, by product id */
  offersOf: Map<number, [start: number, end: number]>;
}

/** Where the rows of each product begin and end. */
export function rangesOf(products: Int32Array): Map<number, [start: number, end: number]> {
  const ranges = new Map<number, [number, number]>();
  let start = 0;
  for (let end = 1; end <= products.length; end++) {
    if (products[end] === products[start]) continue;
    ranges.set(products[start]!, [start, end]);
    start = end;
  }
  return ranges;
}

function read(names: Names, chunks: readonly Chunk[]): Table {
  const column = (name: keyof Chunk['products']) =>
    joined(chunks.map(({ products }) => unpack(products[name])));
  const offers = chunks.map((chunk) => unpackOffers(chunk.offers));
  const offerColumn = (name: keyof OfferRows) => joined(offers.map((rows) => rows[name]));
  const places = unpack(names.place);
  const product = offerColumn('product');
  return {
    product: column('product'),
    section: column('section'),
    grams: column('grams'),
    attributes: new Map(ATTRIBUTE_NAMES.map((name) => [name, column(name)])),
    texts: chunks.flatMap(({ texts }) => texts ?? []),
    cards: readCards(chunks),
    namePlaces: new Map(
      unpack(names.product)
        .entries()
        .map(([at, id]) => [id, places[at]!]),
    ),
    offers: {
      product,
      ...(Object.fromEntries(OFFER_COLUMNS.map((name) => [name, offerColumn(name)])) as Omit<
        OfferRows,
        'product'
      >),
    },
    offersOf: rangesOf(product),
  };
}

function buildSection({ id }: SectionDescription, table: Table): SectionData {
  const rows = table.section
    .keys()
    .filter((row) => table.section[row] === id)
    .toArray();
  const pick = (column: Int32Array) => Int32Array.from(rows, (row) => column[row]!);
  const ids = pick(table.product);
  const ranges = Array.from(ids, (product) => table.offersOf.get(product) ?? ([0, 0] as const));
  const offers = emptyOffers(
    ids.length,
    ranges.reduce((sum, [start, end]) => sum + end - start, 0),
  );
  for (const [ordinal, [start, end]] of ranges.entries())
    putOffers(offers, ordinal, table.offers, start, end);
  return {
    ids,
    grams: pick(table.grams),
    columns: new Map(
      table.attributes
        .entries()
        .map(([name, column]) => [name, encode(pick(column))] as const)
        .filter(([, { values }]) => values.length > 0),
    ),
    offers,
    ...rankingsOf(
      offers,
      Int32Array.from(ids, (product) => table.namePlaces.get(product) ?? 0),
    ),
    posted: postOffers(offers),
    words: gatherWords(rows.map((row) => table.texts[row]!)),
    cards: gatherCards(table.cards, rows),
  };
}

/** Builds the index's data from what the database packed, products ascending by id. */
export function buildCatalog(names: Names, chunks: readonly Chunk[]): CatalogData {
  const table = read(names, chunks);
  return new Map(
    Object.values(SECTIONS).map((section) => [section.id, buildSection(section, table)]),
  );
}
