import type { components } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../../testing/price-lists/workbook.ts';

type Row = components['schemas']['ImportRow'];

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

async function read(rows: Cells) {
  const { id } = await app.upload(workbook({ Лист1: rows }));
  const list = await app.until(id, 'preview');
  const { data } = (await app.user.get(app.path(id, '/rows'))).json<{ data: Row[] }>();
  return { list, rows: data };
}

test('a column that is called by its city is the stock there', async () => {
  const { list, rows } = await read([
    ['Код', 'Номенклатура', 'Опт', 'Екатеринбург', 'МСК', 'Город'],
    ['1', 'Pirelli Ice Zero 205/55 R16 94T XL шип', 5480, 12, 4, ''],
    ['2', 'Pirelli Ice Zero 195/65 R15 95T XL шип', 4480, '>20', '-', ''],
  ]);
  expect(list.questions).toEqual([]);
  expect(rows.map(({ row, warehouse, quantity }) => [row, warehouse, quantity])).toEqual([
    [2, 'Екатеринбург', 12],
    [2, 'МСК', 4],
    [3, 'Екатеринбург', 20],
    [3, 'МСК', 0],
  ]);
});

test('the name is the model’s where the numbers of a wheel stand in columns', async () => {
  const { rows } = await read([
    ['Код', 'Номенклатура', 'Размер', 'PCD', 'ET', 'DIA', 'Цвет', 'Цена', 'Наличие'],
    ['', 'K&K', '', '', '', '', '', '', ''],
    ['1001', 'Барс', 'R16x6.5', '5x114.3', '45', '67.1', 'Алмаз', '7150', '4'],
    ['', 'Скад', '', '', '', '', '', '', ''],
    ['1002', 'Сакура', '6Jx15', '4x100', '45', '60.1', 'Селена', '5200', '12'],
    ['1003', 'Киото', 'R17x7', '5*112', '42', '57,1', 'Графит', '8100', '8'],
  ]);
  expect(rows.map(({ brand, model, size }) => [brand, model, size])).toEqual([
    ['K&K', 'Барс', '6.5×16'],
    ['СКАД', 'Сакура', '6×15'],
    ['СКАД', 'Киото', '7×17'],
  ]);
});

test('a wheel of which nobody says how it is fastened waits to be put right', async () => {
  const { list, rows } = await read([
    ['Код', 'Номенклатура', 'Цена', 'Наличие'],
    ['1', 'Диск K&K Барс 6.5x16 5x114.3 ET45', 7150, 4],
    ['2', 'Диск K&K Барс 6.5x16 ET45', 7150, 4],
  ]);
  expect([rows.length, list.rejected_count]).toEqual([1, 1]);
});

test('«Индекс» holds indices, and a remark may be a carmaker’s mark', async () => {
  const { rows } = await read([
    [
      'Производитель',
      'Модель',
      'Ширина',
      'Высота',
      'Диаметр',
      'Индекс',
      'Опт',
      'Шт',
      'Комментарий',
    ],
    ['Hankook', 'Ventus S1 evo3 K127', 245, 40, 'R19', '98Y', 11100, 4, 'AO'],
    ['Hankook', 'Ventus S1 evo3 K127', 245, 40, 'R19', '98Y', 11000, 4, 'есть AO и без'],
  ]);
  expect(rows.map(({ load_index, flags }) => [load_index, flags])).toEqual([
    ['98', ['AO']],
    ['98', []],
  ]);
});

test('«Срок поставки» is the term of the offer, and of those without one the warehouse’s', async () => {
  const tyre = (size: string, days: string) =>
    ['Tigar Ice 2 ' + size + ' 94T XL шип', 'Tigar', 5000, 4, days] as const;
  const list = (days: string) =>
    workbook({
      Лист1: [
        ['Наименование', 'Бренд', 'Опт', 'Остаток', 'Срок поставки, дн.'],
        tyre('205/55 R16', days),
        tyre('215/55 R16', '3 дня'),
        tyre('225/55 R16', 'в наличии'),
        tyre('235/55 R16', '2 недели'),
      ],
    });
  await app.apply(list('7-10'));
  const terms = async () => {
    const { rows } = await app.server.db.query<{ days: string }>(
      `select concat(t ->> 'delivery_days_min', '–', t ->> 'delivery_days_max') days
       from offer o cross join offer_terms(o) t where o.supplier_id = $1 order by o.source_name`,
      [app.supplierId()],
    );
    return rows.map(({ days }) => days);
  };
  expect(await terms()).toEqual(['7–10', '3–3', '0–0', '1–3']);

  const again = await app.apply(list('1'));
  expect(again).toMatchObject({ updated: 1, unchanged: 3 });
  expect((await terms())[0]).toBe('1–1');
  await app.user.post(app.path(again.id, '/undo'));
  expect((await terms())[0]).toBe('7–10');

  const { rows } = await app.server.db.query<{ id: string }>(
    `select product_id::text id from offer where supplier_id = $1 order by source_name limit 1`,
    [app.supplierId()],
  );
  const offers = async (filter: object) =>
    (await app.user.post(`/product/${rows[0]?.id}/rests`, filter)).json().data;
  expect(await offers({})).toMatchObject([{ delivery_days_min: 7, delivery_days_max: 10 }]);
  expect(await offers({ delivery_days_max: 9 })).toEqual([]);
});
