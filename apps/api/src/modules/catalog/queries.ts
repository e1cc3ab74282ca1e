import type { CarFilter, ProductRestsBody } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { runPrepared } from '../../db/prepared.ts';
import type { Leaving } from '../../delivery/destination.ts';
import { byLabel, type FacetCount, type FacetCounts, type PriceStep } from './facets.ts';
import type { Conditions } from './filter/conditions.ts';
import type { OfferDemand } from './filter/demand.ts';
import { OFFER_FACETS, type OfferFacet } from './filter/offer-conditions.ts';
import type { Order } from './filter/order.ts';
import { createReference, type Reference, type ReferenceRows } from './filter/reference.ts';
import type { AttributeName, SectionDescription } from './filter/sections.ts';
import type { OfferRow } from './offer.ts';
import type { ProductRow } from './product.ts';
import { type CarRow, carSizesStatement } from './sql/car-sizes.ts';
import {
  attributesStatement,
  favoriteStatement,
  groupingOf,
  offerFacetStatement,
  ownAttributeStatement,
  priceStatement,
  seasonsStatement,
  supplierStatement,
} from './sql/facet-sql.ts';
import { isWhole } from './sql/list-sql.ts';
import {
  cardsStatement,
  idsStatement,
  pageStatement,
  productStatement,
  STAMP,
  totalsStatement,
  type Window,
} from './sql/page-sql.ts';
import {
  leavingStatement,
  type OffersTo,
  restsStatement,
  restsTotalStatement,
} from './sql/rests-sql.ts';
import { attributeCountsStatement, vocabularyStatement } from './sql/vocabulary-sql.ts';
import type {
  CommonVocabulary,
  VocabularyFilter,
  VocabularyItem,
} from './vocabulary/vocabulary.ts';

/** The state of the catalog. */
export interface CatalogState {
  version: number;
  /** changes when a brand, a model, a word, a city or a company is added */
  reference: string;
  /** products on offer in the section */
  total: number;
}

export async function selectState(db: Db, section: number): Promise<CatalogState> {
  const { rows } = await db.query<CatalogState>(
    `select ${STAMP}, coalesce((select n from category_stat where section = $1), 0) total from catalog_version`,
    [section],
    { name: 'catalog_state' },
  );
  return rows[0]!;
}

export async function selectReference(db: Db): Promise<Reference> {
  const rows = async <Row>(text: string) => (await db.query<Row>(text)).rows;
  const [brands, brandCounts, models, cars, values, cities, suppliers] = await Promise.all([
    rows<ReferenceRows['brands'][number]>('select id, name, aliases from brand'),
    rows<ReferenceRows['brandCounts'][number]>(
      `select substr(vocabulary, 7)::int section, value brand_id, n from vocab_count where vocabulary like 'brand.%'`,
    ),
    rows<ReferenceRows['models'][number]>(
      `select m.id, m.brand_id, m.name, coalesce(l.sections, '{}') sections from model m left join
         (select model_id, array_agg(distinct section) sections from listing where offers_count > 0 group by 1) l
         on l.model_id = m.id`,
    ),
    rows<ReferenceRows['cars'][number]>(
      'select brand, model, modification, name_ru, year_from, year_to from car order by id',
    ),
    rows<ReferenceRows['values'][number]>(
      'select id, attribute, value, label, position from attribute_value',
    ),
    rows<ReferenceRows['cities'][number]>('select id, name from city'),
    rows<ReferenceRows['suppliers'][number]>(
      'select id, number, name, city_id from company where exists (select from warehouse where company_id = company.id) order by name',
    ),
  ]);
  return createReference({ brands, brandCounts, models, cars, values, cities, suppliers });
}

export interface ProductList {
  rows: ProductRow[];
  total: number;
  offers_total: number;
}

