import type { ProductRestsBody } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import type { Statement } from './clause.ts';
import type { Conditions } from './conditions.ts';
import {
  attributesStatement,
  favoriteStatement,
  groupingOf,
  offerFacetStatement,
  ownAttributeStatement,
  priceStatement,
  supplierStatement,
} from './facet-sql.ts';
import { byLabel, type FacetCount, type FacetCounts, type PriceStep } from './facets.ts';
import { isWhole } from './list-sql.ts';
import type { OfferRow } from './offer.ts';
import { OFFER_FACETS, type OfferCondition, type OfferFacet } from './offer-conditions.ts';
import type { Order } from './order.ts';
import { pageStatement, productStatement, suggestStatement, type Window } from './page-sql.ts';
import type { ProductRow } from './product.ts';
import { createReference, type Reference, type ReferenceRows } from './reference.ts';
import { restsStatement, restsTotalStatement } from './rests-sql.ts';
import { ATTRIBUTES, type AttributeName, type SectionDescription } from './sections.ts';
import type { CommonVocabulary, VocabularyFilter, VocabularyItem } from './vocabulary.ts';

const run = <Row>(db: Db, { text, params }: Statement) => db.query<Row>(text, params);

/** Where the catalogue stands. */
export interface CatalogState {
  version: number;
  /** changes when a brand, a model, a word or a city is added */
  reference: string;
  /** products on offer in the section */
  total: number;
}

export async function selectState(db: Db, section: number): Promise<CatalogState> {
  const { rows } = await db.query<CatalogState>(
    `select v version, coalesce((select n from category_stat where section = $1), 0) total,
       concat_ws('.', (select max(id) from brand), (select max(id) from model), (select max(id) from attribute_value),
         (select max(id) from city)) reference
     from catalog_version`,
    [section],
  );
  return rows[0]!;
}

export async function selectReference(db: Db): Promise<Reference> {
  const rows = async <Row>(text: string) => (await db.query<Row>(text)).rows;
  const [brands, brandCounts, models, values, cities, suppliers] = await Promise.all([
    rows<ReferenceRows['brands'][number]>('select id, name, aliases from brand'),
    rows<ReferenceRows['brandCounts'][number]>(
      `select substr(vocabulary, 7)::int section, value brand_id, n from vocab_count where vocabulary like 'brand.%'`,
    ),
    rows<ReferenceRows['models'][number]>('select id, brand_id, name from model'),
    rows<ReferenceRows['values'][number]>(
      'select id, attribute, value, label, position from attribute_value',
    ),
    rows<ReferenceRows['cities'][number]>('select id, name from city'),
    rows<ReferenceRows['suppliers'][number]>(
      'select id, name, city_id from company where exists (select from warehouse where company_id = company.id) order by name',
    ),
  ]);
  return createReference({ brands, brandCounts, models, values, cities, suppliers });
}

export interface ProductList {
  rows: ProductRow[];
  total: number;
  offers_total: number;
}

/** One page of a search. `total` is what the section held a moment ago. */
export async function selectPage(
  db: Db,
  conditions: Conditions,
  order: Order,
  window: Window,
  total: number,
): Promise<ProductList> {
  const { rows } = await run<
    Omit<ProductRow, 'id'> & { id: string | null; total: number; offers_total: number }
  >(db, pageStatement(conditions, order, window, total));
  const { total: found, offers_total } = rows[0]!;
  // a writer came between: the page was cut out at the wrong end
  if (isWhole(conditions) && found !== total)
    return selectPage(db, conditions, order, window, found);
  const products = rows.filter((row): row is typeof row & ProductRow => row.id !== null);
  return { rows: products, total: found, offers_total };
}

export async function selectProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  const { rows } = await run<ProductRow>(db, productStatement(id));
  return rows[0];
}

type AttributeCounts = readonly [AttributeName, FacetCount[]][];

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
  const { rows } = await run<Row>(db, attributesStatement(conditions, names));
  const byGrouping = Map.groupBy(rows, ({ grouping }) => grouping);
  return names.map((name) => {
    const counts = byGrouping.get(groupingOf(names, name)) ?? [];
    return [
      name,
      counts.flatMap(({ [name]: value, count }) => (value === null ? [] : [{ value, count }])),
    ];
  });
}

/** Attributes without a filter of their own are counted in one scan, the others one by one. */
async function selectAttributes(
  db: Db,
  conditions: Conditions,
  names: readonly AttributeName[],
): Promise<AttributeCounts> {
  const isFiltered = (name: AttributeName) => conditions.attributes.has(name);
  const filtered = names.filter(isFiltered).map(async (name) => {
    const { rows } = await run<FacetCount>(db, ownAttributeStatement(conditions, name));
    return [name, rows.filter(({ value }) => value !== null)] as [AttributeName, FacetCount[]];
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
  // a visitor has no favourites
  if (facet === 'favorite' && accountId === undefined) return [];
  const text =
    facet === 'favorite'
      ? favoriteStatement(conditions, accountId!)
      : facet === 'supplier_id'
        ? supplierStatement(conditions)
        : offerFacetStatement(conditions, facet);
  return (await run<FacetCount>(db, text)).rows;
}

/** Counts per value of everything asked for, each with its own filter left out. */
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
    asked.includes('price') ? run<PriceStep>(db, priceStatement(conditions)) : undefined,
  ]);
  return { attributes, offers, price: price?.rows };
}

