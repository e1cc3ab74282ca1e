import type { Facets, OfferCondition, OfferFilter } from '@org/api-client/schema';
import { CONDITIONS } from '@org/trade/conditions';
import { speedKmh, speedOfKmh } from '@org/tyre-names/sizes/indices';
import type { OfferFacet } from '../filter/offer-conditions.ts';
import type { AttributeFilter } from '../filter/product-conditions.ts';
import { byLabel, type Reference } from '../filter/reference.ts';
import { ATTRIBUTES, type Attribute, type AttributeName } from '../filter/sections.ts';
import { type PriceStep, priceFacet } from './price-facet.ts';

type Value = string | number | boolean;

/** A value as the database stores it, and how many products have it. */
export interface FacetCount {
  value: Value;
  /** a supplier's name */
  label?: string;
  count: number;
}

interface Item {
  value: Value;
  label: string;
  count: number;
}

const item = (value: Value | undefined, label = String(value), count = 0): Item[] =>
  value === undefined ? [] : [{ value, label, count }];

/** Returns a stored value with its names in the contract and for people; empty if the contract has no name for it. */
export function named(
  name: AttributeName,
  { value, count }: FacetCount,
  reference: Reference,
): Item[] {
  const { kind, answers }: Attribute = ATTRIBUTES[name];
  const id = Number(value);
  switch (kind) {
    case 'brand':
      return item(reference.brands.get(id)?.name, undefined, count);
    case 'model':
      return item(reference.models.get(id)?.name, undefined, count);
    case 'word': {
      const word = reference.words.get(id);
      return item(word?.value, word?.label, count);
    }
    case 'speed':
      return item(speedOfKmh(id), undefined, count);
    case 'flag':
      return item(value, answers?.[value ? 0 : 1], count);
    case 'size':
      return item(id / 100, undefined, count);
    default:
      return item(id, undefined, count);
  }
}

/** Returns a chosen value with the count 0: perhaps no product has it. */
function chosen(name: AttributeName, value: Value, reference: Reference): Item[] {
  const { kind, answers }: Attribute = ATTRIBUTES[name];
  if (kind === 'flag') return item(value, answers?.[value ? 0 : 1]);
  const id = kind === 'word' ? reference.wordIds.get(`${name} ${value}`) : undefined;
  return item(value, id === undefined ? String(value) : reference.words.get(id)?.label);
}

/** Merges values that several ids share, such as a model name of two brands, and adds up their counts. */
export function merged(items: readonly Item[]): Item[] {
  const byValue = new Map<Value, Item>();
  for (const one of items) {
    const known = byValue.get(one.value);
    byValue.set(one.value, known ? { ...known, count: known.count + one.count } : one);
  }
  return [...byValue.values()];
}

/** Sorts words by count, then A–Z; numbers and speeds ascending; yes before no. */
function sorted(items: readonly Item[], kind: Attribute['kind']): Item[] {
  return items.toSorted((a, b) => {
    if (kind === 'flag') return Number(b.value) - Number(a.value);
    if (kind === 'size' || kind === 'whole') return Number(a.value) - Number(b.value);
    if (kind === 'speed') return speedKmh(a.value as 'V') - speedKmh(b.value as 'V');
    return b.count - a.count || byLabel(a, b);
  });
}

/** The facet of an attribute: every value with its count, chosen ones even at 0. */
function attributeFacet(
  name: AttributeName,
  counts: readonly FacetCount[],
  filter: AttributeFilter,
  reference: Reference,
): Item[] {
  const values = filter[name];
  const asked = (values === undefined ? [] : [values].flat()) as Value[];
  const items = merged([
    ...counts.flatMap((count) => named(name, count, reference)),
    ...asked.flatMap((value) => chosen(name, value, reference)),
  ]);
  return sorted(items, ATTRIBUTES[name].kind);
}

/** The facet of what offers have: suppliers, cities, conditions or years. */
function offerFacet(
  name: OfferFacet,
  counts: readonly FacetCount[],
  asked: readonly string[],
  { cities, suppliers }: Reference,
): Item[] {
  const items = counts.flatMap(({ value, label, count }) => {
    if (name === 'city') return item(cities.get(Number(value)), undefined, count);
    if (name === 'condition') return item(value, CONDITIONS[value as OfferCondition], count);
    if (name === 'favorite') return count > 0 ? item(value, 'Избранные', count) : [];
    return item(value, label, count);
  });
  const kind = name === 'dot_year' ? 'whole' : 'word';
  const chosenItems = asked.flatMap((value) =>
    item(
      value,
      name === 'condition'
        ? CONDITIONS[value as OfferCondition]
        : suppliers.find(({ id }) => id === value)?.name,
    ),
  );
  return sorted(merged([...items, ...chosenItems]), kind);
}

/** Everything that a search was asked to count. */
export interface FacetCounts {
  attributes: readonly (readonly [AttributeName, FacetCount[]])[];
  offers: readonly (readonly [OfferFacet, FacetCount[]])[];
  price: PriceStep[] | undefined;
}

/** The facets as the contract shows them. `filter` is what was chosen. */
export function toFacets(
  { attributes, offers, price }: FacetCounts,
  filter: AttributeFilter & OfferFilter,
  reference: Reference,
): Facets {
  const facets: Record<string, unknown> = {};
  for (const [name, counts] of attributes)
    facets[name] = attributeFacet(name, counts, filter, reference);
  for (const [name, counts] of offers) {
    const asked = name === 'favorite' || name === 'dot_year' ? undefined : filter[name];
    facets[name] = offerFacet(name, counts, asked ?? [], reference);
  }
  if (price) facets.price = priceFacet(price);
  return facets;
}
