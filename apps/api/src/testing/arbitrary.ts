import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../contract/openapi.ts';

/** Values that no schema allows, and that have broken servers before. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    '',
    ' ',
    '0',
    "'; drop table offer; --",
    '%',
    '_',
    '\\',
    '\0',
    '\ud800',
    '\u202e',
    '{}',
    '$1',
    '../../etc/passwd',
    '205/55 R16',
    '__proto__',
    'constructor',
    'toString',
    -1,
    -0,
    0.1,
    2 ** 31,
    2 ** 53,
    1e308,
    [],
    {},
    [[]],
    { constructor: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 250, maxLength: 300 }),
  fc.jsonValue(),
);

export type Components = Record<string, JsonSchema>;
const list = (value: unknown) => (Array.isArray(value) ? value : []) as JsonSchema[];

/** Returns a schema merged with its references and parts. */
export function flatten(schema: JsonSchema, components: Components): JsonSchema {
  const path = typeof schema.$ref === 'string' ? schema.$ref.split('/').slice(2) : [];
  const [kind = '', name = ''] = path;
  const target = path.length > 0 ? [(components[kind] as Components)[name] as JsonSchema] : [];
  const parts = [...target, ...list(schema.allOf)].map((part) => flatten(part, components));
  const all = [...parts, schema];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required }) => list(required)),
  };
}

const FORMATS: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  // only years that a date can have
  date: fc
    .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  uri: fc.webUrl(),
};

function stringOf({
  pattern,
  format,
  minLength = 0,
  maxLength = 40,
}: JsonSchema): Arbitrary<string> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  if (typeof format === 'string' && FORMATS[format]) return FORMATS[format];
  const length = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 40) };
  return fc.oneof(
    fc.string({ unit: 'grapheme', ...length }),
    fc
      .mixedCase(fc.constantFrom('нокиан', '205/55 R16 зима', 'kia rio', 'шип'))
      .filter((text) => text.length >= length.minLength && text.length <= length.maxLength),
  );
}

function numberOf({
  type,
  minimum = -(2 ** 31),
  maximum = 2 ** 31,
}: JsonSchema): Arbitrary<number> {
  const [min, max] = [Number(minimum), Number(maximum)];
  const edges = fc.constantFrom(min, max);
  if ([type].flat().includes('integer'))
    return fc.oneof(edges, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }));
  const usual = fc.constantFrom(205, 55, 16, 22.5, 114.3).filter((n) => n >= min && n <= max);
  return fc.oneof(edges, usual, fc.double({ min, max, noNaN: true }));
}

function objectOf(flat: JsonSchema, components: Components): Arbitrary<unknown> {
  const properties = Object.entries(flat.properties as Components);
  const more = flat.additionalProperties;
  if (properties.length === 0 && typeof more === 'object') {
    const names = valid((flat.propertyNames ?? {}) as JsonSchema, components).map(String);
    return fc.dictionary(names, arbitraryOf(more as JsonSchema, components), {
      minKeys: Number(flat.minProperties ?? 0),
      maxKeys: 4,
    });
  }
  const required = new Set(list(flat.required).map(String));
  return fc.record(
    Object.fromEntries(
      properties.map(([name, property]) => [name, arbitraryOf(property, components)]),
    ),
    { requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)) },
  );
}

/** Generates values that fit a schema, save that a part of one is hostile now and then. */
export function valid(schema: JsonSchema, components: Components): Arbitrary<unknown> {
  const flat = flatten(schema, components);
  const branches = [...list(flat.anyOf), ...list(flat.oneOf)];
  if (branches.length > 0)
    return fc.oneof(
      ...branches.map((branch) =>
        arbitraryOf({ ...flat, anyOf: [], oneOf: [], ...branch }, components),
      ),
    );
  if (Array.isArray(flat.enum)) return fc.constantFrom(...flat.enum);
  const types = [
    flat.type ?? (Object.keys(flat.properties as object).length > 0 ? 'object' : 'string'),
  ].flat();
  const [type] = types.filter((name) => name !== 'null');
  if (type === 'object') return objectOf(flat, components);
  if (type === 'array')
    return fc.array(arbitraryOf((flat.items ?? {}) as JsonSchema, components), {
      minLength: Number(flat.minItems ?? 0),
      maxLength: Math.min(Number(flat.maxItems ?? 4), 4),
    });
  if (type === 'integer' || type === 'number') return numberOf(flat);
  if (type === 'boolean') return fc.boolean();
  return types.includes('null') ? fc.option(stringOf(flat)) : stringOf(flat);
}

/** Generates values that mostly fit a schema, also at its limits. Now and then a value is hostile. */
export const arbitraryOf = (schema: JsonSchema, components: Components): Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: valid(schema, components) }, { weight: 1, arbitrary: hostile });
