import { knownIndex } from '@org/tyre-names/benchmark/known-index';
import { carSpellings } from '@org/tyre-names/cars/car-spellings';
import { expect, test } from 'vitest';
import { foundBy } from './vocabulary.ts';

const { makes, models } = carSpellings(knownIndex.tyres.cars);
const choices = (called: ReadonlyMap<string, readonly string[]>) =>
  [...called].map(([label, aliases]) => ({ label, aliases }));
const found = (items: readonly { label: string }[], typed: string) =>
  foundBy(items, typed).map(({ label }) => label);

test.each([
  ['Toyota', ['тойота', 'Тойота', 'njqjnf', 'тоета', 'тайота', 'toyta', 'ещнщеф']],
  ['Volkswagen', ['фольксваген', 'фольцваген', 'vw', 'wolkswagen']],
  ['Hyundai', ['хендай', 'хундай', 'хёндэ', 'hundai']],
  ['Skoda', ['шкода', 'irjlf']],
])('%s is found by what people type', (make, texts) => {
  for (const typed of texts) expect(found(choices(makes), typed), typed).toContain(make);
});

test.each([
  ['Toyota', 'Camry', ['камри', 'кемри', 'rfvhb', 'camri']],
  ['Volkswagen', 'Polo', ['поло', 'gjkj', 'пола']],
  ['Hyundai', 'Solaris', ['солярис', 'соларис', 'cjkzhbc']],
])('%s %s is found by what people type', (make, model, texts) => {
  const items = choices(models.get(make)!);
  for (const typed of texts) expect(found(items, typed).join(), typed).toContain(model);
});

test('what nobody makes is not found', () => {
  for (const typed of ['ракета', 'qwerty', '???', '12345'])
    expect(found(choices(makes), typed), typed).toEqual([]);
});

test('few letters find all that begin so', () => {
  expect(found(choices(makes), 'хо')).toContain('Honda');
  expect(found(choices(makes), 'ниссан')).toEqual(['Nissan']);
  expect(found([{ label: 'Ravon' }, { label: 'Onyx' }], 'он')).toEqual(['Onyx', 'Ravon']);
});
