import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  assertOneSum,
  type OrderTelling,
  orders1c,
  printed,
  sumOf,
} from '../modules/orders/testing/order-sums.ts';
import { seedTrade } from '../seed/seed.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, openSession, visitor } from '../testing/visitor.ts';
import { liveIn } from './demo-live.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const size = { products: 400, offers: 4000, seed: 1, now: new Date() };
  await seedTrade(server.db, { size, log: () => undefined, live: liveIn });
});
afterAll(() => server.close());

test('every order of the demo costs the same to the kopeck wherever it stands', async () => {
  const { db } = server;
  const { rows } = await db.query<{ id: string; account_id: string; supplier_id: string }>(
    'select id, account_id, supplier_id from orders order by number',
  );
  expect(rows.length).toBeGreaterThan(15);
  // one person who may connect 1С to each supplier
  const user = await createUser(server, { email: 'accounts@demo.example' });
  const tellings = new Map<string, OrderTelling[]>();
  for (const supplier of new Set(rows.map(({ supplier_id }) => supplier_id))) {
    await db.query('insert into company_member values ($1, $2)', [supplier, user.id]);
    const ask = await orders1c(server, user, supplier);
    tellings.set(supplier, await ask());
  }
  for (const { id, account_id, supplier_id } of rows) {
    const reader = visitor(server, await openSession(server, account_id));
    const toldOf = async () => tellings.get(supplier_id) ?? [];
    const order = await assertOneSum({ db, reader, told: toldOf }, id);
    const papers = await Promise.all(
      order.documents.map(async (paper) => ({
        ...paper,
        printed: await printed(db, order, paper),
      })),
    );
    for (const { sum, printed: paper } of papers) expect(paper.sum, order.number).toBe(sum);
    const shipped = papers.filter(({ kind }) => kind !== 'invoice');
    if (order.status === 'closed' || order.status === 'received')
      expect(sumOf(shipped.map(({ sum }) => sum)), order.number).toBe(
        order.goods + order.delivery_cost,
      );
    expect(order.due, order.number).toBe(
      ['declined', 'cancelled'].includes(order.status)
        ? 0
        : order.payable - sumOf(order.payments.map(({ sum }) => sum)),
    );
  }
}, 240_000);
