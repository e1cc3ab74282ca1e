import { expect, test } from 'vitest';
import { brands } from '../seed/goods/brands.ts';
import { countryOf } from './country-codes.ts';

test.each([
  ['Китай', '156'],
  ['КНР', '156'],
  ['China', '156'],
  ['CN', '156'],
  ['156', '156'],
  ['РОССИЯ', '643'],
  ['РФ', '643'],
  ['Российская Федерация', '643'],
  ['Корея', '410'],
  ['Южная Корея', '410'],
  ['Республика Корея', '410'],
  ['Korea', '410'],
  ['США', '840'],
  ['USA', '840'],
  ['Белоруссия', '112'],
  ['Тайланд', '764'],
  ['Вьетнам', '704'],
  ['Турция', '792'],
  ['Сан-Марино', '674'],
  ['ЕС', '980'],
])('%s is %s', (name, code) => {
  expect(countryOf(name)?.code).toBe(code);
});

test.each(['', 'Атлантида', '10702070', 'Michelin', '967'])('%s is no country', (name) => {
  expect(countryOf(name)).toBeUndefined();
});

test('every country of the brands has a code', () => {
  const names = new Set(brands.flatMap(({ country, plants = [] }) => [country, ...plants]));
  expect([...names].filter((name) => !countryOf(name))).toEqual([]);
});
