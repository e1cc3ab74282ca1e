import type { components } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { workbook } from '../../testing/price-lists/workbook.ts';

type Doubt = components['schemas']['ImportDoubt'];
type Row = components['schemas']['ImportRow'];
type Rule = components['schemas']['ImportRule'];

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

/** A price list of two tyres of an unknown brand. */
const list = (price = 5480) =>
  workbook({
    Шины: [
      ['Наименование', 'Бренд', 'Опт', 'Остаток'],
      ['Zimogor Frost 205/55 R16 94T шип', 'Zimogor', price, 12],
      ['Zimogor Frost 195/65 R15 95T шип', 'Zimogor', 4310, 8],
    ],
  });

const rowsOf = async (id: string, query = '') =>
  (await app.user.get(app.path(id, `/rows${query}`))).json<{ data: Row[] }>().data;
const doubtsOf = async (id: string) =>
  (await app.user.get(app.path(id, '/doubts'))).json<{ data: Doubt[] }>().data;
const newBrand = async (id: string) =>
  (await doubtsOf(id)).find(({ kind }) => kind === 'new_brand');
const rulesPath = () => `/companies/${app.supplierId()}/import-rules`;
const rules = async () => (await app.user.get(rulesPath())).json<{ data: Rule[] }>().data;

async function read(price?: number) {
  const { id } = await app.upload(list(price));
  await app.until(id, 'preview');
  return id;
}
const answer = (id: string, doubt: string | undefined, rest: object) =>
  app.user.put(app.path(id, '/doubts'), { answers: [{ doubt, ...rest }] });

describe('a doubt (listImportRows, listImportDoubts, answerImportDoubts)', () => {
  test('is asked once for all its rows, and one answer settles them', async () => {
    const id = await read();
    expect(await rowsOf(id)).toMatchObject([
      { row: 2, brand: 'Zimogor', size: '205/55 R16', price: 548_000, quantity: 12 },
      { row: 3, brand: 'Zimogor', size: '195/65 R15', price: 431_000, quantity: 8 },
    ]);
    const doubt = await newBrand(id);
    expect(doubt).toMatchObject({ subject: 'Zimogor', rows: 2, answer: null });
    expect(await rowsOf(id, `?doubt=${doubt?.id}`)).toHaveLength(2);
    const given = await answer(id, doubt?.id, { answer: 'brand', value: 'Pirelli' });
    expect(given.statusCode).toBe(202);
    await app.until(id, 'preview');
    expect((await rowsOf(id)).map(({ brand }) => brand)).toEqual(['Pirelli', 'Pirelli']);
  });

  test('and more than a hundred others are answered in one call', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `Шина Pirelli Zephon ${at + 200}`);
    const { id } = await app.upload(
      await workbook({
        Шины: [
          ['Наименование', 'Опт', 'Остаток'],
          ...names.map((name) => [`${name} 205/55 R16 94T`, 5480, 4]),
        ],
      }),
    );
    await app.until(id, 'preview');
    const seasons = (await doubtsOf(id)).filter(({ kind }) => kind === 'no_season');
    expect(seasons).toHaveLength(names.length);
    expect(new Set(seasons.map(({ family }) => family))).toEqual(new Set(['Pirelli Zephon']));
    const answers = seasons.map((doubt) => ({
      doubt: doubt.id,
      answer: 'season',
      value: 'winter',
    }));
    expect((await app.user.put(app.path(id, '/doubts'), { answers })).statusCode).toBe(202);
    await app.until(id, 'preview');
    const given = (await doubtsOf(id)).filter(({ kind }) => kind === 'no_season');
    expect(given.every((doubt) => doubt.answer?.value === 'winter')).toBe(true);
  });

  test('of a model is asked where a name does not look like one, and «no» leaves the rows without it', async () => {
    const { id } = await app.upload(
      workbook({
        Шины: [
          ['Наименование', 'Опт', 'Остаток'],
          ['Pirelli Ромашка 205/55 R16 94T зима', 5480, 4],
          ['Pirelli Ромашка 195/65 R15 95T зима', 5480, 4],
          ['Pirelli Zephon 205/55 R16 94T зима', 5480, 4],
          ['Zimogor Ромашка 205/55 R16 94T зима', 5480, 4],
        ],
      }),
    );
    await app.until(id, 'preview');
    const asked = (await doubtsOf(id)).filter(({ kind }) => kind === 'new_model');
    expect(asked.map(({ text, rows }) => [text, rows])).toEqual([
      ['Pirelli Ромашка: «Ромашка» — модель?', 2],
    ]);
    await answer(id, asked[0]?.id, { answer: 'no_model', remember: true });
    await app.until(id, 'preview');
    expect((await rowsOf(id)).map(({ model }) => model)).toEqual([null, null, 'Zephon', 'Ромашка']);
    expect((await rules()).map(({ text }) => text)).toEqual(['Pirelli Ромашка: модель не указана']);
  });

  test('of a brand comes before those of seasons, prices and words, however many rows these have', async () => {
    const summers = ['205/55 R16', '195/65 R15', '185/65 R15', '215/65 R16'].map((size) => [
      `Cordiant Vremena ${size} пятно`,
      'Cordiant',
      5480,
      4,
    ]);
    const { id } = await app.upload(
      workbook({
        Шины: [
          ['Наименование', 'Бренд', 'Опт', 'Остаток'],
          ...summers,
          ['Zimogor Frost 205/55 R16 94T шип', 'Zimogor', 5480, 12],
        ],
      }),
    );
    await app.until(id, 'preview');
    const kinds = (await doubtsOf(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['new_brand', 'new_model', 'no_season', 'unread_words']);
  });

  test('of a customs declaration says what is no number of one, and keeps the others', async () => {
    const of = (size: string, ...cells: string[]) => [
      `Pirelli Ice Zero ${size} 94T XL шип`,
      ...cells,
      5480,
      4,
    ];
    const { id } = await app.upload(
      workbook({
        Шины: [
          ['Наименование', 'Страна', '№ ГТД', 'Опт', 'Остаток'],
          of('205/55 R16', 'Китай', '10702070-150324-5012345'),
          of('195/65 R15', 'Китай', '5012345'),
          of('185/65 R15', 'Атлантида', '10702070/160324/5012346'),
          of('215/65 R16', 'Россия', '-'),
        ],
      }),
    );
    await app.until(id, 'preview');
    const asked = (await doubtsOf(id)).filter(({ kind }) => kind === 'customs_declaration');
    expect(asked.map(({ text }) => text).toSorted()).toEqual([
      '«5012345» — не номер таможенной декларации',
      'Страна «Атлантида»: откуда товар с ГТД 10702070/160324/5012346?',
    ]);
    const answers = asked.map((doubt) => ({ doubt: doubt.id, answer: 'accept', remember: true }));
    expect((await app.user.put(app.path(id, '/doubts'), { answers })).statusCode).toBe(202);
    await app.until(id, 'preview');
    await app.user.post(app.path(id, '/confirm'), {});
    await app.until(id, 'done');
    const { data } = (await app.user.post(`/companies/${app.supplierId()}/rests`, {})).json<{
      data: { country: string; customs_declaration: string | null }[];
    }>();
    expect(data.map((rest) => `${rest.country} ${rest.customs_declaration}`).toSorted()).toEqual([
      'Атлантида 10702070/160324/5012346',
      'Китай 10702070/150324/5012345',
      'Китай null',
      'Россия null',
    ]);
  });

  test('that is not there, or not answered so, is refused', async () => {
    const id = await read();
    const doubt = await newBrand(id);
    expect((await answer(id, 'nobody', { answer: 'keep' })).statusCode).toBe(422);
    expect((await answer(id, doubt?.id, { answer: 'season', value: 'winter' })).statusCode).toBe(
      422,
    );
    await app.user.post(app.path(id, '/cancel'));
    expect((await answer(id, doubt?.id, { answer: 'keep' })).statusCode).toBe(409);
  });
});

