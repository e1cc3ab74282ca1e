import type { components } from '@org/api-client/schema';
import type { Understood } from '../../../shared/marked-text/stretches.ts';
import { type Filters, type Search, withFilters } from '../search.ts';

export type Token = components['schemas']['UnderstoodToken'];

/**
 * The search after Enter: what was understood has become filters, each replacing what was set in its field; what was
 * not stays as words.
 */
export function withUnderstood(
  search: Search,
  { filter, unknown }: Pick<Understood, 'filter' | 'unknown'>,
): Search {
  const words = unknown.map(({ text }) => text).join(' ');
  const { rear, ...fields } = filter;
  return { ...withFilters(search, fields as Filters), ...(rear && { rear }), q: words };
}

/** The search with another reading of a word beside the first: both brands, not one in place of the other. */
export function withReading(search: Search, reading: Filters): Search {
  const merged = Object.entries(reading).map(([name, value]) => {
    const before = search.filters[name];
    const both =
      Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value;
    return [name, both as typeof value] as const;
  });
  return withFilters(search, Object.fromEntries(merged));
}
