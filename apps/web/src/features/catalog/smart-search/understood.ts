import type { components } from '@org/api-client/schema';
import type { Understanding } from '../../../shared/marked-text/segments.ts';
import { type Filters, type Search, withFilters } from '../search/catalog-search.ts';

export type Token = components['schemas']['UnderstoodToken'];
type Meaning = Token['filter'];
type Piece = components['schemas']['TextPiece'];

/** The search narrowed by what words mean. Each meaning replaces the value of its field. */
function withMeaning(search: Search, { rear, car, ...fields }: Meaning): Search {
  return {
    ...withFilters(search, fields as Filters),
    ...(rear && { rear }),
    ...(car && { car }),
  };
}

/** What was understood, without the pieces that find nothing: those stay as words. */
function withoutLeftOut(
  { filter, tokens, unknown }: Pick<Understanding, 'filter' | 'tokens' | 'unknown'>,
  leftOut: readonly Piece[],
) {
  const isLeft = ({ start }: Piece) =>
    leftOut.some((piece) => piece.start <= start && start < piece.end);
  const dropped = tokens.filter(isLeft);
  const gone = new Set(dropped.flatMap((token) => Object.keys(token.filter)));
  const words = [...unknown, ...dropped].sort((a, b) => a.start - b.start);
  return {
    filter: Object.fromEntries(
      Object.entries(filter).filter(([name]) => !gone.has(name)),
    ) as Meaning,
    q: words.map(({ text }) => text).join(' '),
  };
}

/**
 * The search after Enter: what was understood becomes filters, each replacing the value of its field. The rest stays as
 * words. Decision 241.
 */
export function withUnderstood(
  search: Search,
  understood: Pick<Understanding, 'filter' | 'tokens' | 'unknown'>,
  leftOut: readonly Piece[] = [],
): Search {
  const { filter, q } = withoutLeftOut(understood, leftOut);
  const { every_word: _insisted, ...filters } = search.filters;
  return { ...withMeaning({ ...search, filters }, filter), q };
}

/** The search with another reading of a word beside the first: both brands, not one in place of the other. */
export function withReading(search: Search, reading: Meaning): Search {
  const merged = Object.entries(reading).map(([name, value]) => {
    const before = search.filters[name];
    const both =
      Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value;
    return [name, both] as const;
  });
  return withMeaning(search, Object.fromEntries(merged));
}
