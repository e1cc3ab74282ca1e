import { isDeepStrictEqual } from 'node:util';
import type { NameIndexes } from '../src/models/model-names.ts';
import { knownNames } from '../src/packaged-names.ts';
import { understand } from '../src/query/understand.ts';
import type { Filter, Section } from '../src/text/text-reading.ts';

/** A query and the filter that a buyer means by it. */
export interface QueryCase {
  /** The heading above it: what kind of query it is. */
  kind: string;
  section: Section;
  q: string;
  filter: Filter;
  unknown: string[];
}

const typed = (text: string): unknown =>
  text === 'true'
    ? true
    : text === 'false'
      ? false
      : Number.isNaN(Number(text))
        ? text
        : Number(text);

const modelsWith = (text: string, brands: unknown) =>
  knownNames.models
    .filter(
      ({ brand, name }) =>
        name.includes(text) && (!Array.isArray(brands) || brands.includes(brand)),
    )
    .map(({ name }) => name);

const isSingle = (field: string) =>
  /_(?:min|max)$/.test(field) || ['studded', 'run_flat', 'xl', 'light_truck'].includes(field);

/** Parses a filter: `width=205; model*=X-Ice; rear=275/35/19`. */
function parseFilter(source: string): Pick<QueryCase, 'filter' | 'unknown'> {
  const filter: Record<string, unknown> = {};
  let unknown: string[] = [];
  for (const pair of source.split(';').map((part) => part.trim())) {
    const [field = '', text = ''] = pair.split('=');
    const values = text.split(',');
    if (field === 'unknown') unknown = values;
    else if (field === 'model*') filter.model = modelsWith(text, filter.brand);
    else if (field === 'supplier') filter.supplier_id = values;
    else if (field === 'rear') {
      const [width, profile, diameter] = text.split('/').map(Number);
      filter.rear = { width, profile, diameter };
    } else filter[field] = isSingle(field) ? typed(text) : values.map(typed);
  }
  return { filter: filter as Filter, unknown };
}

/** Reads the table: headings after `#`, queries as `section | query | filter`. */
export function parseQueries(table: string): QueryCase[] {
  let kind = '';
  const cases: QueryCase[] = [];
  for (const line of table.split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2);
    const [section, q, filter] = line.split(' | ');
    if (!line.startsWith('#') && filter !== undefined)
      cases.push({ kind, section: section as Section, q: q!, ...parseFilter(filter) });
  }
  return cases;
}

/** Returns a filter for comparing: lists are sorted, models are not repeated. */
const plain = (filter: Filter): unknown =>
  Object.fromEntries(
    Object.entries(filter)
      .map(
        ([field, value]) =>
          [field, Array.isArray(value) ? [...new Set<unknown>(value)].sort() : value] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export interface Mistake {
  query: QueryCase;
  got: Filter;
  unknown: string[];
}

/** Returns the queries that were not understood exactly as meant. Decision 95. */
export function wrongQueries(cases: readonly QueryCase[], index: NameIndexes): Mistake[] {
  return cases.flatMap((query) => {
    const { filter, unknown } = understand(query.q, query.section, index);
    const words = unknown.map(({ text }) => text);
    const isRight =
      isDeepStrictEqual(plain(filter), plain(query.filter)) &&
      isDeepStrictEqual(words, query.unknown);
    return isRight ? [] : [{ query, got: filter, unknown: words }];
  });
}
