import type { Rest } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { wrongAggregates } from '../../testing/database/wrong-aggregates.ts';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../../testing/price-lists/workbook.ts';
import { createUser } from '../../testing/visitor.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

const BARCODE = '4607092452319';
const TITLES = ['Код', 'Наименование', 'Штрихкод', 'Опт', 'Остаток Саранск', 'Остаток Самара'];
const list = (rows: Cells) => workbook({ Шины: [TITLES, ...rows] });
/** Two tyres under one barcode: the second supplier has mistyped it. */
const RIGHT = ['A-1', 'Kumho Ecowing ES31 185/65 R15 88H', BARCODE, 4000, 4, 0];
const WRONG = ['B-1', 'Kumho Solus KH17 185/65 R15 88H', BARCODE, 3900, 8, 2];

const rests = async (): Promise<Rest[]> =>
  (await app.user.post(`/companies/${app.supplierId()}/rests`, {})).json().data;
const report = (rest: Pick<Rest, 'id'> | undefined, productId: string | null = null) =>
  app.user.post(`/companies/${app.supplierId()}/rests/mismatch`, {
    rest_id: rest?.id,
    product_id: productId,
  });
/** Loads the lists of both suppliers; resolves to the product that they share. */
async function confuse(): Promise<string> {
  await app.apply(list([RIGHT]));
  const [right] = await rests();
  await app.changeSupplier();
  await app.apply(list([WRONG]));
  expect((await rests()).map(({ product }) => product.id)).toEqual([
    right?.product.id,
    right?.product.id,
  ]);
  return right?.product.id ?? '';
}

test('a row that reportMismatch takes from a wrong product has its own, in every warehouse, and keeps it', async () => {
  const shared = await confuse();
  const [rest] = await rests();
  expect(rest).toMatchObject({ match: { by: 'barcode' }, product: { model: 'Ecowing ES31' } });

  const answer = (await report(rest)).json();
  expect(answer).toMatchObject({
    id: rest?.id,
    match: { by: 'manual', evidence: 'Указано вручную' },
    product: { brand: 'Kumho', model: expect.stringContaining('Solus'), size: '185/65 R15' },
  });
  const ownProduct = answer.product.id;
  expect(ownProduct).not.toBe(shared);
  expect((await rests()).map(({ product }) => product.id)).toEqual([ownProduct, ownProduct]);
  expect(await wrongAggregates(app.server.db)).toEqual([]);
  const found = await app.user.post('/search_v2/tyres', { q: 'solus kh17' });
  expect(found.json().data).toMatchObject([
    { id: ownProduct, min_bulk_price: 390000, quantity: 10 },
  ]);

  await app.apply(list([[...WRONG.slice(0, 3), 3800, 8, 2]]));
  expect(await rests()).toMatchObject([
    { bulk_price: 380000, product: { id: ownProduct } },
    { bulk_price: 380000, product: { id: ownProduct } },
  ]);
  expect(await wrongAggregates(app.server.db)).toEqual([]);
  const again = await report(rest);
  expect([again.statusCode, again.json().message]).toEqual([409, 'Это и так отдельный товар']);
});

test('the list that brought a row is undone after the row has got a product of its own', async () => {
  await confuse();
  await report((await rests())[0]);
  const { data } = (await app.user.get(`/companies/${app.supplierId()}/rests/imports`)).json();
  expect((await app.user.post(app.path(data[0].id, '/undo'))).statusCode).toBe(200);
  expect(await rests()).toEqual([]);
  expect(await wrongAggregates(app.server.db)).toEqual([]);
});

test('a product of its own is not found by the lists of others', async () => {
  await confuse();
  await report((await rests())[0]);
  const [ownRest] = await rests();
  await app.changeSupplier();
  await app.apply(list([['C-1', WRONG[1] ?? '', '', 3700, 4, 0]]));
  expect((await rests())[0]?.product.id).not.toBe(ownRest?.product.id);
});

test('a row can be given to the product that it is, which must exist and be another', async () => {
  const shared = await confuse();
  const [rest] = await rests();
  await report(rest);
  expect((await report(rest, shared)).json()).toMatchObject({
    product: { id: shared },
    match: { by: 'manual' },
  });
  for (const [id, message] of [
    [shared, 'Строка и так у этого товара'],
    ['999999999999999999', 'Такого товара нет'],
  ] as const) {
    const answer = await report(rest, id);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { product_id: [message] }]);
  }
});

test('a product that the company sells there already is not sold there twice', async () => {
  const shared = await confuse();
  await report((await rests())[0]);
  await app.apply(list([WRONG, ['B-2', RIGHT[1] ?? '', BARCODE, 4100, 6, 6]]), [
    ['mode', 'update'],
  ]);
  const mine = (await rests()).find(({ product }) => product.id !== shared);
  const answer = await report(mine, shared);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringMatching(/^Этот товар у вас уже есть на складе «(Саранск|Самара)/),
  ]);
});

test('another company’s row is nobody’s to move', async () => {
  await confuse();
  const [rest] = await rests();
  const stranger = await createUser(app.server, { email: `s${Date.now()}@koleso.ru` });
  const body = { rest_id: rest?.id, product_id: null };
  const path = `/companies/${app.supplierId()}/rests/mismatch`;
  expect((await stranger.post(path, body)).statusCode).toBe(404);
  await app.changeSupplier();
  expect((await report(rest)).statusCode).toBe(404);
});
