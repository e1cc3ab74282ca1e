import { expect, test } from 'vitest';
import {
  draftsOf,
  errorsOf,
  firstInvalidCell,
  NEW_TERM,
  termOf,
  withTerm,
  zonePresets,
  zonesOf,
} from './delivery-draft.ts';
import { answerOf } from './preview.ts';
import { costText, workdaysText } from './terms-words.ts';
import { terms } from './testing/samples.ts';

test('what is shown to be changed is what was saved', () => {
  expect(zonesOf(draftsOf(terms.zones))).toEqual(terms.zones);
});

test.each([
  [{ days: '3-1' }, 'days'],
  [{ days: 'скоро' }, 'days'],
  [{ days: '366' }, 'days'],
  [{ cutoff: '25:00' }, 'cutoff'],
  [{ cutoff: '12:60' }, 'cutoff'],
  [{ price: '' }, 'price'],
  [{ basis: 'weight' as const, min_cost: '-1' }, 'min_cost'],
  [{ free_from: '0' }, 'free_from'],
  [{ basis: 'piece' as const, disk_price: 'x' }, 'disk_price'],
])('%j is refused at its field', (changes, field) => {
  const draft = { ...NEW_TERM, ...changes };
  expect(Object.keys(errorsOf(draft))).toEqual([field]);
  expect(termOf('1', draft)).toBeUndefined();
  const zones = withTerm(draftsOf(terms.zones), { zone: 'Поволжье', warehouse: '2' }, draft);
  expect(firstInvalidCell(zones)).toEqual({ zone: 'Поволжье', warehouse: '2' });
});

test('a price of an order is not bounded by another', () => {
  const [first] = terms.zones;
  const [term] = first?.terms ?? [];
  if (!first || !term) throw new Error('The sample has no terms.');
  const bounded = { ...term, basis: 'order' as const, price: 50_000, min_cost: 120_000 };
  const [zone] = zonesOf(draftsOf([{ ...first, terms: [bounded] }]));
  expect(zone?.terms).toEqual([{ ...bounded, price: 120_000, min_cost: 0 }]);
  expect(errorsOf({ ...NEW_TERM, min_cost: 'сколько-то' })).toEqual({});
});

test('numbers are read as people write them', () => {
  expect(
    termOf('1', {
      ...NEW_TERM,
      days: '1 – 3',
      cutoff: '9.30',
      price: '1 200,5',
      free_from: '60 000',
    }),
  ).toMatchObject({ days_min: 1, days_max: 3, cutoff: 570, price: 120_050, free_from: 6_000_000 });
});

test('the buyer’s sentence: days, sum, and how it came about', () => {
  const [product] = terms.goods;
  const [warehouse] = terms.warehouses;
  if (!product || !warehouse) throw new Error('The sample has no goods.');
  const now = new Date('2026-11-23T06:52:00Z');
  const say = (city: string, pieces: number) =>
    answerOf(
      { zones: terms.zones, cities: terms.cities },
      { city, product, pieces, warehouse },
      now,
    );
  const { title, note } = say('Казань', 16);
  expect(title.replaceAll(/\s/g, ' ')).toBe('2 дня, 1 200 ₽');
  expect(note.replaceAll(/\s/g, ' ')).toBe(
    '25 ноября, среда. Зона «Поволжье»: 16 × 75 ₽, не меньше 600 ₽, до бесплатной не хватает 17 600 ₽. Вес 149,3 кг, объём 1,31 м³',
  );
  expect(say('Казань', 40).title).toBe('2 дня, бесплатно');
  expect(say('Омск', 4).title).toBe('не возите');
});

test('words of terms', () => {
  expect(['12345', '135', '67', '1234567'].map(workdaysText)).toEqual([
    'пн–пт',
    'пн, ср, пт',
    'сб, вс',
    'пн–вс',
  ]);
  const [, volga] = terms.zones;
  expect(volga?.terms.map((one) => costText(one).replaceAll(/\s/g, ' '))).toEqual([
    '75 ₽ за шт., диск 60 ₽, не меньше 600 ₽, от 120 000 ₽ бесплатно',
    '14 ₽ за кг, не меньше 600 ₽, от 120 000 ₽ бесплатно',
  ]);
});

test('each ready set can be saved as it is', () => {
  for (const [, set] of zonePresets(terms)) {
    expect(firstInvalidCell(set)).toBeUndefined();
    expect(zonesOf(set).every((zone) => zone.terms.length === 2)).toBe(true);
  }
});
