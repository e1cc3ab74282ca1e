import type { Order, OrderTurn } from '@org/api-client/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongAggregates } from '../../testing/database/wrong-aggregates.ts';
import { lapseOrders } from './order-lapse.jobs.ts';
import { dayIn } from './testing/day-in.ts';
import { mayBeDone, statusAfter } from './testing/life-model.ts';
import { createLifeScene, idOf, type LifeScene } from './testing/life-scene.ts';

let scene: LifeScene;
beforeAll(async () => {
  scene = await createLifeScene();
});
afterAll(() => scene.server.close());

const jobs = { add: async () => undefined } as never;

/** An attempt: who does what, on which line, with which number. */
interface Deed {
  who: 'buyer' | 'supplier' | 'stranger';
  what: string;
  line: number;
  n: number;
}
const ACTIONS = [
  'confirm',
  'decline',
  'accept',
  'cancel',
  'extend',
  'invoice',
  'payments',
  'shipments',
  'receive',
  'release',
  'claims',
  'answer',
  'withdraw',
  'appeal',
  'appeal/answer',
  'lapse',
];
/** The names of actions in `allowed`, by the call, where they differ. */
const NAMES: Record<string, Order['allowed'][number]> = {
  payments: 'pay',
  shipments: 'ship',
  claims: 'claim',
  answer: 'answer_claim',
  withdraw: 'withdraw_claim',
  'appeal/answer': 'answer_appeal',
};
const deed: fc.Arbitrary<Deed> = fc.record({
  who: fc.constantFrom('buyer', 'supplier', 'supplier', 'buyer', 'stranger'),
  what: fc.constantFrom(...ACTIONS),
  line: fc.nat(1),
  n: fc.integer({ min: -1, max: 8 }),
});

/** Returns the call for a deed on the order as it is. */
function callOf(order: Order, { what, line, n }: Deed): [path: string, body?: object] {
  const id = idOf(order, line);
  const shipment = order.shipments.find(({ received_at }) => received_at === null);
  const claim = order.claims.find(({ status }) => status === 'open');
  const [shipmentId, claimId] = [shipment?.id ?? order.id, claim?.id ?? order.id];
  if (what === 'confirm')
    return [
      `/orders/${order.id}/confirm`,
      { items: n < 0 ? [] : [{ id, quantity: n, price: 90_000 + 10_000 * n }] },
    ];
  if (what === 'decline' || what === 'release')
    return [`/orders/${order.id}/${what}`, { reason: 'Нет' }];
  if (what === 'accept') return [`/orders/${order.id}/accept`, { refuse: n % 2 === 0 ? [id] : [] }];
  if (what === 'extend')
    return [`/orders/${order.id}/extend`, { until: new Date(Date.now() + 1e7).toISOString() }];
  if (what === 'payments') {
    const sum = n < 0 ? -50_000 : n > 4 ? order.payable - order.paid : n * 50_000;
    return [`/orders/${order.id}/payments`, { sum, paid_on: dayIn(0) }];
  }
  if (what === 'shipments')
    return [
      `/orders/${order.id}/shipments`,
      { carrier: 'Машина', shipped_on: dayIn(0), items: [{ id, quantity: Math.max(1, n) }] },
    ];
  if (what === 'receive')
    return [
      `/orders/${order.id}/shipments/${shipmentId}/receive`,
      n < 3 && shipment?.items[0]
        ? { items: [{ id: shipment.items[0].id, quantity: Math.max(0, n), kind: 'short' }] }
        : {},
    ];
  if (what === 'claims')
    return [
      `/orders/${order.id}/claims`,
      { item_id: id, kind: 'defect', wish: 'refund', quantity: Math.max(1, n) },
    ];
  if (what === 'answer')
    return [`/orders/${order.id}/claims/${claimId}/answer`, { accept: n > 2, comment: 'Ответ' }];
  if (what === 'withdraw') return [`/orders/${order.id}/claims/${claimId}/withdraw`];
  if (what === 'appeal/answer') return [`/orders/${order.id}/${what}`, { agree: n > 2 }];
  const path = `/orders/${order.id}/${what}`;
  return what === 'invoice' ? [path] : [path, {}];
}

