import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { wrongAggregates } from '../testing/database/wrong-aggregates.ts';
import {
  book,
  createPriceListApp,
  type PriceListApp,
  TYRES,
} from '../testing/price-lists/price-list-app.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

/** A price list of the same products, with this stock of the first one. */
const withStock = (pieces: number) =>
  book(TYRES.map((row, at) => (at === 0 ? [...row.slice(0, 4), pieces] : row)));
/** Lowers the stock of the first product's offer, as an order does. */
const sell = (pieces: number) =>
  app.server.db.query(
    `update offer set quantity = quantity - $2 where supplier_id = $1 and source_article = 'N-1'`,
    [app.supplierId(), pieces],
  );
const left = async () =>
  (await app.stock()).find(({ name }) => name.startsWith('Pirelli'))?.quantity;
const undo = async (id: string) => (await app.user.post(app.path(id, '/undo'))).statusCode;

test.each([
  [12, 20, 5, 7],
  [12, 20, 12, 0],
  [12, 20, 15, 0],
  [12, 4, 4, 8],
  [12, 20, 0, 12],
])(
  'of %i pieces, %i by the next list and %i sold since, an undo leaves %i',
  async (before, after, sold, expected) => {
    await app.apply(withStock(before));
    const { id } = await app.apply(withStock(after));
    await sell(sold);
    expect(await undo(id)).toBe(200);
    expect(await left()).toBe(expected);
    expect(await wrongAggregates(app.server.db)).toEqual([]);
  },
);

test('a list is not undone while a later one is merged, nor after it', async () => {
  const { db } = app.server;
  const first = await app.apply(withStock(12));
  const { id: second } = await app.upload(withStock(20));
  await app.until(second, 'preview');
  const setStatus = (status: string) =>
    db.query('update price_list set status = $2 where id = $1', [second, status]);
  await setStatus('running');
  expect(await undo(first.id)).toBe(409);
  await setStatus('preview');
  await app.user.post(app.path(second, '/confirm'), {});
  await app.until(second, 'done');
  expect(await undo(first.id)).toBe(409);
  expect(await left()).toBe(20);
  expect(await undo(second)).toBe(200);
  // now the list before is the last one again
  expect(await undo(first.id)).toBe(200);
  expect(await app.stock()).toEqual([]);
});
