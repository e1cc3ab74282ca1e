import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMatchingApp } from '../../../testing/matching/matching-app.ts';

let app: Awaited<ReturnType<typeof createMatchingApp>>;
beforeAll(async () => {
  app = await createMatchingApp();
});
afterAll(() => app.server.close());

async function rowOf(text: string) {
  const [row] = (await app.match({ text })).rows;
  if (!row) throw new Error('There is a row');
  const words = (marks: readonly { start: number; end: number }[]) =>
    marks.map(({ start, end }) => row.text.slice(start, end));
  return { ...row, taken: words(row.understood.tokens), left: words(row.understood.unknown) };
}

test.each([
  ['205/55 R16 от 4000 до 6000 4 шт', 400_000, 600_000, 600_000],
  ['205/55 R16 до 6000 от 4000 руб - 4', 400_000, 600_000, 600_000],
  ['205/55 R16 от 4000 4 шт', 400_000, undefined, 400_000],
])('«%s» is a price from and to', async (text, price_min, price_max, wished) => {
  const row = await rowOf(text);
  expect([row.wish?.price_min, row.wish?.price_max]).toEqual([price_min, price_max]);
  expect([row.wished_price, row.quantity]).toEqual([wished, 4]);
});

test.each([
  ['205/55 R16 зима 4 шт к 5 декабря', ['к 5 декабря']],
  ['205/55 R16 зима 4 шт до понедельника', ['до понедельника']],
  ['205/55 R16 зима 4 шт самовывоз', ['самовывоз']],
  ['205/55 R16 зима 4 шт, самовывозом во вторник', ['самовывозом', 'во вторник']],
  ['205/55 R16 зима 4 шт, 8 (912) 345-67-89', ['8 (912) 345-67-89']],
  ['205/55 R16 зима 4 шт тел 89123456789', ['тел 89123456789']],
  ['205/55 R16 зима 4 шт', []],
])('«%s» says what it did not take', async (text, left) => {
  expect((await rowOf(text)).left).toEqual(left);
});

test.each([
  ['шипы липучка 205/55 R16 4', 'Сказано и «шипы», и «липучка»: что нужно?'],
  ['205/55 R16 xl не xl 4', 'Сказано и «xl», и «не xl»: что нужно?'],
  ['шипы или липучка 205/55 R16 4', undefined],
  ['липучка 205/55 R16 4', undefined],
])('«%s»: words that exclude each other are asked about', async (text, message) => {
  const row = await rowOf(text);
  expect(row.questions.find(({ code }) => code === 'contradiction')?.message).toBe(message);
  if (message) expect(row.status).not.toBe('matched');
});
