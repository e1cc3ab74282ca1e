import fc from 'fast-check';
import type { JsonSchema, Operation } from '../contract/openapi.ts';
import { type Components, flatten, valid } from './arbitrary.ts';
import { fitting } from './bounds.ts';
import type { SentRequest } from './example-request.ts';

/** What people write in a long text, and what makes a careless pattern go back and forth. */
const HONEST = [
  '195/65 R15 91T Cordiant Comfort 2 12 шт\n',
  '205/55 R16 4 шт, Nokian Hakka 10 225/45 R17 8 шт, ',
  'Всё смешалось в доме Облонских. Жена узнала, что муж был в связи с бывшею в их доме француженкою. ',
];
const HOSTILE = [
  'тыс ',
  'a',
  '1',
  ' ',
  ', 1',
  '20000177 4 ',
  'шт по 4 ',
  'a@',
  '-a',
  '((',
  '«"\\',
  '\t1',
  '1/',
  'e\u0301',
  '\u{1f6de}',
  'зима 4 ',
  'аб',
  '1.',
];
/** A shorter text gains nothing from more kinds of fillings; of a very long one each takes other threads seconds. */
const [LONG, VERY_LONG] = [100, 10_000];
const FEW = ['a', 'тыс ', '205/55 R16 4 шт, ', 'Всё смешалось в доме Облонских. '];
const SEED = 1;

const ofLength = (filling: string, length: number) =>
  filling
    .repeat(Math.ceil(length / filling.length))
    .slice(0, length)
    .toWellFormed();

interface LargeValue {
  what: string;
  value: unknown;
}

function* largeTexts({ maxLength, pattern }: JsonSchema): Generator<LargeValue> {
  const length = Number(maxLength ?? (pattern === undefined ? 0 : LONG));
  if (length === 0) return;
  const areMany = length > LONG && length < VERY_LONG;
  for (const filling of areMany ? [...HONEST, ...HOSTILE] : FEW)
    yield { what: JSON.stringify(filling), value: ofLength(filling, length) };
}

const samples = (schema: JsonSchema, components: Components, count: number): unknown[] =>
  fc.sample(valid(schema, components), { numRuns: count, seed: SEED });

function* largeLists(
  { maxItems, items }: JsonSchema,
  base: unknown,
  components: Components,
): Generator<LargeValue> {
  const count = Number(maxItems ?? 0);
  const item = (items ?? {}) as JsonSchema;
  if (count === 0) return;
  const [first] = Array.isArray(base) ? base : [];
  if (first !== undefined)
    yield { what: 'one item again and again', value: fitting(Array(count).fill(first)) };
  const made = samples(item, components, count);
  yield { what: 'items by their schema', value: fitting(made) };
  const seed = first ?? made[0];
  for (const { what, value } of largeValues(item, seed, components))
    yield { what: `items: ${what}`, value: fitting(Array(count).fill(value)) };
}

/** Values that fit a schema, each but for one of its parts as in `base`: that part is as large as the schema lets it be. */
function* largeValues(
  schema: JsonSchema,
  base: unknown,
  components: Components,
): Generator<LargeValue> {
  const flat = flatten(schema, components);
  const branches = [flat.anyOf, flat.oneOf].flatMap((branch) => (branch ?? []) as JsonSchema[]);
  if (branches.length > 0) {
    for (const branch of branches)
      yield* largeValues({ ...flat, anyOf: [], oneOf: [], ...branch }, base, components);
    return;
  }
  if (flat.enum !== undefined) return;
  const types = [flat.type].flat();
  if (types.includes('string')) yield* largeTexts(flat);
  if (types.includes('array')) yield* largeLists(flat, base, components);
  const properties = Object.entries(flat.properties as Components);
  const whole = base !== null && typeof base === 'object' ? base : {};
  for (const [name, property] of properties)
    for (const { what, value } of largeValues(
      property,
      whole[name as keyof typeof whole],
      components,
    ))
      yield { what: `${name}: ${what}`, value: { ...whole, [name]: value } };
}

/** The requests of a call that are as large as the contract lets them be, each in one of its parts. */
export function* largestRequests(
  { body, querystring, params }: Operation,
  request: SentRequest,
  components: Components,
): Generator<{ what: string; request: SentRequest }> {
  const parts = [
    ['body', request.body instanceof Buffer ? undefined : body],
    ['query', querystring],
    ['params', params],
  ] as const;
  for (const [part, schema] of parts)
    for (const { what, value } of schema ? largeValues(schema, request[part], components) : [])
      yield {
        what: `${part}.${what}`,
        request: { ...request, [part]: value },
      };
}
