import { expect, test } from 'vitest';
import { headingOf, savingWords, summaryOf } from './plan-words.ts';
import { plan } from './testing/samples.ts';

const words = (text: string) => text.replaceAll('\u202f', ' ');

test('the heading says what it comes to', () => {
  expect(words(headingOf(plan))).toBe('Дешевле на 12 400 ₽');
  expect(headingOf({ ...plan, changes: [] })).toMatch(/уже самая выгодная/);
  expect(words(headingOf({ ...plan, total_before: 0, total: 100 }))).toBe(
    'Дороже на 1 ₽, зато заказ пройдёт целиком',
  );
});

test('the summary says how sure it is', () => {
  expect(words(summaryOf(plan))).toBe(
    '640 240 ₽, 2 поставщика, доставка до 2 дней. Дешевле не бывает: проверены все варианты.',
  );
  expect(words(summaryOf({ ...plan, proven: false, gap: 0.0123 }))).toMatch(
    /дешевле может быть не больше чем на 1,2 %/,
  );
});

test('a product may get dearer so that others get cheaper', () => {
  expect([1_248_000, 0, -10_050].map((saving) => words(savingWords(saving)))).toEqual([
    '−12 480 ₽',
    '0 ₽',
    '+100,50 ₽',
  ]);
});
