import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import brands from '../facts/brands.json' with { type: 'json' };
import cities from '../facts/cities.json' with { type: 'json' };
import moto from '../facts/moto-models.json' with { type: 'json' };
import quadro from '../facts/quadro-models.json' with { type: 'json' };
import rims from '../facts/rim-models.json' with { type: 'json' };
import special from '../facts/special-models.json' with { type: 'json' };
import suppliers from '../facts/suppliers.json' with { type: 'json' };
import trucks from '../facts/truck-models.json' with { type: 'json' };
import truckRims from '../facts/truck-rims.json' with { type: 'json' };
import tyres from '../facts/tyre-models.json' with { type: 'json' };
import { indexNames, type NameIndexes, type Names } from '../names/models/model-names.ts';
import { understand } from '../names/query/understand.ts';
import type { Filter, Section } from '../names/text/text-reading.ts';
import { cars, nameOfCar } from '../seed/goods/good-cars.ts';
import { labels } from '../seed/goods/good-labels.ts';
import { knownNames } from './eval-known-names.ts';
import { type Meaning, missesOf } from './score-meanings.ts';

const shelves: readonly (readonly [
  Section,
  readonly { brand: string; models: readonly unknown[] }[],
])[] = [
  ['tyres', tyres],
  ['truck_tyres', trucks],
  ['special_tyres', special],
  ['moto_tyres', moto],
  ['quadro_tyres', quadro],
  ['disks', rims],
  ['truck_disks', truckRims.brands],
];

/** Returns how many models a brand has in each section. */
const productsOf = (brand: string): Partial<Record<Section, number>> =>
  Object.fromEntries(
    shelves.map(([section, shelf]) => [
      section,
      shelf
        .filter((one) => one.brand === brand)
        .reduce((sum, { models }) => sum + models.length, 0),
    ]),
  );

const nameOf = (model: unknown) =>
  typeof model === 'string' ? model : (model as { name: string }).name;

/** Returns the sections that have a model. */
const sectionsOf = ({ brand, name }: { brand: string; name: string }): Section[] =>
  shelves
    .filter(([, shelf]) =>
      shelf.some(
        (one) => one.brand === brand && one.models.some((model) => nameOf(model) === name),
      ),
    )
    .map(([section]) => section);

const truckWheels = truckRims.brands.flatMap(({ brand, models }) =>
  models.map((model) => ({ brand, name: nameOf(model) })),
);

/** The names that the smart search knows for a new catalogue. */
export const known: Names = {
  brands: brands.map(({ name, aliases }) => ({ name, aliases, products: productsOf(name) })),
  models: [...knownNames.models, ...truckWheels].map((model) => ({
    ...model,
    sections: sectionsOf(model),
  })),
  cities: cities.map(({ name }) => name),
  suppliers: suppliers.map(({ name }) => ({ id: name, name })),
  colours: Object.entries(labels.colour).map(([value, label]) => ({ value, label })),
  patterns: Object.keys(labels.pattern),
  countries: Object.keys(labels.country),
  cars: cars.map((car) => {
    const { model, modification } = nameOfCar(car);
    const [year_from, year_to] = car.years;
    return { brand: car.brand, model, modification, name_ru: car.name, year_from, year_to };
  }),
};

export const knownIndex = indexNames(known);

/** A query and the filter that a buyer means by it. */
interface QueryCase {
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

interface Wrong {
  query: QueryCase;
  got: Filter;
  unknown: string[];
}

/** Returns the queries that were not understood exactly as meant. */
export function wrongQueries(cases: readonly QueryCase[], index: NameIndexes): Wrong[] {
  return cases.flatMap((query) => {
    const { filter, unknown } = understand(query.q, query.section, index);
    const words = unknown.map(({ text }) => text);
    const isRight =
      isDeepStrictEqual(plain(filter), plain(query.filter)) &&
      isDeepStrictEqual(words, query.unknown);
    return isRight ? [] : [{ query, got: filter, unknown: words }];
  });
}

// Scores the smart search on its tables of queries: `pnpm --filter @org/api eval:search [FILE] [--wrong]`.
// FILE is another table of meanings, such as facts/meanings.json.

const AIM = 0.97;
const print = (line: string) => process.stdout.write(`${line}\n`);
const showsWrong = process.argv.includes('--wrong');
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const factsOf = (name: string) => new URL(`./facts/${name}`, import.meta.url);

/** Prints the share of each kind, and returns the share of all. */
function report<Query extends { kind: string }>(
  queries: readonly Query[],
  wrong: ReadonlySet<Query>,
) {
  for (const [kind, some] of Map.groupBy(queries, (query) => query.kind)) {
    const right = some.filter((query) => !wrong.has(query)).length;
    print(`${kind.padEnd(42)} ${String(right).padStart(3)}/${some.length}`);
  }
  const share = 1 - wrong.size / queries.length;
  print(`${queries.length} queries, ${(share * 100).toFixed(1)} % right (aim ${AIM * 100} %)\n`);
  return share;
}

function scoreTable(): number {
  const cases = parseQueries(readFileSync(factsOf('queries.txt'), 'utf8'));
  const wrong = wrongQueries(cases, knownIndex);
  if (showsWrong)
    for (const { query, got, unknown } of wrong)
      print(
        `${query.section} «${query.q}»\n  meant ${JSON.stringify(query.filter)} ${query.unknown}\n  got   ${JSON.stringify(got)} ${unknown}`,
      );
  return report(cases, new Set(wrong.map(({ query }) => query)));
}

function scoreMeanings(): number {
  const { queries } = JSON.parse(readFileSync(file ?? factsOf('meanings.json'), 'utf8')) as {
    queries: Meaning[];
  };
  const misses = new Map(queries.map((query) => [query, missesOf(query, knownIndex)]));
  const wrong = queries.filter((query) => misses.get(query)!.length > 0);
  if (showsWrong)
    for (const query of wrong)
      print(`${query.id} ${query.section} «${query.q}»\n  ${misses.get(query)!.join('\n  ')}`);
  return report(queries, new Set(wrong));
}

const shares = file ? [scoreMeanings()] : [scoreTable(), scoreMeanings()];
process.exitCode = Math.min(...shares) >= AIM ? 0 : 1;
