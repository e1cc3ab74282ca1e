import { expect, test } from 'vitest';
import { certaintyOf, headingOf, movesOf, savingWords, summaryOf } from './plan-words.ts';
import { plan } from './testing/samples.ts';

const words = (text: string) => text.replaceAll('\u202f', ' ');

test('the heading says what it comes to', () => {
  expect(words(headingOf(plan))).toBe('Дешевле на 12 400 ₽');
  expect(headingOf({ ...plan, changes: [] })).toMatch(/уже самая выгодная/);
  expect(words(headingOf({ ...plan, total_before: 0, total: 100 }))).toBe(
    'Дороже на 1 ₽, зато заказ пройдёт целиком',
  );
});

test('the summary says what it costs, and how soon it comes', () => {
  expect(words(summaryOf(plan))).toBe(
    '640 240 ₽ вместо 652 640 ₽, 2 поставщика, отгрузка до 2 дней',
  );
});

test('it is said how sure the plan is', () => {
  expect(certaintyOf({ proven: true, gap: 0 })).toMatch(/проверены все варианты/);
  expect(words(certaintyOf({ proven: false, gap: 0.0123 }))).toMatch(
    /дешевле может быть не больше чем на 1,2 %/,
  );
});

test('what moves is counted, and to whom it moves is named', () => {
  expect(movesOf(plan)).toMatch(/^2 строки переходят к «Колесо-Опт»\. /);
  const [change] = plan.changes;
  if (!change) throw new Error('The sample moves nothing.');
  expect(movesOf({ ...plan, changes: [change] })).toMatch(/«Колесо-Опт», остальные на месте/);
  const to = ['Б', 'В', 'Г', 'Д'].flatMap((supplier) =>
    change.to.map((line) => ({ ...line, supplier })),
  );
  expect(movesOf({ ...plan, changes: [{ ...change, to }] })).toMatch(
    /^1 строка переходит к «Б», «В», «Г» и другим/,
  );
});

test('a product may get dearer so that others get cheaper', () => {
  expect([1_248_000, 0, -10_050].map((saving) => words(savingWords(saving)))).toEqual([
    '−12 480 ₽',
    '0 ₽',
    '+100,50 ₽',
  ]);
});

test('what is saved in money is said beside what it costs in days', () => {
  const delivery = {
    before: 240_000,
    after: 320_000,
    date_before: '2026-11-25',
    date_after: '2026-11-26',
    unknown: 0,
  };
  const wordsFor = (changes: object) => {
    const all = { ...plan, delivery: { ...delivery, ...changes } };
    return [words(headingOf(all)), words(summaryOf(all)).split(', ').slice(2).join(', ')];
  };
  expect(wordsFor({})[0]).toBe('Дешевле на 12 400 ₽ с доставкой, на день позже');
  expect(wordsFor({})[1]).toMatch(/^последнее получение 26 ноября вместо 25 ноября$/);
  expect(wordsFor({ date_after: '2026-11-25' })[0]).toMatch(/тоже 25 ноября$/);
  expect(wordsFor({ date_after: '2026-11-22' })[0]).toMatch(/на 3 дня раньше$/);
  expect(wordsFor({ unknown: 2 })[1]).toMatch(/доставку 2 складов посчитают после заказа/);
});
