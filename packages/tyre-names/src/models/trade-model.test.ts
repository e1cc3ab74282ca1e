import { expect, test } from 'vitest';
import { tradeModelNamed } from './trade-model.ts';

test.each([
  ['Michelin', 'пайлот спорт 5', 'Pilot Sport 5'],
  ['Michelin', 'альпин 6', 'Alpin 6'],
  ['Ikon', 'автограф айс 10', 'Autograph Ice 10'],
  ['Nordman', '5', '5'],
])('%s «%s» is heard as %s', (brand, words, name) => {
  expect(tradeModelNamed(brand, words)?.name).toBe(name);
});

test.each([
  ['Goodyear', 'рэнглер', 'a family of models'],
  ['Viatti', 'в', 'a letter'],
  ['Michelin', 'свежая', 'an everyday word'],
  ['Michelin', 'пайлот спорт 55', 'another number'],
  ['Kama', 'синий', 'a word near to another'],
])('%s «%s», which is %s, names no single model', (brand, words) => {
  expect(tradeModelNamed(brand, words)).toBeUndefined();
});
