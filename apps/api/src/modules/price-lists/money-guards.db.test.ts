import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createPriceListApp,
  type PriceListApp,
  TYRES,
} from '../../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../../testing/price-lists/workbook.ts';
import type { Import } from './price-list-wire.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

const look = async (rows: Cells) =>
  app.until((await app.upload(workbook({ Прайс: rows }))).id, 'preview');
const confirm = (list: Import) =>
  app.user.post(app.path(list.id, '/confirm'), {
    accepted_warnings: list.warnings.map(({ code }) => code),
  });
async function correct({ id }: Pick<Import, 'id'>, body: object): Promise<Import> {
  const answer = await app.user.put(app.path(id, '/columns'), body);
  expect(answer.statusCode, answer.body).toBe(202);
  return app.until(id, 'preview');
}

const RIMS = ['Артикул', 'Модель', 'Ширина', 'Диаметр', 'PCD', 'Вылет', 'ЦО', 'Цена', 'Остаток'];
const rim = (
  code: string,
  offset: string | number,
  bolts = '5x114,3',
  hub: string | number = 66.1,
) => [code, 'СКАД Лион', 6.5, 16, bolts, offset, hub, 6100, 8] as Cells[number];

test('a number that no product has names its row, and the others go on sale', async () => {
  const list = await look([
    RIMS,
    rim('E1', 45),
    rim('E2', 505),
    rim('E3', 48),
    rim('E4', 50, '5x114300'),
    rim('E5', 52, '99x98'),
    rim('E6', 53, '5x112', 66_100),
  ]);
  expect(list).toMatchObject({ status: 'preview', accepted: 2, rejected_count: 4 });
  expect((await confirm(list)).statusCode).toBe(202);
  expect(await app.until(list.id, 'done')).toMatchObject({ status: 'done', created: 2 });
  const { rows } = await app.server.db.query(
    'select row, field, reason, suggestion from price_list_reject where list_id = $1 order by row',
    [list.id],
  );
  expect(rows).toMatchObject([
    { row: 3, field: 'et', reason: 'Вылет ET 505: бывает от -200 до 300', suggestion: '50,5' },
    { row: 5, field: 'pcd' },
    { row: 6, field: 'bolts' },
    { row: 7, field: 'dia' },
  ]);
});

const TITLES = ['Код', 'Наименование', 'Бренд'];
const tyres = (...more: (string | number | null)[]): Cells =>
  TYRES.map((row) => [...row.slice(0, 3), ...more] as Cells[number]);

test('the rate of a neighbour’s currency is asked for, and the prices are converted by it', async () => {
  const rows: Cells = [['Ціни в гривнях, грн'], [...TITLES, 'Ціна', 'Остаток'], ...tyres(2000, 4)];
  const failed = await look(rows);
  expect(failed).toMatchObject({
    status: 'failed',
    questions: [{ kind: 'currency', currency: 'UAH', message: expect.stringContaining('гривнах') }],
  });
  const rated = await correct(failed, { rates: [{ sheet: 'Прайс', currency: 'UAH', rate: 2.1 }] });
  expect((await confirm(rated)).statusCode).toBe(202);
  await app.until(rated.id, 'done');
  expect((await app.stock()).map(({ price }) => price)).toEqual([420_000, 420_000, 420_000]);
});

test('a list with nothing but purchase prices stops and says so', async () => {
  const list = await look([[...TITLES, 'cost_price', 'Остаток'], ...tyres(4100, 4)]);
  expect(list).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('только закупочную цену: «cost_price»'),
  });
  const sets = await look([[...TITLES, 'Цена за комплект', 'Остаток'], ...tyres(16_400, 4)]);
  expect(sets).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('только цену за комплект'),
  });
});

test('a price for dealers waits for an answer', async () => {
  const list = await look([[...TITLES, 'dealerPrice', 'Остаток'], ...tyres(4100, 4)]);
  expect(list.questions).toMatchObject([{ kind: 'price', candidates: [{ title: 'dealerPrice' }] }]);
  expect((await confirm(list)).statusCode).toBe(409);
  const correction = await correct(list, {
    columns: [{ sheet: 'Прайс', column: 3, field: 'bulk_price' }],
  });
  expect(correction.questions).toEqual([]);
  expect((await confirm(correction)).statusCode).toBe(202);
  await app.until(correction.id, 'done');
});

test('an empty column of stock is a question, also for a sheet beside others', async () => {
  const titles = [...TITLES, 'Цена', 'Остаток'];
  const list = await look([titles, ...tyres(4100, null)]);
  expect(list.questions).toMatchObject([
    { kind: 'quantity', message: expect.stringContaining('пуст во всех строках') },
  ]);
  expect((await confirm(list)).statusCode).toBe(409);
  await app.user.post(app.path(list.id, '/cancel'));
  const { id } = await app.upload(
    workbook({ Лето: [titles, ...tyres(4100, 4)], Зима: [titles, ...tyres(4200, null)] }),
  );
  const both = await app.until(id, 'preview');
  expect(both.questions).toMatchObject([{ kind: 'quantity', sheet: 'Зима' }]);
  expect((await confirm(both)).statusCode).toBe(409);
});

test('what a flag takes off sale is taken off sale, and the column says what it is for', async () => {
  const rows: Cells = [[...TITLES, 'Цена', 'Остаток', 'in_stock'], ...tyres(4100, 4, 'true')];
  const list = await look(rows.with(2, (rows[2] ?? []).with(5, 'false')));
  expect(list.columns.at(-1)).toMatchObject({ field: null, role: 'sale' });
  expect((await confirm(list)).statusCode).toBe(202);
  await app.until(list.id, 'done');
  expect((await app.stock()).map(({ quantity }) => quantity).toSorted()).toEqual([4, 4]);
});
