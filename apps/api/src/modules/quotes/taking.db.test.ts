import { randomUUID } from 'node:crypto';
import type { GoodsRequest, Order, Purchases } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { wrongAggregates } from '../../testing/database/wrong-aggregates.ts';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { createBuyer } from '../../testing/trade-app.ts';
import { holding } from './testing/held-inquiry.ts';
import { createQuoteScene, inHours, join, type QuoteScene } from './testing/quote-scene.ts';

let server: OrderApp;
let scene: QuoteScene;
let inquiry: string;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createQuoteScene(server);
  inquiry = await scene.asked();
  await scene.answer(inquiry, [{}, { price: 95_000 }]);
});

const stock = () => server.stockOf(scene.first);
const stateOf = async (at = 0) => (await scene.quotes()).lines[at]?.quotes[0]?.state;
const ordersOf = async () =>
  (await scene.owner.get(`/companies/${scene.company}/purchases`)).json<{ data: Order[] }>().data;

describe('a quote is ordered', () => {
  test('at its price, with the stock taken; the order names the request and the inquiry', async () => {
    // neither the supplier's least sum nor his lots bind what he has agreed on
    await server.db.query('update company set min_order_sum = 100000000');
    await server.setOffer(scene.first, { min_order: 20, multiple: 20 });
    const { data } = (await scene.take()).json<Purchases>();
    expect(data).toMatchObject([
      { items: [{ bulk_price: 90_000, quantity: 8 }], goods: 720_000, inquiry_id: inquiry },
    ]);
    expect(data[0]?.request?.id).toBe(scene.id);
    expect([await stock(), await stateOf(), await stateOf(1)]).toEqual([92, 'taken', 'given']);
    const theirs = await server.seller.get(`/orders/${data[0]?.id}`);
    expect(theirs.json()).toMatchObject({ request: null, inquiry_id: inquiry });
    const events = await server.seller.get(`/companies/${server.suppliers[0]}/events?after=0`);
    expect(events.json().data).toContainEqual(
      expect.objectContaining({ type: 'quote.taken', subject: inquiry }),
    );
    expect((await scene.take()).statusCode).toBe(409);
    expect(await stock()).toBe(92);
  });

  test('together with price lists, in one transaction', async () => {
    const quoted = await scene.bodyOf(0);
    const [, line_id] = scene.lines;
    const listed = { line_id, offers: [{ offer_id: scene.second, quantity: 4, max_price: 1 }] };
    expect((await scene.order([quoted, listed])).statusCode).toBe(409);
    expect([await stock(), await stateOf()]).toEqual([100, 'given']);
    listed.offers[0] = { offer_id: scene.second, quantity: 4, max_price: 100_000 };
    const { data } = (await scene.order([quoted, listed])).json<Purchases>();
    expect(data.map(({ goods }) => goods).toSorted()).toEqual([400_000, 720_000]);
  });

  test('by a dry run only in words', async () => {
    const { plan } = (await scene.take(0, {}, { dry_run: true })).json();
    expect(plan).toMatchObject({ goods: 720_000, lines: [], errors: {} });
    expect([await stock(), await stateOf()]).toEqual([100, 'given']);
  });

  test('by the day that was promised', async () => {
    const day = inHours(24 * 20).slice(0, 10);
    await scene.answer(inquiry, [{ day }]);
    expect((await scene.quotes()).lines[0]?.quotes[0]).toMatchObject({ day, day_max: day });
    const { data } = (await scene.take()).json<Purchases>();
    expect(data).toMatchObject([{ promised_on: day, receiving: [{ date_max: day }] }]);
  });

  test('above a limit once somebody says yes, at the same price; after a no it can be ordered again', async () => {
    const pavel = await createBuyer(server);
    await join(server, pavel, scene.company);
    await server.db.query(
      `insert into spending_limit (id, company_id, employee_id, per_order) select gen_random_uuid(), company_id, id, 100
       from employee where company_id = $1 and account_id = $2`,
      [scene.company, pavel.id],
    );
    const asked = await scene.order([await scene.bodyOf()], {}, pavel);
    expect(asked.statusCode).toBe(202);
    expect([await stock(), await stateOf()]).toEqual([92, 'taken']);
    const path = `/companies/${scene.company}/approvals`;
    const no = await scene.owner.post(`${path}/${asked.json().approval.id}/decline`, {
      reason: 'Нет',
    });
    expect(no.statusCode).toBe(200);
    expect([await stock(), await stateOf()]).toEqual([100, 'given']);
    const { approval } = (await scene.order([await scene.bodyOf()], {}, pavel)).json();
    expect(approval.now).toMatchObject({ obstacle: null, total: approval.total });
    const yes = await scene.owner.post(`${path}/${approval.id}/approve`, { total: approval.total });
    expect(yes.json().data).toMatchObject([{ goods: 720_000, inquiry_id: inquiry }]);
    const events = await server.seller.get(`/companies/${server.suppliers[0]}/events?after=0`);
    expect(events.json().data.map(({ type }: { type: string }) => type)).toContain('quote.taken');
  });
});