/** Selects one page of a search. `total` is what the section held a moment ago. */
export async function selectPage(
  db: Db,
  conditions: Conditions,
  order: Order,
  window: Window,
  total: number,
): Promise<ProductList> {
  type Totals = Pick<ProductList, 'total' | 'offers_total'>;
  const { rows } = await runPrepared<ProductRow & Totals>(
    db,
    pageStatement(conditions, order, window, total),
  );
  const totals =
    rows[0] ?? (await runPrepared<Totals>(db, totalsStatement(conditions, order))).rows[0];
  if (!totals) throw new Error('The totals of a list are always one row.');
  // the section has changed meanwhile: the page was cut out with a wrong total
  if (isWhole(conditions) && totals.total !== total)
    return selectPage(db, conditions, order, window, totals.total);
  return { rows, total: totals.total, offers_total: totals.offers_total };
}

/** Selects the ids of a whole list, at most `limit` of them, which an export then reads in batches. */
export async function selectIds(
  db: Db,
  conditions: Conditions,
  order: Order,
  limit: number,
): Promise<number[]> {
  const { rows } = await runPrepared<{ product_id: number }>(
    db,
    idsStatement(conditions, order, limit),
  );
  return rows.map(({ product_id }) => product_id);
}

export async function selectCards(
  db: Db,
  conditions: Conditions,
  ids: readonly number[],
): Promise<ProductRow[]> {
  return (await runPrepared<ProductRow>(db, cardsStatement(conditions, ids))).rows;
}

export async function selectProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  return (await runPrepared<ProductRow>(db, productStatement(id))).rows[0];
}

type AttributeCounts = readonly (readonly [AttributeName, FacetCount[]])[];

async function selectOpenAttributes(
  db: Db,
  conditions: Conditions,
  names: readonly AttributeName[],
): Promise<AttributeCounts> {
  if (names.length === 0) return [];
  type Row = { grouping: number; count: number } & Record<
    AttributeName,
    FacetCount['value'] | null
  >;
  const { rows } = await runPrepared<Row>(db, attributesStatement(conditions, names));
  const byGrouping = Map.groupBy(rows, ({ grouping }) => grouping);
  return names.map((name) => {
    const counts = byGrouping.get(groupingOf(names, name)) ?? [];
    return [
      name,
      counts.flatMap(({ [name]: value, count }) => (value === null ? [] : [{ value, count }])),
    ];
  });
}

async function selectSeasons(db: Db, conditions: Conditions): Promise<FacetCount[]> {
  const { rows } = await runPrepared<Record<string, number>>(db, seasonsStatement(conditions));
  return Object.entries(rows[0] ?? {}).flatMap(([id, count]) =>
    count > 0 ? [{ value: Number(id), count }] : [],
  );
}

/** Counts attributes without a filter of their own in one scan, the others one by one. */
async function selectAttributes(
  db: Db,
  conditions: Conditions,
  names: readonly AttributeName[],
): Promise<AttributeCounts> {
  const isAlone = (name: AttributeName) => name === 'season' && conditions.seasons.size > 0;
  const isFiltered = (name: AttributeName) => isAlone(name) || conditions.attributes.has(name);
  const filtered = names.filter(isFiltered).map(async (name) => {
    if (isAlone(name)) return [name, await selectSeasons(db, conditions)] as const;
    const { rows } = await runPrepared<FacetCount>(db, ownAttributeStatement(conditions, name));
    return [name, rows.filter(({ value }) => value !== null)] as const;
  });
  const open = names.filter((name) => !isFiltered(name));
  const [counted, ...own] = await Promise.all([
    selectOpenAttributes(db, conditions, open),
    ...filtered,
  ]);
  return [...counted, ...own];
}

async function selectOfferFacet(
  db: Db,
  conditions: Conditions,
  facet: OfferFacet,
  accountId: string | undefined,
): Promise<FacetCount[]> {
  // without an account there are no favorites
  if (facet === 'favorite' && accountId === undefined) return [];
  const text =
    facet === 'favorite'
      ? favoriteStatement(conditions, accountId!)
      : facet === 'supplier_id'
        ? supplierStatement(conditions)
        : offerFacetStatement(conditions, facet);
  return (await runPrepared<FacetCount>(db, text)).rows;
}

