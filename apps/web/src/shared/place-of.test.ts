import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.each([
  ['Основной склад', 'Казань', 'Основной склад, Казань'],
  ['Склад Казань', 'Казань', 'Склад Казань'],
  ['Основной склад, Санкт-Петербург', 'Санкт-Петербург', 'Основной склад, Санкт-Петербург'],
  ['', 'Казань', 'Казань'],
  ['Север', '', 'Север'],
])('a warehouse «%s» in «%s» is told once: «%s»', (name, city, expected) => {
  expect(placeOf(name, city)).toBe(expected);
});
