import type { Db } from '../../../db/db.ts';
import { runPrepared } from '../../../db/db-prepared.ts';
import { type Add, type Statement, statement } from '../../../sql/clause.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import { OFFER_FACETS, type OfferFacet } from '../filter/offer-conditions.ts';
import { ATTRIBUTES, type AttributeName } from '../filter/sections.ts';
import { clauseOf } from '../sql/demand-sql.ts';
import { demandedListings, listedOffers, listedProducts } from '../sql/list-sql.ts';
import type { FacetCount, FacetCounts } from './facets.ts';
import type { PriceStep } from './price-facet.ts';

const columnOf = (name: AttributeName) => ATTRIBUTES[name].column;

/** Returns the value of `grouping()` for the grouping set of one attribute: the bits of all the others. */
const groupingOf = (names: readonly AttributeName[], name: AttributeName): number =>
  ((1 << names.length) - 1) ^ (1 << (names.length - 1 - names.indexOf(name)));

/**
 * The counted listings, to stand after `from`. With offer filters, the section and `offers_count` follow from the
 * offers. They are repeated so that the planner uses an index and not the table.
 */
const listings = (conditions: Conditions, add: Add) =>
  conditions.rear || conditions.offers.length > 0
    ? `listing l where l.section = ${add(conditions.section.id)} and l.offers_count > 0
        and l.product_id in (${listedProducts(conditions, add)})`
    : `listing l where ${demandedListings(conditions, add)}`;

/**
 * Counts products of the list per value of several attributes, in one scan. A row of the answer belongs to the
 * attribute that `grouping` tells, and holds its value under the attribute's name.
 */
const attributesStatement = (conditions: Conditions, names: readonly AttributeName[]): Statement =>
  statement((add) => {
    const columns = names.map((name) => `l.${columnOf(name)}`);
    return `select grouping(${columns.join(', ')}) "grouping", count(*)::int count,
        ${names.map((name) => `l.${columnOf(name)} "${name}"`).join(', ')}
      from ${listings(conditions, add)}
      group by grouping sets (${columns.map((column) => `(${column})`).join(', ')})`;
  });

/** Counts products per value of an attribute that is filtered, without its own filter. */
function ownAttributeStatement(conditions: Conditions, name: AttributeName): Statement {
  const attributes = new Map(conditions.attributes);
  attributes.delete(name);
  return statement(
    (add) => `select l.${columnOf(name)} "value", count(*)::int count
      from ${listings({ ...conditions, attributes }, add)} group by 1`,
  );
}

/** Counts products per season, in a column for each: one product may be found in several. */
function seasonsStatement(conditions: Conditions): Statement {
  const attributes = new Map(conditions.attributes);
  attributes.delete('season');
  return statement((add) => {
    const columns = [...conditions.seasons].map(
      ([id, demand]) =>
        `(count(*) filter (where ${clauseOf(conditions.section, demand)(add)}))::int "${id}"`,
    );
    return `select ${columns.join(', ')} from ${listings({ ...conditions, attributes }, add)}`;
  });
}

const without = (conditions: Conditions, facet: OfferFacet | 'price'): Conditions => ({
  ...conditions,
  offers: conditions.offers.filter((demand) => demand.of !== facet),
});

const OFFER_COLUMNS = { city: 'city_id', condition: 'condition', dot_year: 'dot_year' } as const;

/** Counts products with a counted offer per city, condition or year, without the facet's own filter. */
const offerFacetStatement = (
  conditions: Conditions,
  facet: keyof typeof OFFER_COLUMNS,
): Statement => statement((add) => offerValues(conditions, facet, OFFER_COLUMNS[facet], add));

const offerValues = (conditions: Conditions, facet: OfferFacet, column: string, add: Add) =>
  `select "value", count(*)::int count from (
    select o.${column} "value" from ${listedOffers(without(conditions, facet), add)}
    group by o.${column}, o.product_id) counted where "value" is not null group by 1`;

/** Counts the same by supplier, with their names. */
const supplierStatement = (conditions: Conditions): Statement =>
  statement(
    (add) => `select "value", c.name "label", count
      from (${offerValues(conditions, 'supplier_id', 'supplier_id', add)}) f join company c on c.id = f.value`,
  );

/** Counts products with a counted offer of a favorite supplier. */
const favoriteStatement = (conditions: Conditions, accountId: string): Statement =>
  statement(
    (add) => `select true "value", count(distinct o.product_id)::int count
      from ${listedOffers(without(conditions, 'favorite'), add)} and o.supplier_id in (
        select supplier_id from favorite_supplier where account_id = ${add(accountId)})`,
  );

/** How many steps the histogram of prices has at most. */
const PRICE_STEPS = 24;

/** Selects the least and greatest counted price, and counts products by their lowest price in equal steps between. */
function priceStatement(all: Conditions): Statement {
  const conditions = without(all, 'price');
  const ofOffers = conditions.offers.length > 0 || conditions.rear;
  return statement((add) => {
    const prices = ofOffers
      ? `select min(o.bulk_price) least, max(o.bulk_price) most
         from ${listedOffers(conditions, add)} group by o.product_id`
      : `select l.min_bulk_price least, l.max_bulk_price most
         from listing l where ${demandedListings(conditions, add)}`;
    return `with g as materialized (${prices}),
      b as (select min(least) "min", max(most) "max",
        greatest(1, ceil((max(most) - min(least) + 1) / ${PRICE_STEPS}.0))::int step from g)
      select b.min, b.max, b.step, (g.least - b.min) / b.step "value", count(*)::int count
      from g, b group by 1, 2, 3, 4 order by 4`;
  });
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
  const [counted, ...ownCounts] = await Promise.all([
    selectOpenAttributes(db, conditions, open),
    ...filtered,
  ]);
  return [...counted, ...ownCounts];
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