/** Checks that pieces and money add up, whatever has been done. */
async function assertSound(order: Order) {
  const isOver = ['declined', 'cancelled'].includes(order.status);
  for (const [at, item] of order.items.entries()) {
    const held = isOver ? 0 : (item.confirmed_quantity ?? item.quantity);
    expect(await scene.server.stockOf(scene.offers[at] ?? '')).toBe(20 - held);
    expect(item.shipped).toBeLessThanOrEqual(item.confirmed_quantity ?? item.quantity);
    expect(item.received).toBeLessThanOrEqual(item.shipped);
    const sent = order.shipments.flatMap(({ items }) => items.filter(({ id }) => id === item.id));
    expect(item.shipped).toBe(sent.reduce((n, { quantity }) => n + quantity, 0));
    expect(item.received).toBe(sent.reduce((n, { received }) => n + (received ?? 0), 0));
    const accepted = order.claims.filter((c) => c.item_id === item.id && c.status === 'accepted');
    expect(item.credited).toBe(accepted.reduce((n, { quantity }) => n + quantity, 0));
  }
  expect(order.paid).toBe(order.payments.reduce((sum, payment) => sum + payment.sum, 0));
  expect(order.paid).toBeGreaterThanOrEqual(0);
  const owed = order.items.reduce((sum, item) => {
    const price = item.offered_price ?? item.bulk_price;
    const net = price * ((item.confirmed_quantity ?? item.quantity) - item.credited);
    return sum + (item.vat_included ? net : net + Math.floor((2 * net * 22 + 100) / 200));
  }, order.delivery_cost);
  expect(order.payable).toBe(owed);
  expect(order.history.at(-1)?.status).toBe(order.status);
}

/** The deed by which a side does what an order waits for; a payment is noted by the supplier, whoever pays. */
const DEEDS: Record<OrderTurn['action'], Order['allowed'][number]> = {
  answer: 'confirm',
  invoice: 'invoice',
  pay: 'pay',
  ship: 'ship',
  receive: 'receive',
  answer_claim: 'answer_claim',
  refund: 'pay',
};

/** Checks that an order which is not over waits for somebody, and only for what can be done. */
function assertWaits(order: Order) {
  const { turns } = order;
  const isOver = ['closed', 'declined', 'cancelled'].includes(order.status);
  expect([order.status, turns.length > 0]).toEqual([order.status, !isOver]);
  expect(new Set(turns.map(({ by }) => by)).size).toBe(turns.length);
  for (const { by, action } of turns) {
    const deed = action === 'answer' && by === 'buyer' ? 'accept' : DEEDS[action];
    const who = deed === 'pay' ? 'supplier' : by;
    expect([action, mayBeDone(deed, who, order)]).toEqual([action, true]);
  }
}

const RUNS = Number(process.env.LIFE_RUNS ?? 12);
test('whoever tries what, only what the table allows happens, each change is an event, and pieces and money add up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 40 }), async (deeds) => {
      const { server, buyer, stranger } = scene;
      // orders of earlier runs must not lapse in this one
      await server.db.query('update orders set due_at = null');
      let order = await scene.make(6, 4);
      for (const one of deeds) {
        const people = { buyer, supplier: server.seller, stranger };
        if (one.what === 'lapse') {
          await server.db.query(
            `update orders set due_at = now() - interval '1 second' where id = $1 and due_at is not null`,
            [order.id],
          );
          await lapseOrders({ db: server.db, jobs });
        } else {
          const view = (await people[one.who].get(`/orders/${order.id}`)).json<Order>();
          const [path, body] = callOf(order, one);
          const { statusCode } = await people[one.who].post(path, body);
          const action = NAMES[one.what] ?? (one.what as Order['allowed'][number]);
          const may = one.who !== 'stranger' && mayBeDone(action, one.who, order);
          if (one.who !== 'stranger')
            expect([action, view.allowed.includes(action)]).toEqual([action, may]);
          expect(may ? [200, 404, 409, 422] : [403, 404, 409]).toContain(statusCode);
          if (statusCode !== 200) {
            expect(await scene.seen(order)).toEqual(order);
            continue;
          }
        }
        const next = await scene.seen(order);
        const news = next.history.slice(order.history.length);
        if (next.status !== order.status) expect(news.length).toBeGreaterThan(0);
        expect([one.what, next.status]).toEqual([one.what, statusAfter(one.what, order, next)]);
        expect(next.history.slice(0, order.history.length)).toEqual(order.history);
        await assertSound(next);
        assertWaits(next);
        order = next;
      }
      expect(await wrongAggregates(scene.server.db)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
}, 600_000);
