import { expect, test } from 'vitest';
import { oftenOf, repeatOf } from './repeat-words.ts';
import type { Repeat } from './repeats.atoms.ts';

const repeat: Repeat = {
  request: { id: '1', number: 118, name: '' },
  every_days: 14,
  next_on: '2026-12-12',
  reason: null,
};
const textOf = (change: Partial<Repeat>) =>
  repeatOf({ ...repeat, ...change }).replaceAll(/\s/g, ' ');

test('how often is said in weeks where it is weeks', () => {
  expect([1, 3, 7, 14, 35].map((every) => oftenOf(every).replaceAll(/\s/g, ' '))).toEqual([
    'каждый день',
    'раз в 3 дня',
    'раз в неделю',
    'раз в 2 недели',
    'раз в 5 недель',
  ]);
});

test('the next day is said, by use with the reason, and that there is no rhythm yet', () => {
  expect(textOf({})).toBe('раз в 2 недели, черновик 12 декабря');
  const reason = 'вы берёте 16 шт. раз в 9 дней, последний раз 14 ноября';
  expect(textOf({ every_days: null, reason })).toBe(`по расходу: ${reason}, черновик 12 декабря`);
  expect(textOf({ every_days: null, next_on: null })).toBe(
    'по расходу: пока покупок мало, ритм виден с четвёртой',
  );
});
