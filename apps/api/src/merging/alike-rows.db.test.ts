import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  book,
  createPriceListApp,
  type PriceListApp,
} from '../testing/price-lists/price-list-app.ts';
import type { Cells } from '../testing/price-lists/workbook.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

/** Rows of the same product with these prices, beside a row that never changes. */
const alike = (...prices: number[]): Cells => [
  ...prices.map(
    (price) => ['N-1', 'Pirelli Ice Zero 205/55 R16 94T XL шип', 'Pirelli', price, 12] as const,
  ),
  ['N-2', 'Cordiant Snow Cross 2 195/65 R15 95T шип', 'Cordiant', 4310, 40],
];
const offers = async () => {
  const { rows } = await app.server.db.query<{ id: string; price: number }>(
    `select id::text, bulk_price / 100 price from offer where supplier_id = $1 and source_article = 'N-1' order by 2`,
    [app.supplierId()],
  );
  return rows;
};

test('rows of one good with two prices are two offers, and keep them by their order', async () => {
  await app.apply(book(alike(5480, 5900)));
  const [cheap, dear] = await offers();
  expect([cheap?.price, dear?.price]).toEqual([5480, 5900]);
  // the first row stays what it was, the second goes
  const fewer = await app.apply(book(alike(5480)));
  expect(fewer).toMatchObject({ unchanged: 2, updated: 0, removed: 1, created: 0 });
  expect(await offers()).toEqual([cheap]);
});

test('the first of alike rows keeps its offer, whichever price it has then', async () => {
  await app.apply(book(alike(5480, 5900)));
  const [first, second] = await offers();
  const turned = await app.apply(book(alike(6100, 5900)));
  expect(turned).toMatchObject({ updated: 1, removed: 0, created: 0, price_up: 1 });
  expect(await offers()).toEqual([second, { id: first?.id, price: 6100 }]);
});

test('rows that are the same cell by cell are one offer, with the stock of one', async () => {
  await app.apply(book(alike(5480, 5480)));
  expect(await offers()).toHaveLength(1);
  expect((await app.stock()).find(({ name }) => name.startsWith('Pirelli'))?.quantity).toBe(12);
});
