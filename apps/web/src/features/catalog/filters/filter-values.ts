import type { components } from '@org/api-client/schema';
import type { Filters, Search, Value } from '../search/catalog-search.ts';
import type { RailGroup, SectionDescription } from '../search/catalog-sections.ts';

export type Facets = components['schemas']['Facets'];

/** One value of an attribute, with the number of products that it would leave. */
export interface Choice {
  value: string;
  label: string;
  count: number;
}

/** The props of every control in the rail. */
export interface FilterProps {
  search: Search;
  /** Counts of the list that is shown; none while the first one loads. */
  facets: Facets | undefined;
  onChange: (changes: Record<string, Value | undefined>) => void;
}

/** What the rarer controls are given: they change more than the fields of their section. */
export interface RareFilterProps extends FilterProps {
  section: SectionDescription;
  onSearch: (search: Search) => void;
}

/** Choices of a field, from the counts of the shown list; values as text, as controls want them. */
export function choicesOf(facets: Facets | undefined, field: string): Choice[] {
  const facet = facets?.[field as keyof Facets];
  if (!Array.isArray(facet)) return [];
  return facet.map(({ value, label, count }) => ({ value: String(value), label, count }));
}

export function chosenOf(filters: Filters, field: string): string[] {
  const value = filters[field];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** The filters that a group of the rail sets. */
export function fieldsOf(group: RailGroup): readonly string[] {
  switch (group.control) {
    case 'marking':
      return group.parts.map(({ field }) => field);
    case 'seasons':
      return ['season'];
    case 'build':
      return ['studded', ...group.flags];
    case 'values':
      return [group.field];
    case 'range':
      return [group.min, group.max];
    case 'price':
      return ['price_min', 'price_max', 'landed_min', 'landed_max'];
    case 'quantity':
      return ['quantity_min'];
    case 'age':
      return ['dot_year_min'];
    case 'supplier':
      return ['supplier_id', 'favorite'];
    case 'rare':
      return group.fields;
    case 'indices':
      return ['load_index_min', 'speed_index_min'];
    case 'delivery':
      return ['delivery_days_max'];
    case 'car':
    case 'rear':
      return [group.control];
  }
}

/** Controls whose two ends are one choice. */
const PAIRS = new Set<RailGroup['control']>(['range', 'price']);

/** How many values a group of the rail has set. */
export function activeIn(group: RailGroup, { filters, car, rear }: Search): number {
  const pairs: Record<string, unknown> = { car, rear };
  const set = fieldsOf(group).flatMap((field) =>
    pairs[field] ? [field] : chosenOf(filters, field),
  );
  return PAIRS.has(group.control) ? Math.min(1, set.length) : set.length;
}
