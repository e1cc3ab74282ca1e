import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, type Attribute } from './attributes.ts';
import { fieldsOf } from './filter-fields.ts';

type Schema = Record<string, unknown>;

const contract = new URL(import.meta.resolve('@org/api-client/openapi.yaml'));
const { schemas } = (
  load(readFileSync(contract, 'utf8')) as { components: { schemas: Record<string, Schema> } }
).components;
const rows = Object.entries<Attribute>(ATTRIBUTES);
const named = (name: string) => schemas[name] as Schema;

/** All properties of a schema, those of its references and of `allOf` included. */
function propertiesOf(schema: Schema): Record<string, Schema> {
  const {
    $ref,
    allOf = [],
    properties = {},
  } = schema as {
    $ref?: string;
    allOf?: Schema[];
    properties?: Record<string, Schema>;
  };
  if ($ref) return propertiesOf(named($ref.split('/').at(-1) ?? ''));
  return Object.assign({}, ...allOf.map(propertiesOf), properties);
}

const resolved = (schema: Schema): Schema =>
  typeof schema.$ref === 'string' ? named(schema.$ref.split('/').at(-1) ?? '') : schema;

/** Fields of a search that are no attributes of products. */
const OTHERS = [
  ...Object.keys(propertiesOf(named('OfferFilter'))),
  ...Object.keys(propertiesOf(named('LandedFilter'))),
  ...['q', 'every_word', 'product_id', 'order_by', 'car', 'rear', 'season_own'],
];

describe.each([
  ['tyres', 'TyresFilter'],
  ['disks', 'DisksFilter'],
  ['truck_tyres', 'TruckTyresFilter'],
  ['truck_disks', 'TruckDisksFilter'],
  ['special_tyres', 'SpecialTyresFilter'],
  ['moto_tyres', 'MotoTyresFilter'],
  ['quadro_tyres', 'QuadroTyresFilter'],
] as const)('the table and the contract agree on %s', (section, filter) => {
  const sectionRows = rows.filter(([, { sections }]) => sections.includes(section));

  test('about the fields of its search', () => {
    const taken = Object.keys(propertiesOf(named(filter))).filter(
      // exclusions have the same names with `_not`
      (name) => !OTHERS.includes(name) && !name.endsWith('_not'),
    );
    const fields = sectionRows.flatMap(([name, attribute]) =>
      Object.keys(fieldsOf(name, attribute)),
    );
    expect(fields.sort()).toEqual(taken.sort());
  });

  test('about what its search counts', () => {
    const { facets } = propertiesOf(named(`Search${filter.replace('Filter', 'Body')}`));
    const names = sectionRows.map(([name]) => name);
    expect(facets).toMatchObject({ items: { enum: expect.arrayContaining(names) } });
  });

  test('about its vocabularies', () => {
    const { enum: names } = named('VocabularyName') as { enum: string[] };
    const prefix = `SysProduct.${section}_`;
    const words = sectionRows
      .filter(([, { kind }]) => kind !== 'flag')
      .map(([name]) => prefix + name);
    expect(names.filter((name) => name.startsWith(prefix)).sort()).toEqual(words.sort());
  });
});

test.each(rows)('the contract knows %s wherever attributes are named', (name, attribute) => {
  expect(Object.keys(propertiesOf(named('Facets')))).toContain(name);
  const shown = attribute.hasField ? 'Product' : 'ProductSpecs';
  expect(Object.keys(propertiesOf(named(shown)))).toContain(name);
  expect(named('ColumnField').enum).toContain(name);
});

test.each(rows.filter(([, { words, isOpen }]) => words && !isOpen))(
  'the values of %s are those of the contract',
  (name, { words, sections }) => {
    const filter = sections.includes('tyres') ? 'TyresFilter' : undefined;
    const places = ['TruckTyresFilter', 'DisksFilter', 'SpecialTyresFilter', 'MotoTyresFilter'];
    const field = [filter, ...places]
      .filter((place) => place !== undefined)
      .map((place) => propertiesOf(named(place))[name])
      .find((schema) => schema !== undefined);
    const { enum: values } = resolved(field ?? {}).items as { enum: string[] };
    expect(values.toSorted()).toEqual(Object.keys(words ?? {}).toSorted());
  },
);

test('a title is that of one attribute', () => {
  const titles = rows.map(
    ([name, { label }]) => [name, label.toLowerCase().replaceAll(',', '')] as const,
  );
  for (const [name, title] of titles) {
    const claimed = rows.find(([, { header }]) => header.test(title));
    expect([title, claimed?.[0]]).toEqual([title, name]);
  }
});
