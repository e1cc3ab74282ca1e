import { describe, expect, test } from 'vitest';
import { knownIndex } from '../../benchmark/known-index.ts';
import { parseName } from '../name/parse-name.ts';
import { knownNames } from '../packaged-names.ts';
import { createDictionary } from '../trade/dictionary.ts';
import { TYRES } from '../trade/rules.generated.ts';
import { understand } from './understand.ts';

const wordsOf = (q: string, section: (typeof TYRES)[number] | 'disks' = 'tyres') => {
  const { filter, unknown } = understand(q, section, knownIndex);
  return { filter, unknown: unknown.map(({ text }) => text) };
};

describe('a word never takes a name by its sound', () => {
  const words =
    'шашка шашечка ёлочка протектор боковина полоса ребро снежинка поставка гравий такси кисть краска лак ведро диван';
  test.each(TYRES.flatMap((section) => words.split(' ').map((word) => [word, section] as const)))(
    '%s in %s',
    (word, section) => {
      const { filter } = wordsOf(word, section);
      expect(filter).not.toHaveProperty('model');
      expect(filter).not.toHaveProperty('brand');
    },
  );
  test('and is said', () => {
    expect(wordsOf('шашка 205/70 15')).toEqual({
      filter: { width: [205], profile: [70], diameter: [15] },
      unknown: ['шашка'],
    });
  });
});

describe('a colon separates the numbers of a size', () => {
  const size = { width: [205], profile: [60], diameter: [16] };
  test.each(['205:60 R16', '205:60:16', '205:60R16', '205:60 16', '205 : 60 : 16', '205/60:16'])(
    '%s',
    (q) => {
      expect(wordsOf(q)).toEqual({ filter: size, unknown: [] });
      const dictionary = createDictionary(knownNames);
      const read = parseName(`${q} 92H Cordiant Comfort 2`, { dictionary });
      expect(read).toMatchObject({ section: 'tyres', width: 205, profile: 60, diameter: 16 });
    },
  );
  test('and the bolts of a wheel', () => {
    expect(wordsOf('r16 5:114.3', 'disks').filter).toEqual({
      diameter: [16],
      bolts: [5],
      pcd: [114.3],
    });
  });
});

test.each(
  TYRES.flatMap((section) =>
    ['сверловка 6x139.7 et 25-35', 'вылет 25-35 5x114.3', 'ет 30-40', 'dia 106 6x139.7 et25'].map(
      (q) => [q, section] as const,
    ),
  ),
)('measures of a wheel are no size of a tyre: %s in %s', (q, section) => {
  expect(wordsOf(q, section).filter).toEqual({});
});

test.each(
  [...TYRES, 'disks' as const].flatMap((section) =>
    [
      'секретки',
      'секретки на колеса 12x1.5',
      'камера 16',
      'нужны камеры r16',
      'камера 205/55 16',
      'ободная лента 20',
      'датчики давления 17',
      'колпаки r15',
      'купить цепи 215/65 16',
      'гайки 12',
    ].map((q) => [q, section] as const),
  ),
)('what is neither a tyre nor a wheel has no filter: %s in %s', (q, section) => {
  const { filter, unknown } = wordsOf(q, section);
  expect(filter).toEqual({});
  expect(unknown.length).toBeGreaterThan(0);
});

test.each([
  ['камерные 16.9-28', 'special_tyres'],
  ['8.25 20 с камерой', 'truck_tyres'],
  ['205/55 16 без камеры', 'tyres'],
] as const)('tyres with a tube or without are tyres: %s', (q, section) => {
  expect(wordsOf(q, section).filter).toHaveProperty('diameter');
});

test.each([
  ['nokian hakkapeliitta 7', 'tyres'],
  ['pirelli ice zero 7', 'tyres'],
  ['кордиант полар 3', 'tyres'],
  ['continental premiumcontact 2 205/55 16', 'tyres'],
  ['michelin road 5', 'moto_tyres'],
  ['нордман 5', 'tyres'],
  ['replay ki300', 'disks'],
] as const)('a version that nobody sells is no other version: %s', (q, section) => {
  const { filter, unknown } = wordsOf(q, section);
  expect(filter).not.toHaveProperty('model');
  expect(unknown.at(-1)).toMatch(/\d/);
});

test.each([
  ['nokian hakkapeliitta r5', 'Hakkapeliitta R5'],
  ['cordiant polar 2 16', 'Polar 2'],
  ['premiumcontact 6', 'PremiumContact 6'],
])('a version that is sold is found: %s', (q, name) => {
  expect(wordsOf(q).filter.model).toContain(name);
});
