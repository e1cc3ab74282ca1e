import type { OfferCondition } from '@org/api-client/schema';
import { CONDITIONS } from '@org/trade/conditions';
import { speedKmh } from '@org/tyre-names/sizes/indices';
import { ATTRIBUTES, type AttributeName } from '../../modules/catalog/filter/sections.ts';
import { type CountedRow, findAll, isOfAnySeason, type NaiveQuery } from './naive-search.ts';
import type { WeighedCatalog } from './naive-standing.ts';
import type { Value } from './random-catalog.ts';

const collator = new Intl.Collator('ru', { numeric: true });

const without = (query: NaiveQuery, name: string): NaiveQuery => {
  const {
    [name]: _own,
    [`${name}_min`]: _least,
    [`${name}_max`]: _most,
    [`${name}_not`]: _not,
    ...rest
  } = query;
  return rest as NaiveQuery;
};

const SEASONS = ['summer', 'winter', 'all_season'];

/** Returns the values of a found product that a facet counts it under. */
function valuesOf(
  name: string,
  { product, offers }: CountedRow,
  { favorites = [], season_own }: NaiveQuery,
) {
  if (name === 'supplier_id') return offers.map(({ supplier_id }) => supplier_id);
  if (name === 'city') return offers.map(({ city }) => city);
  if (name === 'condition') return offers.map(({ condition }) => condition);
  if (name === 'dot_year') return offers.map(({ dot_year }) => dot_year);
  if (name === 'favorite')
    return offers.flatMap(({ supplier_id }) => (favorites.includes(supplier_id) ? [true] : []));
  if (name === 'brand' || name === 'model') return [product[name]];
  if (name === 'season') {
    const others = season_own ? [] : SEASONS.filter((season) => isOfAnySeason(product, [season]));
    return [...others, product.attributes.season ?? null];
  }
  return [product.attributes[name as AttributeName] ?? null];
}

const PRICE_STEPS = 24;

function naivePrices(rows: CountedRow[]) {
  if (rows.length === 0) return { min: null, max: null, histogram: [] };
  const min = Math.min(...rows.map((row) => row.min_bulk_price));
  const max = Math.max(...rows.map((row) => row.max_bulk_price));
  const step = Math.ceil((max - min + 1) / PRICE_STEPS);
  const histogram = [];
  for (let from = min; from <= max; from += step)
    histogram.push({
      from,
      to: Math.min(from + step, max),
      count: rows.filter((row) => row.min_bulk_price >= from && row.min_bulk_price < from + step)
        .length,
    });
  return { min, max, histogram };
}

/**
 * Counts a facet as it must be: products by value, without the facet's own filter. Chosen values are included even if
 * they have no product.
 */
export function naiveFacet(catalog: WeighedCatalog, query: NaiveQuery, name: string) {
  const rows = findAll(catalog, without(query, name));
  if (name === 'price') return naivePrices(rows);
  const counts = new Map<Value, number>();
  for (const row of rows)
    for (const value of new Set(valuesOf(name, row, query)))
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const chosen = name === 'favorite' ? [] : [query[name] ?? []].flat();
  for (const value of chosen as Value[]) counts.set(value, counts.get(value) ?? 0);
  const kind = name in ATTRIBUTES ? ATTRIBUTES[name as AttributeName].kind : undefined;
  const isNumber = name === 'dot_year' || kind === 'size' || kind === 'whole';
  const label = (value: Value) => {
    if (kind === 'word') return `«${value}»`;
    if (name === 'condition') return CONDITIONS[value as OfferCondition];
    const supplier = catalog.suppliers.find(({ id }) => name === 'supplier_id' && id === value);
    return supplier?.name ?? String(value);
  };
  return [...counts]
    .map(([value, count]) => ({ value, label: label(value), count }))
    .sort((a, b) => {
      if (kind === 'flag') return Number(b.value) - Number(a.value);
      if (isNumber) return Number(a.value) - Number(b.value);
      if (kind === 'speed') return speedKmh(a.value as 'T') - speedKmh(b.value as 'T');
      return b.count - a.count || collator.compare(a.label, b.label);
    })
    .map(({ label: text, ...item }) =>
      typeof item.value === 'boolean' ? item : { ...item, label: text },
    );
}
