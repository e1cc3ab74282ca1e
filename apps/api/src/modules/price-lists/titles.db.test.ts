import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { workbook } from '../../testing/price-lists/workbook.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
  await app.changeSupplier();
});
afterAll(() => app.server.close());

test('a price list is read with another row of titles, and so is the next one of that layout', async () => {
  const rows = [
    ['Прайс-лист', 'Цена', 'Остаток', 'Бренд'],
    ['Номенклатура', 'Опт', 'Остатки', 'Марка'],
    ['Pirelli Ice Zero 205/55 R16 94T XL', 5480, 12, 'Pirelli'],
  ];
  const { id } = await app.upload(workbook({ Лист1: rows }));
  const found = await app.until(id, 'preview');
  expect(found.columns[0]?.top).toEqual([
    { row: 1, text: 'Прайс-лист' },
    { row: 2, text: 'Номенклатура' },
    { row: 3, text: 'Pirelli Ice Zero 205/55 R16 94T XL' },
  ]);
  const choose = async (header_row: number | null) => {
    const headers = [{ sheet: 'Лист1', header_row }];
    expect((await app.user.put(app.path(id, '/columns'), { headers })).statusCode).toBe(202);
    return app.until(id, 'preview');
  };
  const titles = ({ columns }: Awaited<ReturnType<typeof choose>>) =>
    columns.map(({ title, header_row }) => [title, header_row]);
  expect(titles(await choose(null))).toEqual(rows[0]?.map(() => ['', null]));
  expect(await choose(7)).toMatchObject({
    status: 'failed',
    error: 'В строке 7 листа «Лист1» пусто',
  });
  const second = await choose(2);
  expect(titles(second)).toEqual(rows[1]?.map((title) => [title, 2]));
  expect(second).toMatchObject({ status: 'preview', created: 1, rejected_count: 0 });

  // columns that are corrected later stand under the same title row, in this list and in the next
  const columns = [{ sheet: 'Лист1', column: 3, field: null }];
  await app.user.put(app.path(id, '/columns'), { columns });
  const third = await app.until(id, 'preview');
  expect(titles(third)).toEqual(titles(second));
  expect(third.columns[3]).toMatchObject({ field: null, confidence: 'chosen' });
  await app.user.post(app.path(id, '/cancel'));
  const next = await app.upload(workbook({ Лист1: [...rows, [...rows[2]!.slice(0, 3), 'x']] }));
  const read = await app.until(next.id, 'preview');
  expect(titles(read)).toEqual(titles(second));
  expect(read.columns[3]).toMatchObject({ field: null, confidence: 'chosen' });

  // so do corrections of a file whose title row was remembered
  const other = [{ sheet: 'Лист1', column: 3, field: 'model' }];
  await app.user.put(app.path(next.id, '/columns'), { columns: other });
  const fourth = await app.until(next.id, 'preview');
  expect(titles(fourth)).toEqual(titles(second));
  expect(fourth.columns[3]).toMatchObject({ field: 'model', confidence: 'chosen' });
});

test('a sheet that is left alone can be brought in, and left alone again', async () => {
  await app.changeSupplier();
  const goods = (name: string) => [`${name} 205/55 R16 94T XL`, 5480, 12];
  const file = workbook({
    Шины: [['Номенклатура', 'Опт', 'Остаток'], goods('Pirelli Ice Zero')],
    Ещё: [['Номенклатура', 'Сколько просим', 'Остаток'], goods('Pirelli Cinturato P7')],
  });
  const { id } = await app.upload(file);
  const before = await app.until(id, 'preview');
  const fieldsOf = ({ columns }: typeof before, sheet: string) =>
    columns.flatMap((column) => (column.sheet === sheet ? [column.field] : []));
  expect(fieldsOf(before, 'Шины')).toEqual(['name', 'bulk_price', 'quantity']);
  expect(fieldsOf(before, 'Ещё')).toEqual([null, null, null]);
  const choose = async (field: string | null) => {
    const columns = [{ sheet: 'Ещё', column: 1, field }];
    await app.user.put(app.path(id, '/columns'), { columns });
    return app.until(id, 'preview');
  };
  const both = await choose('bulk_price');
  expect(fieldsOf(both, 'Ещё')).toEqual(['name', 'bulk_price', 'quantity']);
  expect([before.created, both.created, (await choose(null)).created]).toEqual([1, 2, 1]);
});

test('a row of titles that is named forgets nothing of the other sheets', async () => {
  await app.changeSupplier();
  const rows = [
    ['Что', 'Сколько просим', 'Сколько есть'],
    ['Pirelli Ice Zero 205/55 R16 94T XL', 5480, 12],
  ];
  const file = () => workbook({ Первый: rows, Второй: [['Заголовок', 'x', 'y'], ...rows] });
  const { id } = await app.upload(file());
  await app.until(id, 'preview');
  const fields = ['name', 'bulk_price', 'quantity'];
  const columns = fields.map((field, column) => ({ sheet: 'Первый', column, field }));
  await app.user.put(app.path(id, '/columns'), { columns });
  await app.until(id, 'preview');
  await app.user.post(app.path(id, '/cancel'));

  const second = await app.upload(file());
  await app.until(second.id, 'preview');
  const headers = [{ sheet: 'Второй', header_row: 2 }];
  await app.user.put(app.path(second.id, '/columns'), { headers });
  await app.until(second.id, 'preview');
  await app.user.post(app.path(second.id, '/cancel'));

  const third = await app.upload(file());
  const { columns: known } = await app.until(third.id, 'preview');
  const first = known.filter(({ sheet }) => sheet === 'Первый');
  expect(first.map(({ field, confidence }) => [field, confidence])).toEqual(
    fields.map((field) => [field, 'chosen']),
  );
});
