import type { Section } from '@org/api-client/schema';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, type Attribute, type AttributeName } from './attributes/attributes.ts';
import { isWheelSection, TYRES, WHEELS } from './attributes/sections.ts';
import { fullName, type NamedProduct, type NameReceiver } from './full-name.ts';

const RECEIVERS: NameReceiver[] = ['law', 'list', 'yandex', 'drom', 'avito'];
type Values = Record<string, unknown>;

/** Two values of an attribute, of which products have one or the other. */
const PAIRS: Partial<Record<AttributeName, readonly [unknown, unknown]>> = {
  brand: ['Nokian', 'Viatti'],
  model: ['Nordman 8', 'Nordman 7'],
  outer_diameter: [31, 33],
  width: [205, 215],
  profile: [55, 60],
  diameter: [16, 17],
  rim_width: [6.5, 7],
  bolts: [5, 4],
  pcd: [114.3, 108],
  et: [45, 38],
  dia: [57.1, 66.6],
  load_index: ['91', '94'],
  speed_index: ['V', 'H'],
  ply_rating: [10, 12],
};

function pairOf(name: AttributeName, { kind, words }: Attribute): readonly [unknown, unknown] {
  const pair = PAIRS[name];
  if (pair) return pair;
  if (kind === 'flag') return [false, true];
  const [one, two] = Object.keys(words ?? {});
  if (one === undefined || two === undefined) throw new Error(`Give two values of ${name}.`);
  return [one, two];
}

const rowsOf = (section: Section) =>
  (Object.entries(ATTRIBUTES) as [AttributeName, Attribute][]).filter(
    ([, { sections, isKey }]) => isKey && sections.includes(section),
  );

/** The product with these values; its size is the short one of a list that says little. */
function productOf(section: Section, values: Values): NamedProduct {
  const { brand, model, load_index, speed_index, studded, run_flat, xl, ...specs } = values;
  const { width, profile, diameter, rim_width } = specs;
  return {
    section,
    season: isWheelSection(section) ? null : 'winter',
    size: isWheelSection(section) ? `${rim_width}×${diameter}` : `${width}/${profile} R${diameter}`,
    ...({ brand, model, load_index, speed_index, studded, run_flat, xl, specs } as object),
  } as NamedProduct;
}

describe('two products of a section that differ in one attribute which tells products apart', () => {
  const cases = [...TYRES, ...WHEELS].flatMap((section) =>
    rowsOf(section).map(([name]) => [section, name] as const),
  );
  test.each(cases)('have different names: %s, %s', (section, name) => {
    const first = Object.fromEntries(
      rowsOf(section).map(([attributeName, row]) => [attributeName, pairOf(attributeName, row)[0]]),
    );
    const other = { ...first, [name]: pairOf(name, ATTRIBUTES[name])[1] };
    for (const receiver of RECEIVERS)
      expect(fullName(productOf(section, other), receiver)).not.toBe(
        fullName(productOf(section, first), receiver),
      );
  });
});

const tyre: NamedProduct = {
  section: 'tyres',
  brand: 'Nokian Tyres',
  model: 'Nordman 8',
  size: '205/55 R16',
  load_index: '94',
  speed_index: 'T',
  season: 'winter',
  studded: true,
  run_flat: true,
  xl: true,
  specs: { width: 205, profile: 55, diameter: 16, construction: 'R', homologation: 'MO' },
};
const wheel: NamedProduct = {
  ...tyre,
  section: 'disks',
  brand: 'СКАД',
  model: 'Лион',
  size: '6.5×16',
  ...{ load_index: null, speed_index: null, season: null, studded: null, run_flat: null, xl: null },
  specs: {
    rim_width: 6.5,
    diameter: 16,
    bolts: 5,
    pcd: 114.3,
    et: 45,
    dia: 67.1,
    colour: 'Селена',
  },
};

test.each<[NameReceiver, string]>([
  ['law', 'Шина Nokian Tyres Nordman 8 205/55 R16 94T XL RunFlat MO шипованная'],
  ['yandex', 'Шина Nokian Tyres Nordman 8 205/55 R16 94T XL RunFlat MO зимняя шипованная'],
  ['drom', 'Nokian Tyres Nordman 8 205/55 R16 94T XL RunFlat MO зимняя шипованная'],
  ['avito', 'Nokian Tyres Nordman 8 205/55 R16 шипованная 94T XL RunFlat MO'],
])('a tyre for %s', (receiver, name) => expect(fullName(tyre, receiver)).toBe(name));

test('a wheel has its bolts, offset, bore and colour', () => {
  expect(fullName(wheel)).toBe('Диск СКАД Лион 6.5×16 5×114.3 ET45 DIA67.1 Селена');
  expect(fullName(wheel, 'list')).toBe('СКАД Лион 6.5×16 5×114.3 ET45 DIA67.1 Селена');
});

test('a product of an older order is named by what was kept of it', () => {
  const { run_flat: _run, xl: _xl, ...older } = tyre;
  expect(fullName(older)).toBe('Шина Nokian Tyres Nordman 8 205/55 R16 94T MO шипованная');
});
