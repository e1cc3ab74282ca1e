import { expect, test } from 'vitest';
import finishes from '../dictionary/wheel-finishes.json' with { type: 'json' };
import { finishKey } from '../product/product-key.ts';
import { COLOURS } from './rules.generated.ts';
import { finishName } from './wheel-finishes.ts';

test.each([
  ['LS', 'BKF', 'Чёрный с полировкой'],
  ['Neo', 'BD', 'Чёрный с полировкой'],
  ['K&K', 'Алмаз черный', 'Чёрный с полировкой'],
  ['Replay', 'MB', 'Чёрный матовый'],
  ['Alcasta', 'HS', 'Серебристый блеск'],
  ['K&K', 'Дарк платинум', 'Тёмный платинум, полированная лицевая часть'],
  ['iFree', 'Dark_platinum', 'Тёмный платинум, полированная лицевая часть'],
])('the %s %s is «%s»', (brand, finish, name) => {
  expect(finishName(brand, finish)).toBe(name);
});

test('a code means nothing with a maker that is not known to use it, and a new word nothing at all', () => {
  expect(finishName('Zorvax', 'BKF')).toBeUndefined();
  expect(finishName('LS', 'Лунный свет')).toBeUndefined();
});

test('each of the usual colours is offered under its own label', () => {
  const names = Object.values(finishes.codes).flatMap((codes) =>
    Object.entries(codes).flatMap(([code, makers]) => finishName(makers[0] ?? 'LS', code) ?? []),
  );
  const labels = new Set(Object.values(COLOURS));
  expect(names.filter((name) => labels.has(name)).length).toBeGreaterThan(names.length / 2);
});

test.each([
  ['Дарк платинум', 'Dark_platinum', true],
  ['BKF', 'Black-FP', true],
  ['Алмаз чёрный', 'Black diamond', true],
  ['BKF', 'BK', false],
  ['Artic grey', 'Grey', false],
  ['MB', 'BK', false],
])('«%s» and «%s» of one maker are one finish: %s', (one, other, same) => {
  expect(finishKey(one, 'LS') === finishKey(other, 'LS')).toBe(same);
});