describe('a rule (listImportRules, updateImportRule, deleteImportRule)', () => {
  test('comes of an answer, holds for the next list, and can be changed and taken back', async () => {
    const first = await read();
    const doubt = await newBrand(first);
    await answer(first, doubt?.id, { answer: 'brand', value: 'Pirelli' });
    await app.until(first, 'preview');
    await app.user.post(app.path(first, '/cancel'));
    const [rule] = await rules();
    expect(rule).toMatchObject({ subject: 'Zimogor', answer: 'brand', value: 'Pirelli' });

    const second = await read(5490);
    expect((await rowsOf(second)).map(({ brand }) => brand)).toEqual(['Pirelli', 'Pirelli']);
    await app.user.post(app.path(second, '/cancel'));

    const changed = await app.user.put(`${rulesPath()}/${rule?.id}`, {
      answer: 'brand',
      value: 'Cordiant',
    });
    expect(changed.json()).toMatchObject({ value: 'Cordiant' });
    const third = await read(5500);
    expect((await rowsOf(third)).map(({ brand }) => brand)).toEqual(['Cordiant', 'Cordiant']);
    await app.user.post(app.path(third, '/cancel'));

    expect((await app.user.delete(`${rulesPath()}/${rule?.id}`)).statusCode).toBe(204);
    expect(await rules()).toEqual([]);
    const fourth = await read(5510);
    expect(await newBrand(fourth)).toMatchObject({ subject: 'Zimogor', answer: null });
  });

  test('of another company is not there', async () => {
    const id = await read();
    await answer(id, (await newBrand(id))?.id, { answer: 'keep' });
    await app.until(id, 'preview');
    const [rule] = await rules();
    await app.changeSupplier();
    expect((await app.user.delete(`${rulesPath()}/${rule?.id}`)).statusCode).toBe(404);
    const put = await app.user.put(`${rulesPath()}/${rule?.id}`, { answer: 'keep' });
    expect(put.statusCode).toBe(404);
  });
});
