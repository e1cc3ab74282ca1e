import type { components } from '@org/api-client/schema';
import { type Filters, type Search, withFilters } from '../search.ts';

export type Understood = components['schemas']['Understood'];
export type Token = components['schemas']['UnderstoodToken'];

/** A stretch of the typed text: understood, not understood, or just space between. */
export interface Stretch {
  text: string;
  kind: 'understood' | 'unknown' | 'plain';
}

/** The typed text cut into stretches; together they are the text. Pieces that don't fit it are ignored. */
export function stretchesOf(
  text: string,
  { tokens, unknown }: Pick<Understood, 'tokens' | 'unknown'>,
): Stretch[] {
  const pieces = [
    ...tokens.map(({ start, end }) => ({ start, end, kind: 'understood' as const })),
    ...unknown.map(({ start, end }) => ({ start, end, kind: 'unknown' as const })),
  ].sort((a, b) => a.start - b.start);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, kind } of pieces) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) stretches.push({ text: text.slice(at, start), kind: 'plain' });
    stretches.push({ text: text.slice(start, end), kind });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), kind: 'plain' });
  return stretches;
}

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
