import { describe, expect, test } from 'vitest';
import {
  contract,
  examplesOf,
  json,
  operations,
  problems,
  type Schema,
} from './testing/contract.ts';

/** Section 7 of the product specification, to the letter. */
const SPECIFIED = [
  'POST /auth/register',
  'POST /auth/login',
  'POST /auth/reset-password/reset',
  'POST /auth/reset-password/update/{token}',
  'POST /auth/logout',
  'GET /user',
  'POST /user',
  'POST /user/avatar',
  'DELETE /user/avatar',
  'POST /user/email/verify',
  'POST /user/email/change',
  'GET /user/phone/verify',
  'POST /user/phone/change',
  'POST /files/upload',
  'GET /companies',
  'GET /companies/{id}',
  'POST /companies',
  'PUT /companies/{id}/edit',
  'DELETE /companies/{companyId}/detach-filial/{filialId}',
  'GET /statistics',
  'POST /vocabulary',
  'POST /search_v2/tyres',
  'POST /product/{product_id}/rests',
  'POST /search/suppliers',
];

const calls = operations.map((operation) => [operation.operationId, operation] as const);

test('holds every call of the specification', () => {
  expect(operations.map(({ call }) => call)).toEqual(expect.arrayContaining(SPECIFIED));
});

test('names every operation once', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
});

describe.each(calls)('%s', (_, { summary, tags, parameters, requestBody, responses, security }) => {
  test('has a summary, a tag and examples that its schemas accept', () => {
    expect(summary).toMatch(/\S/);
    expect(tags).toHaveLength(1);
    const bodies = [requestBody, ...Object.values(responses)];
    for (const body of bodies.flatMap((one) => json(one?.content) ?? [])) {
      expect(examplesOf(body)).not.toEqual([]);
      for (const example of examplesOf(body))
        expect(problems(body.schema ?? {}, example)).toEqual([]);
    }
    const texts = bodies.flatMap((one) => Object.entries(one?.content ?? {}));
    for (const [type, body] of texts)
      if (/^text\/(?!csv)|\/xml$/.test(type) && body.schema?.format !== 'binary')
        expect(examplesOf(body)).not.toEqual([]);
    for (const { schema, example, required, in: place } of parameters) {
      if (required && place !== 'path') expect(example).toBeDefined();
      if (example !== undefined) expect(problems(schema, example)).toEqual([]);
    }
  });

  test('lists the errors that it can give', () => {
    const expected = ['500', '503'];
    const isOpen = security?.some((way) => Object.keys(way).length === 0);
    if (security?.length && !isOpen) expected.push('401');
    if (requestBody) expected.push('400', '413', '415', '422');
    if (parameters.some(({ name }) => name !== 'format' && name !== 'token')) expected.push('422');
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(expected));
    const successes = Object.keys(responses).filter((status) => status < '300');
    // 202 beside another success asks for the second factor
    expect(successes.filter((status) => status !== '202' || successes.length === 1)).toHaveLength(
      1,
    );
  });
});

/** Every schema inside a schema, with its path; references are not followed. */
function* within(node: unknown, path: string): Generator<[path: string, schema: Schema]> {
  if (node === null || typeof node !== 'object') return;
  if (!Array.isArray(node)) yield [path, node as Schema];
  for (const [key, child] of Object.entries(node))
    if (key !== 'example' && key !== 'examples' && key !== 'enum')
      yield* within(child, `${path}/${key}`);
}

/** Schemas of what clients send: bodies, parameters and the components that they refer to. */
function requestSchemas(): [string, Schema][] {
  const found = new Map<string, Schema>();
  const add = (name: string, schema: Schema | undefined) => {
    if (!schema || found.has(name)) return;
    found.set(name, schema);
    for (const [, { $ref }] of within(schema, name))
      if (typeof $ref === 'string') {
        const component = $ref.split('/').at(-1) ?? '';
        add(component, contract.components.schemas[component]);
      }
  };
  for (const { operationId, requestBody, parameters } of operations) {
    add(operationId, json(requestBody?.content)?.schema);
    for (const { name, schema } of parameters) add(`${operationId} ${name}`, schema);
  }
  return [...found].flatMap(([name, schema]) => [...within(schema, name)]);
}

describe('what clients send', () => {
  const schemas = requestSchemas().filter(([path]) => !path.endsWith('/properties'));
  const of = (...types: string[]) =>
    schemas.filter(([, { type }]) => [type].flat().some((one) => types.includes(String(one))));

  test('is bounded: no text, number or list of any size', () => {
    const open = [
      ...of('string').filter(
        ([, s]) => !('maxLength' in s || 'pattern' in s || 'enum' in s || 'format' in s),
      ),
      ...of('integer', 'number').filter(
        ([, s]) => !('enum' in s || ('minimum' in s && 'maximum' in s)),
      ),
      ...of('array').filter(([, s]) => !('maxItems' in s || 'uniqueItems' in s)),
    ];
    expect(open.map(([path]) => path)).toEqual([]);
  });

  test('is closed: an unknown field is refused in every body and in what lies within', () => {
    // a part of an `allOf` is closed by the schema that contains it
    const fragments = new Set(
      schemas.flatMap(([path, { $ref }]) =>
        /\/allOf\/\d+$/.test(path) && typeof $ref === 'string' ? [$ref.split('/').at(-1)] : [],
      ),
    );
    const open = of('object').filter(
      ([path, s]) =>
        !('additionalProperties' in s || 'unevaluatedProperties' in s) &&
        !fragments.has(path) &&
        !/\/allOf\/\d+$/.test(path),
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });
});

test('answers say of every field whether it is always there', () => {
  // which fields these have depends on their kind
  const optional = new Set([
    'MatchedRow',
    'Facets',
    'OrderEventDetails',
    'Problem',
    'ProductSpecs',
    'UnderstoodFilter',
  ]);
  const answers = operations.flatMap(({ operationId, responses }) =>
    Object.values(responses).flatMap(({ content }) => [
      ...within(json(content)?.schema, operationId),
    ]),
  );
  const components = Object.entries(contract.components.schemas).filter(
    ([name]) => !optional.has(name) && !requestSchemas().some(([path]) => path === name),
  );
  const loose = [...answers, ...components.flatMap(([name, s]) => [...within(s, name)])].filter(
    ([, { properties, required }]) =>
      properties &&
      (required as string[] | undefined)?.join() !== Object.keys(properties as object).join(),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

/** Paths of keys without a value that look like a piece of text. */
const lostTexts = (node: unknown, path = ''): string[] =>
  node === null || typeof node !== 'object'
    ? []
    : Object.entries(node).flatMap(([key, value]) =>
        value === null && /[\sА-я]/.test(key)
          ? [`${path}/${key}`]
          : lostTexts(value, `${path}/${key}`),
      );

test('no comma has split a text in two', () => {
  expect(lostTexts(contract)).toEqual([]);
});
