import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { wrongAggregates } from '../../testing/database/wrong-aggregates.ts';
import {
  book,
  createPriceListApp,
  type PriceListApp,
  TYRES,
} from '../../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../../testing/price-lists/workbook.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

const PRICELESS: Cells = [
  ['N-5', 'Toyo Open Country 265/70 R17 115T', 'Toyo', 'по запросу', 4],
  ['N-6', 'Toyo Open Country 245/70 R16 107T', 'Toyo', 6500, 'через месяц'],
];
const fix = (id: string, row: number, values: Record<string, string>, sheet?: string) =>
  app.user.put(app.path(id, `/rejected/${row}`), { values, ...(sheet && { sheet }) });

test('a rejected row that fixRejectedRow puts right in a preview is loaded with the others', async () => {
  const { id } = await app.upload(book([...TYRES, ...PRICELESS]));
  const before = await app.until(id, 'preview');
  expect(before).toMatchObject({ created: 3, accepted: 3, rejected_count: 2 });

  const wrong = await fix(id, 5, { bulk_price: 'дёшево' });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    { 'values.bulk_price': ['Цена — не число'] },
  ]);
  const fixed = await fix(id, 5, { bulk_price: '7 100' }, 'Шины');
  expect(fixed.json()).toMatchObject({ row: 5, value: 'по запросу', fixed: true });
  expect(await app.look(id)).toMatchObject({ created: 4, accepted: 4, rejected_count: 1 });
  expect(await app.stock()).toEqual([]);
  expect((await fix(id, 5, { bulk_price: '7 200' })).statusCode).toBe(409);
  expect((await fix(id, 99, { bulk_price: '7 200' })).statusCode).toBe(404);

  await app.user.post(app.path(id, '/confirm'), {});
  expect(await app.until(id, 'done')).toMatchObject({ created: 4, rejected_count: 1 });
  // buyers find it by its size, like any other product
  const found = await app.user.post('/search_v2/tyres', { width: [265], diameter: [17] });
  expect(found.json().data).toMatchObject([{ specs: { width: 265, profile: 70, diameter: 17 } }]);
  expect(await app.stock()).toContainEqual({
    name: 'Toyo Open Country',
    price: 710000,
    quantity: 4,
  });
});

test('a row put right afterwards goes on sale at once, and off it with its list', async () => {
  const { id } = await app.apply(book([...TYRES, ...PRICELESS]));
  expect((await fix(id, 6, { quantity: '>20' })).statusCode).toBe(200);
  expect(await app.look(id)).toMatchObject({ status: 'done', created: 4, rejected_count: 1 });
  expect(await app.stock()).toContainEqual({
    name: 'Toyo Open Country',
    price: 650000,
    quantity: 20,
  });
  expect(await wrongAggregates(app.server.db)).toEqual([]);
  const { data } = (await app.user.get(app.path(id, '/changes?kind=created'))).json();
  expect(data).toHaveLength(4);

  await app.user.post(app.path(id, '/undo'));
  expect(await app.stock()).toEqual([]);
  expect(await wrongAggregates(app.server.db)).toEqual([]);
  expect((await fix(id, 5, { bulk_price: '7 100' })).statusCode).toBe(409);
});

test('the same file after it leaves what was put right on sale', async () => {
  const file = book([...TYRES, ...PRICELESS]);
  const { id } = await app.apply(file);
  await fix(id, 5, { bulk_price: '7 100' });
  const { id: again } = await app.upload(file);
  expect(await app.until(again, 'done', 'preview')).toMatchObject({ status: 'done', removed: 0 });
  expect(await app.stock()).toHaveLength(4);
  expect((await fix(id, 6, { quantity: '4' })).statusCode).toBe(200);
  expect(await app.stock()).toHaveLength(5);
});

test('a row of a list that is no longer the last one, or of a good that another row has brought, is left alone', async () => {
  const [first = []] = TYRES;
  const { id } = await app.apply(book([...TYRES, [...first.slice(0, 3), 'дорого', 4]]));
  const twice = await fix(id, 5, { bulk_price: '5 600' });
  expect([twice.statusCode, twice.json().message]).toEqual([
    409,
    'Этот товар уже загружен другой строкой. Измените его в остатках',
  ]);
  expect(await app.look(id)).toMatchObject({ created: 3, accepted: 3, rejected_count: 1 });
  await app.apply(book(TYRES.slice(0, 2)));
  const late = await fix(id, 5, { bulk_price: '5 600' });
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'После этой загрузки была новая. Исправьте строку в ней',
  ]);
});

test('rows of one number on two sheets are told apart by the sheet', async () => {
  const titles = ['Наименование', 'Опт', 'Остаток'];
  const goods = TYRES.map(([, name = '', , price = 0, quantity = 0]) => [name, price, quantity]);
  const { id } = await app.upload(
    workbook({
      Летние: [titles, ['Toyo Open Country 265/70 R17 115T', 'нет', 4], ...goods],
      Зимние: [titles, ['Toyo Observe 265/70 R17 115T', 'нет', 4], ...goods],
    }),
  );
  await app.until(id, 'preview');
  const unclear = await fix(id, 2, { bulk_price: '9 000' });
  expect([unclear.statusCode, unclear.json().errors]).toEqual([
    422,
    { sheet: ['Укажите лист: такая строка не одна'] },
  ]);
  expect((await fix(id, 2, { bulk_price: '9 000' }, 'Зимние')).statusCode).toBe(200);
  const { data } = (await app.user.get(app.path(id, '/rejected'))).json();
  expect(data.map(({ sheet, fixed }: { sheet: string; fixed: boolean }) => [sheet, fixed])).toEqual(
    [
      ['Летние', false],
      ['Зимние', true],
    ],
  );
});
