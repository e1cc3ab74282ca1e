import type { components } from '@org/api-client/schema';
import type { Filters, Search, Value } from '../search.ts';
import type { RailGroup, SectionDescription } from '../sections.ts';

export type Facets = components['schemas']['Facets'];

/** One value of an attribute, with the products that it would leave. */
export interface Choice {
  value: string;
  label: string;
  count: number;
}

/** What every control of the rail is given. */
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

/** What is chosen in a field, as text. */
export function chosenOf(filters: Filters, field: string): string[] {
  const value = filters[field];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** How many values a group of the rail has set. */
export function activeIn(group: RailGroup, { filters, car, rear }: Search): number {
  const count = (...fields: string[]) =>
    fields.reduce((total, field) => total + chosenOf(filters, field).length, 0);
  switch (group.control) {
    case 'marking':
      return count(...group.parts.map(({ field }) => field));
    case 'seasons':
      return count('season');
    case 'build':
      return count('studded', ...group.flags);
    case 'values':
      return count(group.field);
    case 'range':
      return Number(group.min in filters || group.max in filters);
    case 'price':
      return Number('price_min' in filters || 'price_max' in filters);
    case 'quantity':
      return count('quantity_min');
    case 'age':
      return count('dot_year_min');
    case 'supplier':
      return count('supplier_id', 'favorite');
    case 'rare':
      return count(...group.fields);
    case 'indices':
      return count('load_index_min', 'speed_index_min');
    case 'delivery':
      return count('delivery_days_max');
    case 'car':
      return Number(Boolean(car));
    case 'rear':
      return Number(Boolean(rear));
  }
}
