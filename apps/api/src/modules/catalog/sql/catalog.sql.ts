import type { CarFilter } from '@org/api-client/schema';
import type { Db, Queryable } from '../../../db/db.ts';
import { runPrepared } from '../../../db/db-prepared.ts';
import { type Add, type Statement, statement } from '../../../sql/clause.ts';
import type { FacetCount } from '../facets/facets.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import type { Order } from '../filter/filter-order.ts';
import {
  byLabel,
  createReference,
  type Reference,
  type ReferenceRows,
} from '../filter/reference.ts';
import { ATTRIBUTES, type AttributeName, type SectionDescription } from '../filter/sections.ts';
import type { ProductRow } from '../product/product.ts';
import type { CommonVocabulary, VocabularyFilter, VocabularyItem } from '../vocabulary.ts';
import { type CarRow, carSizesStatement } from './car-sizes.ts';
import { isWhole } from './list-sql.ts';
import {
  cardsStatement,
  idsStatement,
  pageStatement,
  STAMP,
  totalsStatement,
  type Window,
} from './page-sql.ts';

/** Counts products on offer per value of an attribute in a section. Counts of brands are stored already. */
function attributeCountsStatement(
  section: SectionDescription,
  name: AttributeName,
  brandIds?: readonly number[],
): Statement {
  const column = `l.${ATTRIBUTES[name].column}`;
  return statement((add) =>
    name === 'brand' && !brandIds
      ? `select value, n count from vocab_count where vocabulary = 'brand.' || ${add(section.id)}::int and n > 0`
      : `select ${column} "value", count(*)::int count from listing l
         where l.section = ${add(section.id)} and l.offers_count > 0 and ${column} is not null
           ${brandIds ? `and l.brand_id = any(${add(brandIds)})` : ''} group by 1`,
  );
}

/** Counts products with live offers per city or supplier. A product has one section, with which the indexes begin. */
const products = (column: 'city_id' | 'supplier_id') => `select ${column}, count(*)::int count
  from (select o.${column} from offer o where o.quantity > 0 group by o.section, o.${column}, o.product_id) p group by 1`;

const ofCar = ({ car_brand, car_model }: VocabularyFilter, add: Add) =>
  `true${car_brand === undefined ? '' : ` and brand = ${add(car_brand)}`}${
    car_model === undefined ? '' : ` and model = ${add(car_model)}`
  }`;

const STATEMENTS: Record<CommonVocabulary, (filter: VocabularyFilter, add: Add) => string> = {
  brand: () => `select b.name "value", b.name "label", sum(v.n)::int count, b.aliases
    from vocab_count v join brand b on b.id = v.value where v.vocabulary like 'brand.%'
    group by b.id having sum(v.n) > 0`,
  // all cities: a company may be in one where nothing is on offer yet
  city: () => `select y.name "value", y.name "label", coalesce(count, 0) count
    from city y left join (${products('city_id')}) o on y.id = o.city_id`,
  supplier: () => `select c.id "value", c.name "label", count
    from (${products('supplier_id')}) o join company c on c.id = o.supplier_id`,
  country: () => `select p.country "value", p.country "label", count(*)::int count
    from listing l join product p on p.id = l.product_id
    where l.offers_count > 0 and p.country is not null group by 1`,
  car_brand: () => `select brand "value", brand "label", count(distinct model)::int count,
    coalesce(array_agg(distinct name_ru) filter (where name_ru is not null), '{}') aliases from car group by 1`,
  car_model: ({ car_brand }, add) => `select model "value", model "label", count(*)::int count,
    coalesce(array_agg(distinct name_ru) filter (where name_ru is not null), '{}') aliases from car where ${ofCar({ car_brand }, add)} group by 1`,
  car_year: (filter, add) => `select year "value", year::text "label", count(*)::int count
    from car, generate_series(year_from, coalesce(year_to, extract(year from current_date)::int)) year
    where ${ofCar(filter, add)} group by 1`,
  car_modification: (
    filter,
    add,
  ) => `select modification "value", modification "label", count(*)::int count
    from car where ${ofCar(filter, add)} ${
      filter.car_year === undefined
        ? ''
        : `and ${add(filter.car_year)}::int between year_from and coalesce(year_to, 9999)`
    } group by 1`,
};

/** Selects items of a vocabulary that the sections share, with other spellings of them if there are any. */
const vocabularyStatement = (of: CommonVocabulary, filter: VocabularyFilter): Statement =>
  statement((add) => STATEMENTS[of](filter, add));

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

/** Reads the names of the catalog. If nothing has changed since `last`, `last` itself is returned. */
export async function selectReference(db: Queryable, last?: Reference): Promise<Reference> {
  const rows = async <Row>(text: string) => (await db.query<Row>(text)).rows;
  const [brands, brandCounts, models, cars, values, cities, suppliers] = await Promise.all([
    rows<ReferenceRows['brands'][number]>('select id, name, aliases from brand order by id'),
    rows<ReferenceRows['brandCounts'][number]>(
      `select substr(vocabulary, 7)::int section, value brand_id, sign(n)::int n from vocab_count
         where vocabulary like 'brand.%' order by vocabulary, value`,
    ),
    rows<ReferenceRows['models'][number]>(
      `select m.id, m.brand_id, m.name, coalesce(l.sections, '{}') sections from model m left join
         (select model_id, array_agg(distinct section order by section) sections from listing where offers_count > 0 group by 1) l
         on l.model_id = m.id order by m.id`,
    ),
    rows<ReferenceRows['cars'][number]>(
      'select brand, model, modification, name_ru, year_from, year_to from car order by id',
    ),
    rows<ReferenceRows['values'][number]>(
      'select id, attribute, value, label, position from attribute_value order by id',
    ),
    rows<ReferenceRows['cities'][number]>('select id, name from city order by id'),
    rows<ReferenceRows['suppliers'][number]>(
      'select id, number, name, city_id from company where exists (select from warehouse where company_id = company.id) order by name, id',
    ),
  ]);
  return createReference({ brands, brandCounts, models, cars, values, cities, suppliers }, last);
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

/** Selects the modifications of a car with their sizes, the oldest first. */
export async function selectCarSizes(db: Db, car: CarFilter): Promise<CarRow[]> {
  return (await runPrepared<CarRow>(db, carSizesStatement(car))).rows;
}
