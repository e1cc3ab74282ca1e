import { describe, expect, test } from 'vitest';
import { type JsonSchema, type Operation, readContract } from './openapi.ts';

/** What somebody has given, and what is stored as it was given: its bounds are checked on the way in. */
const GIVEN = new Set(
  [
    'bulk_price min_bulk_price median_bulk_price price_min price_max landed_min landed_max from min',
    'width profile diameter outer_diameter rim_width pcd ply_rating year quantity percent days_added',
    'days_min days_max cutoff workdays price disk_price min_cost free_from dot_year_min',
  ].flatMap((names) => names.split(' ')),
);

const { operations, components } = readContract();

/** Yields the names of the numbers of an answer that have a greatest value. */
function* bounded(schema: JsonSchema, name: string, seen: readonly string[]): Generator<string> {
  if (typeof schema.$ref === 'string') {
    if (seen.includes(schema.$ref)) return;
    const [, kind = '', target = ''] = schema.$ref.split('/').slice(1);
    const component = (components[kind] as Record<string, JsonSchema>)[target];
    if (component) yield* bounded(component, name, [...seen, schema.$ref]);
    return;
  }
  if (schema.maximum !== undefined) yield name;
  for (const [key, value] of Object.entries(
    (schema.properties ?? {}) as Record<string, JsonSchema>,
  ))
    yield* bounded(value, key, seen);
  for (const part of [
    schema.items,
    schema.additionalProperties,
    schema.allOf,
    schema.anyOf,
    schema.oneOf,
  ]
    .flat()
    .filter((part) => part !== null && typeof part === 'object'))
    yield* bounded(part as JsonSchema, name, seen);
}

test('nothing that is calculated has a bound that it could exceed', () => {
  const names = operations.flatMap(({ response, status }) => {
    const schema = response[status];
    return schema ? [...bounded(schema, '', [])] : [];
  });
  expect(names).toContain('bulk_price');
  expect([...new Set(names)].filter((name) => !GIVEN.has(name))).toEqual([]);
});

describe('a call that changes something of a company', () => {
  const propertiesOf = ({ body }: Operation) => {
    const [, , kind = '', name = ''] = String(body?.$ref ?? '').split('/');
    const schema = body?.$ref ? (components[kind] as Record<string, JsonSchema>)[name] : body;
    return Object.keys(Object(schema?.properties));
  };
  // a text that is only read is nobody's yet
  const isOfCompany = (operation: Operation) =>
    /^\/(companies|orders|addresses)\/:|^\/requests(?!\/match$)/.test(operation.url) ||
    propertiesOf(operation).some((name) => ['company_id', 'parent_id'].includes(name));

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    'says what right it takes, and no other does: %s',
    (_id, operation) => {
      const isChange = operation.method !== 'GET' && operation.login === 'required';
      expect(operation.right !== undefined).toBe(isChange && isOfCompany(operation));
    },
  );
});
