import { expect, test } from 'vitest';
import { isMeant } from './name-match.ts';

const supplier = { name: 'Шинторг Урал', inn: '6671234567' };

test.each([
  ['part of the name', 'торг'],
  ['words in any order', 'урал шин'],
  ['any case', 'ШИНТОРГ'],
  ['the other alphabet', 'shintorg'],
  ['the other keyboard layout', 'ibynjhu'],
  ['the INN', '6671234567'],
  ['the beginning of the INN', '667'],
  ['nothing but spaces', '  '],
])('is found by %s', (_, q) => expect(isMeant(supplier, q)).toBe(true));

test.each([
  ['another name', 'колесо'],
  ['a word too many', 'шинторг казань'],
  ['the middle of the INN', '1234'],
  ['two digits', '66'],
])('is not found by %s', (_, q) => expect(isMeant(supplier, q)).toBe(false));

test('a name in Latin letters is found in Russian', () =>
  expect(isMeant({ name: 'Vianor Trade', inn: null }, 'вианор')).toBe(true));