/** One page of a product's offers; nothing where there is no such product. */
export async function selectRests(
  db: Db,
  productId: string,
  offers: readonly OfferCondition[],
  orderBy: ProductRestsBody['order_by'],
  window: Window,
  accountId: string | undefined,
): Promise<{ rows: OfferRow[]; total: number } | undefined> {
  const { rows } = await run<OfferRow>(
    db,
    restsStatement(productId, offers, orderBy, window, accountId),
  );
  if (rows[0]) return { rows, total: rows[0].total };
  const totals = await run<{ total: number }>(db, restsTotalStatement(productId, offers));
  return totals.rows[0] && { rows, total: totals.rows[0].total };
}

/** Products on offer per value of an attribute in a section, of some brands where there are any. */
export async function selectAttributeCounts(
  db: Db,
  section: SectionDescription,
  name: AttributeName,
  brandIds: readonly number[] | undefined,
): Promise<FacetCount[]> {
  const column = ATTRIBUTES[name].column;
  const text =
    name === 'brand' && !brandIds
      ? `select value, n count from vocab_count where vocabulary = 'brand.' || $1::int and n > 0`
      : `select l.${column} "value", count(*)::int count from listing l
         where l.section = $1 and l.offers_count > 0 and l.${column} is not null
           and ($2::int[] is null or l.brand_id = any($2)) group by 1`;
  const isKept = name === 'brand' && !brandIds;
  const { rows } = await db.query<FacetCount>(
    text,
    isKept ? [section.id] : [section.id, brandIds ?? null],
  );
  return rows;
}

const OF_CAR = '($1::text is null or brand = $1) and ($2::text is null or model = $2)';
const COMMON: Record<CommonVocabulary, string> = {
  brand: `select b.name "value", b.name "label", sum(v.n)::int count, b.aliases
    from vocab_count v join brand b on b.id = v.value where v.vocabulary like 'brand.%' group by b.id having sum(v.n) > 0`,
  city: `select y.name "value", y.name "label", count
    from (select city_id, count(*)::int count
      from (select o.city_id from offer o where o.quantity > 0 group by o.section, o.city_id, o.product_id) p group by 1) o
    join city y on y.id = o.city_id`,
  supplier: `select c.id "value", c.name "label", count
    from (select supplier_id, count(*)::int count
      from (select o.supplier_id from offer o where o.quantity > 0 group by o.section, o.supplier_id, o.product_id) p group by 1) o
    join company c on c.id = o.supplier_id`,
  country: `select p.country "value", p.country "label", count(*)::int count
    from listing l join product p on p.id = l.product_id where l.offers_count > 0 and p.country is not null group by 1`,
  car_brand: `select brand "value", brand "label", count(distinct model)::int count, array_agg(distinct name_ru) aliases
    from car group by 1`,
  car_model: `select model "value", model "label", count(*)::int count, array_agg(distinct name_ru) aliases
    from car where ${OF_CAR} group by 1`,
  car_year: `select year "value", year::text "label", count(*)::int count
    from car, generate_series(year_from, coalesce(year_to, extract(year from current_date)::int)) year where ${OF_CAR} group by 1`,
  car_modification: `select modification "value", modification "label", count(*)::int count from car
    where ${OF_CAR} and ($3::int is null or $3 between year_from and coalesce(year_to, 9999)) group by 1`,
};

/** All items of a vocabulary that the sections share: names A–Z, years from the latest. */
export async function selectVocabulary(
  db: Db,
  of: CommonVocabulary,
  { car_brand, car_model, car_year }: VocabularyFilter,
): Promise<VocabularyItem[]> {
  const params: Partial<Record<CommonVocabulary, unknown[]>> = {
    car_model: [car_brand, undefined],
    car_year: [car_brand, car_model],
    car_modification: [car_brand, car_model, car_year],
  };
  const { rows } = await db.query<VocabularyItem>(COMMON[of], params[of]);
  return of === 'car_year'
    ? rows.sort((a, b) => Number(b.value) - Number(a.value))
    : rows.sort(byLabel);
}

/** The lowest price of each day of the last 12 months; nothing where there is no such product. */
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

export interface SuggestedRow {
  product_id: string;
  brand_id: number;
  model_id: number;
  size: string;
  load_index: string | null;
  speed_index: string | null;
  offers_count: number;
  min_bulk_price: number | null;
}

/** How many products a search finds, and a few of them. */
export async function selectSuggested(
  db: Db,
  conditions: Conditions,
  limit: number,
): Promise<{ total: number; rows: SuggestedRow[] }> {
  const { rows } = await run<SuggestedRow & { total: number }>(
    db,
    suggestStatement(conditions, limit),
  );
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ product_id }) => product_id !== null) };
}