/** Counts everything asked for by value, each without its own filter. */
export async function selectFacets(
  db: Db,
  conditions: Conditions,
  asked: readonly string[],
  accountId: string | undefined,
): Promise<FacetCounts> {
  const names = conditions.section.attributes.filter((name) => asked.includes(name));
  const offerFacets = OFFER_FACETS.filter((name) => asked.includes(name));
  const [attributes, offers, price] = await Promise.all([
    selectAttributes(db, conditions, names),
    Promise.all(
      offerFacets.map(
        async (name) => [name, await selectOfferFacet(db, conditions, name, accountId)] as const,
      ),
    ),
    asked.includes('price') ? runPrepared<PriceStep>(db, priceStatement(conditions)) : undefined,
  ]);
  return { attributes, offers, price: price?.rows };
}

/** Selects from where, and how soon, the offers of a product leave. */
export const selectLeaving = async (db: Db, productId: string): Promise<Leaving[]> =>
  (await runPrepared<Leaving>(db, leavingStatement(productId))).rows;

/** Selects one page of a product's offers. Resolves to undefined if there is no such product. */
export async function selectRests(
  db: Db,
  productId: string,
  offers: readonly OfferDemand[],
  orderBy: ProductRestsBody['order_by'],
  window: Window,
  accountId: string | undefined,
  destination?: OffersTo,
): Promise<{ rows: OfferRow[]; total: number; cities: number } | undefined> {
  const { rows } = await runPrepared<OfferRow>(
    db,
    restsStatement(productId, offers, orderBy, window, accountId, destination),
  );
  if (rows[0]) return { rows, total: rows[0].total, cities: rows[0].cities };
  const totals = await runPrepared<{ total: number; cities: number }>(
    db,
    restsTotalStatement(productId, offers),
  );
  return totals.rows[0] && { rows, ...totals.rows[0] };
}

/** Counts products on offer per value of an attribute in a section, only those of the brands if any are named. */
export async function selectAttributeCounts(
  db: Db,
  section: SectionDescription,
  name: AttributeName,
  brandIds?: readonly number[],
): Promise<FacetCount[]> {
  return (await runPrepared<FacetCount>(db, attributeCountsStatement(section, name, brandIds)))
    .rows;
}

/** Selects all items of a vocabulary that the sections share: names A–Z, years from the latest. */
export async function selectVocabulary(
  db: Db,
  of: CommonVocabulary,
  filter: VocabularyFilter,
): Promise<VocabularyItem[]> {
  const { rows } = await runPrepared<VocabularyItem>(db, vocabularyStatement(of, filter));
  return of === 'car_year'
    ? rows.sort((a, b) => Number(b.value) - Number(a.value))
    : rows.sort(byLabel);
}

/** Selects the lowest price of each day of the last 12 months. Resolves to undefined if there is no such product. */
export async function selectPriceHistory(db: Db, productId: string) {
  const { rows } = await db.query<{
    date: string | null;
    min_bulk_price: number;
    offers_count: number;
  }>(
    `select h.day date, h.min_bulk_price, h.offers_count from product p left join price_history h
       on h.product_id = p.id and h.day > current_date - interval '12 months'
     where p.id = $1::bigint order by h.day`,
    [productId],
  );
  return rows.length === 0
    ? undefined
    : rows.flatMap(({ date, ...point }) => (date === null ? [] : [{ date, ...point }]));
}

/** Selects the modifications of a car with their sizes, the oldest first. */
export async function selectCarSizes(db: Db, car: CarFilter): Promise<CarRow[]> {
  return (await runPrepared<CarRow>(db, carSizesStatement(car))).rows;
}
