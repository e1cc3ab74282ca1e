import { expect, test } from 'vitest';
import { answerOf } from './preview.ts';
import { terms } from './testing/samples.ts';

const [warehouse] = terms.warehouses;
const [product] = terms.goods;
if (!warehouse || !product) throw new Error('The sample has no warehouse or no goods');

const noteOf = (days: { delivery_days_min: number; delivery_days_max: number }) =>
  answerOf(
    terms,
    { city: 'Екатеринбург', product, pieces: 4, warehouse: { ...warehouse, ...days } },
    new Date('2026-11-23T06:52:00Z'),
  ).note;

test.each([
  [0, 0, ''],
  [1, 1, 'Склад собирает 1 рабочий день.'],
  [1, 2, 'Склад собирает 1–2 рабочих дня.'],
  [0, 5, 'Склад собирает 0–5 рабочих дней.'],
])('what takes a warehouse from %i to %i days is told', (min, max, words) => {
  const note = noteOf({ delivery_days_min: min, delivery_days_max: max });
  expect(/Склад собирает [^.]*\./.exec(note)?.[0] ?? '').toBe(words);
});