describe('a quote is not ordered', () => {
  test.each<[string, () => Promise<unknown>, number]>([
    ['that was withdrawn', () => scene.answer(inquiry, []), 409],
    ['that is dearer by now', () => scene.answer(inquiry, [{ price: 91_000 }]), 409],
    ['that is cheaper by now, unseen', () => scene.answer(inquiry, [{ price: 80_000 }]), 409],
    [
      'that lapses in that second',
      () => server.db.query('update quote set holds_until = now()'),
      409,
    ],
    ['whose goods were sold', () => server.setOffer(scene.first, { quantity: 7 }), 409],
    [
      'whose offer is gone',
      () => server.db.query('delete from offer where id = $1', [scene.first]),
      409,
    ],
  ])('%s', async (_, change, status) => {
    const body = await scene.bodyOf();
    const before = await server.db.query('select * from offer where id = $1', [scene.first]);
    await change();
    const answer = await scene.order([body]);
    expect(answer.statusCode).toBe(status);
    expect(await ordersOf()).toEqual([]);
    await server.db.query(
      'insert into offer select (jsonb_populate_record(null::offer, $1)).* on conflict do nothing',
      [JSON.stringify(before.rows[0])],
    );
  });

  test('of a supplier who has left', async () => {
    const body = await scene.bodyOf();
    const { rows: offers } = await server.db.query('select * from offer where supplier_id = $1', [
      server.suppliers[0],
    ]);
    await server.db.query('delete from offer where supplier_id = $1', [server.suppliers[0]]);
    await server.db.query('update company set deleted_at = now() where id = $1', [
      server.suppliers[0],
    ]);
    expect((await scene.order([body])).statusCode).toBe(409);
    expect(await stateOf()).toBe('withdrawn');
    await server.db.query('update company set deleted_at = null where id = $1', [
      server.suppliers[0],
    ]);
    await server.db.query(
      'insert into offer select (jsonb_populate_recordset(null::offer, $1)).*',
      [JSON.stringify(offers)],
    );
  });

  test.each<[string, () => object, number]>([
    ['for more pieces than are quoted', () => ({ quantity: 9 }), 422],
    ['by another offer', () => ({ offer_id: scene.second }), 409],
    ['by the id of no quote', () => ({ quote: { id: randomUUID(), version: 1 } }), 422],
  ])('%s', async (_, change, status) => {
    expect((await scene.take(0, change())).statusCode).toBe(status);
    expect(await stock()).toBe(100);
  });

  test('by the request of somebody else', async () => {
    const [{ line_id, offers }] = [await scene.bodyOf()];
    const stranger = await createBuyer(server);
    const ownRequest = await scene.newRequest(stranger, null);
    expect((await scene.order([{ line_id, offers }], {}, stranger)).statusCode).toBe(404);
    const answer = await scene.order(
      [{ line_id: ownRequest.lines[0], offers }],
      {},
      stranger,
      undefined,
      ownRequest.id,
    );
    expect(answer.statusCode).toBe(422);
    expect(await stock()).toBe(100);
  });

  test('for two lines at two prices', async () => {
    const lines = [await scene.bodyOf(0), await scene.bodyOf(1)];
    expect((await scene.order(lines)).statusCode).toBe(422);
  });
});

describe('at the same moment', () => {
  test('one quote goes to one of fifty presses, and once for each key', async () => {
    const body = await scene.bodyOf();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        scene.order([body], {}, undefined, n < 2 ? key : undefined),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(made.map((one) => one.json<Purchases>().data[0]?.id)).size).toBe(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect([await stock(), (await ordersOf()).length]).toEqual([92, 1]);
    expect(await wrongAggregates(server.db)).toEqual([]);
  });

  test('the last pieces go to as many buyers with quotes as there are pieces for', async () => {
    await server.setOffer(scene.first, { quantity: 30 });
    const buyers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const buyer = await createBuyer(server);
        const request = await scene.newRequest(buyer, null);
        await scene.answer(await scene.asked({}, buyer, request));
        return { buyer, request, body: await scene.bodyOf(0, {}, request.id, buyer) };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ buyer, request, body }) =>
        scene.order([body], {}, buyer, undefined, request.id),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    expect(await stock()).toBe(6);
    expect(await wrongAggregates(server.db)).toEqual([]);
  });

  test('a quote is either ordered as it was seen, or changed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const fresh = await scene.newRequest();
      const ownInquiry = await scene.asked({}, scene.owner, fresh);
      await scene.answer(ownInquiry);
      const body = await scene.bodyOf(0, {}, fresh.id);
      const [taken, changed] = await Promise.all([
        scene.order([body], {}, scene.owner, undefined, fresh.id),
        scene.answer(ownInquiry, [{ price: 70_000 }]),
      ]);
      expect([200, 409]).toContain(taken.statusCode);
      expect(changed.statusCode).toBe(200);
      const request: GoodsRequest = (await scene.owner.get(`/requests/${fresh.id}`)).json();
      const [quote] = (await scene.quotes(fresh.id)).lines[0]?.quotes ?? [];
      expect([request.orders.length, quote?.state, quote?.price]).toEqual(
        taken.statusCode === 200 ? [1, 'taken', 90_000] : [0, 'given', 70_000],
      );
    }
  });

  // the embedded database has one connection
  test.runIf(inject('database').driver === 'postgres')(
    'an order waits for a change of its quote, and is then refused',
    async () => {
      const fresh = await scene.newRequest();
      await scene.answer(await scene.asked({}, scene.owner, fresh));
      const body = await scene.bodyOf(0, {}, fresh.id);
      const [quote] = (await scene.quotes(fresh.id)).lines[0]?.quotes ?? [];
      const changed = `update quote set price = 70000, version = version + 1 where id = '${quote?.id}'`;
      let ordering: Promise<number> | undefined;
      await holding(server, changed, () => {
        // a call begins when somebody waits for it
        ordering = scene
          .order([body], {}, scene.owner, undefined, fresh.id)
          .then(({ statusCode }) => statusCode);
      });
      expect(await ordering).toBe(409);
      const request: GoodsRequest = (await scene.owner.get(`/requests/${fresh.id}`)).json();
      expect(request.orders).toEqual([]);
    },
  );
});
