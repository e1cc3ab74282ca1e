import { randomUUID } from 'node:crypto';
import type { Approval, Order } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany } from '../../../testing/companies.ts';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { brief, createBuyer } from '../../../testing/trade-app.ts';
import { createUser } from '../../../testing/visitor.ts';
import { type ApprovalScene, createApprovalScene } from '../testing/approval-scene.ts';

let server: OrderApp;
let {
  owner,
  pavel,
  company,
  offer,
  other,
  join,
  employeeOf,
  limit,
  post,
  ask,
  list,
  decide,
  ordersOf,
} = {} as ApprovalScene;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({
    owner,
    pavel,
    company,
    offer,
    other,
    join,
    employeeOf,
    limit,
    post,
    ask,
    list,
    decide,
    ordersOf,
  } = await createApprovalScene(server));
});

describe('what is above a limit', () => {
  beforeEach(() => limit({ per_order: 400_000 }));

  test('waits, holds its pieces, and is answered again under its key', async () => {
    const key = randomUUID();
    const asked = await ask(5, { key });
    expect(asked).toMatchObject({
      state: 'waiting',
      asker: 'Павел',
      key: null,
      mine: true,
      may_decide: false,
      excess: { period: 'order', limit: 400_000, used: 0, over: 100_000 },
      total: 500_000,
      comment: 'Такси-парк',
      lines: [
        { offer_id: offer, quantity: 5, bulk_price: 100_000, price_now: 100_000, sum: 500_000 },
      ],
      now: { total: 500_000, obstacle: null },
    });
    expect(new Date(asked.until).getTime() - new Date(asked.created_at).getTime()).toBe(
      48 * 3600_000,
    );
    expect((await ask(5, { key })).id).toBe(asked.id);
    expect(await server.stockOf(offer)).toBe(95);
    expect(await ordersOf()).toEqual([]);
    expect(await list(owner)).toMatchObject([{ id: asked.id, mine: false, may_decide: true }]);
  });

  test('leaves the cart, and is received as the cart said', async () => {
    await pavel.add([offer, 5], [other, 1]);
    const { rows } = await server.db.query<{ warehouse_id: string }>(
      'select warehouse_id::text warehouse_id from offer where id = $1::bigint',
      [offer],
    );
    await pavel.put(`/cart/receiving/${rows[0]?.warehouse_id}`, {
      kind: 'pickup',
      address_id: null,
    });
    const answer = await post('/orders', {
      company_id: company,
      supplier_ids: [server.suppliers[0]],
    });
    expect(answer.statusCode, answer.body).toBe(202);
    expect(brief(await pavel.cart())).toEqual([[other, 1]]);
    // chosen otherwise for the next order
    await pavel.put(`/cart/receiving/${rows[0]?.warehouse_id}`, {
      kind: 'delivery',
      address_id: null,
    });
    const { approval } = answer.json<{ approval: Approval }>();
    const placed = await decide('approve', approval, { total: approval.total });
    expect(placed.json().data).toMatchObject([
      {
        delivery: { kind: 'pickup' },
        payable: approval.total,
        contact: { email: expect.any(String) },
      },
    ]);
    expect(await server.stockOf(offer)).toBe(95);
  });

  test('is ordered once as whoever asked, however often somebody says yes', async () => {
    const asked = await ask();
    const all = await Promise.all(Array.from({ length: 6 }, () => decide('approve', asked)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(all.map((one) => one.json().data[0].id)).size).toBe(1);
    const [made, ...more] = await ordersOf();
    expect(more).toEqual([]);
    const read = (await pavel.get(`/orders/${made?.id}`)).json<Order>();
    expect(read).toMatchObject({ comment: 'Такси-парк', history: [{ kind: 'placed' }] });
    const { rows } = await server.db.query('select account_id from orders where id = $1', [
      made?.id,
    ]);
    expect(rows).toEqual([{ account_id: pavel.id }]);
    expect(await server.stockOf(offer)).toBe(95);
    expect(await list(pavel)).toMatchObject([
      { state: 'approved', order_ids: [made?.id], decided_by: expect.any(String), now: null },
    ]);
  });

  test('is never approved by whoever asks, also through a colleague’s eyes', async () => {
    const asked = await ask();
    const ownDecision = await decide('approve', asked, { by: pavel });
    expect([ownDecision.statusCode, ownDecision.json().message]).toEqual([
      403,
      'Свой заказ согласовать нельзя никому',
    ]);
    expect((await decide('decline', asked, { by: pavel })).statusCode).toBe(403);
    expect((await decide('withdraw', asked)).statusCode).toBe(403);
    const buyer = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
    await join(buyer, 'Закупщик');
    await server.db.query(`update employee set roles = '{buyer}' where account_id = $1`, [
      buyer.id,
    ]);
    expect((await decide('approve', asked, { by: buyer })).statusCode).toBe(403);
    expect(await list(buyer)).toEqual([]);
    // one with all rights may, up to his own limit
    await server.db.query(`update employee set roles = '{}' where account_id = $1`, [buyer.id]);
    await limit({ per_order: 499_999 }, { user: buyer });
    expect((await decide('approve', asked, { by: buyer })).statusCode).toBe(403);
    await limit({ per_order: 500_000 }, { user: buyer });
    expect((await decide('approve', asked, { by: buyer })).statusCode).toBe(200);
  });

  test('is for the named one and owners to decide', async () => {
    const [named, equal] = [await createBuyer(server), await createBuyer(server)];
    await join(named, 'Нина');
    await join(equal, 'Глеб');
    await limit({ per_order: 400_000, approver_id: await employeeOf(named) });
    const asked = await ask();
    expect((await decide('approve', asked, { by: equal })).statusCode).toBe(403);
    expect((await decide('approve', asked, { by: named })).statusCode).toBe(200);
    expect((await decide('decline', await ask())).statusCode).toBe(200);
  });

  test.each<[string, price: number, seen: number, status: number]>([
    ['0.9 % dearer', 100_900, 500_000, 200],
    ['just 1 % dearer', 101_000, 500_000, 200],
    ['1.1 % dearer', 101_100, 500_000, 409],
    ['1.1 % dearer, as was seen', 101_100, 505_500, 200],
    ['cheaper', 90_000, 500_000, 200],
  ])('%s since it was seen', async (_, bulk_price, total, status) => {
    const asked = await ask();
    await server.setOffer(offer, { bulk_price });
    const [shown] = await list(owner);
    expect(shown?.now?.total).toBe(bulk_price * 5);
    expect(shown?.lines).toMatchObject([{ bulk_price: 100_000, price_now: bulk_price }]);
    const answer = await decide('approve', asked, { total });
    expect(answer.statusCode, answer.body).toBe(status);
    if (status === 409) {
      expect(answer.json().message).toMatch(/^Подорожало: было 5\s000\s₽, стало 5\s055\s₽/);
      expect(answer.json().lines).toMatchObject([{ code: 'price_up', price_now: bulk_price }]);
      expect((await list(owner))[0]?.state).toBe('waiting');
    } else expect((await ordersOf())[0]?.payable).toBe(bulk_price * 5);
  });

  test('is there whatever a new price list says of the stock', async () => {
    const asked = await ask();
    await server.setOffer(offer, { quantity: 0 });
    expect((await list(owner))[0]?.now).toEqual({ total: 500_000, obstacle: null });
    expect((await decide('approve', asked)).statusCode).toBe(200);
    expect(await server.stockOf(offer)).toBe(0);
  });

  test('is off sale: then nobody can say yes, and the list says why', async () => {
    const asked = await ask();
    await server.db.query('update company set pickup = false');
    expect((await list(owner))[0]?.now?.obstacle).toMatch(/получения/);
    expect((await decide('approve', asked)).statusCode).toBe(409);
    await server.db.query('update offer set min_order = 8 where id = $1::bigint', [offer]);
    expect((await list(owner))[0]?.now?.obstacle).toMatch(/Минимум/);
    expect((await decide('approve', asked)).statusCode).toBe(409);
  });
});

test('strangers see nothing, and a company only its own', async () => {
  await limit({ per_order: 400_000 });
  const asked = await ask();
  const stranger = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  const { id: theirs } = await createCompany(stranger);
  expect((await stranger.get(`/companies/${company}/approvals`)).statusCode).toBe(404);
  expect((await decide('approve', asked, { by: stranger })).statusCode).toBe(404);
  expect((await decide('approve', asked, { by: stranger, of: theirs })).statusCode).toBe(404);
  const { id: branch } = await createCompany(owner, { parent_id: company });
  expect((await decide('approve', asked, { of: branch })).statusCode).toBe(404);
});
