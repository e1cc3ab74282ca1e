import type { Db } from '../../../db/db.ts';
import { runPrepared } from '../../../db/db-prepared.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import { OFFER_FACETS, type OfferFacet } from '../filter/offer-conditions.ts';
import type { AttributeName } from '../filter/sections.ts';
import {
  attributesStatement,
  favoriteStatement,
  groupingOf,
  offerFacetStatement,
  ownAttributeStatement,
  priceStatement,
  seasonsStatement,
  supplierStatement,
} from '../sql/facet-sql.ts';
import type { FacetCount, FacetCounts } from './facets.ts';
import type { PriceStep } from './price-facet.ts';

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
