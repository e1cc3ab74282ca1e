import type { Order } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBuyer } from '../../testing/trade-app.ts';
import { MULTIPART, multipart } from '../../testing/upload.ts';
import { dayIn } from './testing/day-in.ts';
import { createLifeScene, idOf, type LifeScene } from './testing/life-scene.ts';

let scene: LifeScene;
beforeAll(async () => {
  scene = await createLifeScene();
});
afterAll(() => scene.server.close());

interface StrangerOrder {
  order: Order;
  url: string;
  fileId: string;
}

/** Makes an order of the buyer with a document, goods that came in part, a claim and a file. */
async function traded(buyer: LifeScene['buyer']): Promise<StrangerOrder> {
  const { server, offers } = scene;
  for (const id of offers)
    await server.setOffer(id, { bulk_price: 100_000, quantity: 20, min_order: 1, multiple: 1 });
  await buyer.add([offers[0] ?? '', 4]);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { authorization: buyer.authorization, 'idempotency-key': crypto.randomUUID() },
    payload: {},
  });
  const [made] = answer.json<{ data: Order[] }>().data;
  if (!made) throw new Error(`No order was made: ${answer.body}`);
  const url = `/orders/${made.id}`;
  await server.seller.post(`${url}/confirm`, {});
  await server.seller.post(`${url}/invoice`);
  const { payable } = (await buyer.get(url)).json<Order>();
  await server.seller.post(`${url}/payments`, { sum: payable, paid_on: dayIn(0) });
  for (const quantity of [2, 1])
    await server.seller.post(`${url}/shipments`, {
      carrier: 'Машина',
      shipped_on: dayIn(0),
      items: [{ id: idOf(made), quantity }],
    });
  const shipped = (await buyer.get(url)).json<Order>();
  await buyer.post(`${url}/shipments/${shipped.shipments[0]?.id}/receive`, {
    items: [{ id: idOf(made), quantity: 1, kind: 'damaged' }],
  });
  const file = await server.app.inject({
    method: 'POST',
    url: `/api${url}/files`,
    headers: { authorization: buyer.authorization, 'content-type': MULTIPART },
    payload: multipart([['file', Buffer.from('тайна'), 'скан.txt']]),
  });
  return {
    order: (await buyer.get(url)).json<Order>(),
    url,
    fileId: file.json<{ id: string }>().id,
  };
}

describe('what is another order’s', () => {
  let mine: StrangerOrder;
  let theirs: StrangerOrder;
  let me: LifeScene['buyer'];
  beforeAll(async () => {
    me = await createBuyer(scene.server);
    mine = await traded(me);
    theirs = await traded(scene.buyer);
  });

  const ids = ({ order }: StrangerOrder) => ({
    document: order.documents[0]?.id ?? '',
    way: order.shipments.find(({ received_at }) => received_at === null)?.id ?? '',
    claim: order.claims[0]?.id ?? '',
    item: idOf(order),
  });
  const statusesOf = async (calls: readonly Promise<{ statusCode: number }>[]) =>
    (await Promise.all(calls)).map(({ statusCode }) => statusCode);

  test('is not reached through one’s own, by either side', async () => {
    const before = await scene.seen(theirs.order);
    const { document, way, claim, item } = ids(theirs);
    const { server } = scene;
    const claimed = { item_id: item, kind: 'defect', wish: 'refund', quantity: 1 };
    const shipped = { carrier: 'Машина', shipped_on: dayIn(0), items: [{ id: item, quantity: 1 }] };
    expect(
      await statusesOf([
        me.get(`${mine.url}/documents/${document}`),
        me.get(`${mine.url}/files/${theirs.fileId}`),
        me.post(`${mine.url}/shipments/${way}/receive`, {}),
        me.post(`${mine.url}/claims/${claim}/withdraw`),
        me.post(`${mine.url}/claims`, claimed),
        me.post(`${mine.url}/messages`, { text: 'Смотрите', file_ids: [theirs.fileId] }),
        server.seller.post(`${mine.url}/claims/${claim}/answer`, { accept: true }),
        server.seller.post(`${mine.url}/shipments`, shipped),
      ]),
    ).toEqual([404, 404, 404, 404, 422, 422, 404, 422]);
    expect(await scene.seen(theirs.order)).toEqual(before);
  });

  test('is nothing to a stranger, whichever way he asks', async () => {
    const before = await scene.seen(theirs.order);
    const { document, way, claim, item } = ids(theirs);
    const { url, fileId } = theirs;
    const reads = ['', '/export?format=xlsx', `/documents/${document}`, '/messages'].map((path) =>
      me.get(url + path),
    );
    const writes: [string, object][] = [
      [`/shipments/${way}/receive`, {}],
      ['/claims', { item_id: item, kind: 'defect', wish: 'refund', quantity: 1 }],
      [`/claims/${claim}/withdraw`, {}],
      [`/claims/${claim}/answer`, { accept: true }],
      ['/messages', { text: 'Привет' }],
      ['/cancel', {}],
      ['/accept', {}],
      ['/payments', { sum: 1, paid_on: dayIn(0) }],
      ['/instead', {}],
    ];
    expect(
      new Set(
        await statusesOf([
          ...reads,
          me.get(`${url}/files/${fileId}`),
          ...writes.map(([path, body]) => me.post(url + path, body)),
        ]),
      ),
    ).toEqual(new Set([404]));
    expect(await scene.seen(theirs.order)).toEqual(before);
  });
});

describe('two people at once', () => {
  let order: Order;
  let url: string;
  beforeEach(async () => {
    order = await scene.make(6);
    url = `/orders/${order.id}`;
  });

  test('take what was offered and give it up: one of them', async () => {
    await scene.server.seller.post(`${url}/confirm`, { items: [{ id: idOf(order), quantity: 4 }] });
    const answers = await Promise.all([
      scene.buyer.post(`${url}/cancel`, {}),
      scene.buyer.post(`${url}/accept`, {}),
      scene.buyer.post(`${url}/accept`, {}),
    ]);
    const after = await scene.seen(order);
    const [cancelled, ...accepted] = answers.map(({ statusCode }) => statusCode);
    // an accepted order may still be cancelled, but a cancelled one can't be accepted
    expect(accepted.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(after.status).toBe(cancelled === 200 ? 'cancelled' : 'confirmed');
    expect(await scene.server.stockOf(scene.offers[0] ?? '')).toBe(cancelled === 200 ? 20 : 16);
    const late = await scene.buyer.post(`${url}/accept`, {});
    expect(late.statusCode).toBe(409);
    expect((await scene.server.seller.post(`${url}/confirm`, { items: [] })).statusCode).toBe(409);
  });

  test('ship the same pieces: each leaves once', async () => {
    await scene.server.seller.post(`${url}/confirm`, {});
    await scene.server.seller.post(`${url}/invoice`);
    const { payable } = await scene.seen(order);
    const pays = await Promise.all(
      [1, 2].map(() =>
        scene.server.seller.post(`${url}/payments`, { sum: payable, paid_on: dayIn(0) }),
      ),
    );
    expect(pays.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const ships = await Promise.all(
      [1, 2, 3].map(() =>
        scene.server.seller.post(`${url}/shipments`, {
          carrier: 'Машина',
          shipped_on: dayIn(0),
          items: [{ id: idOf(order), quantity: 4 }],
        }),
      ),
    );
    expect(ships.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const way = (await scene.seen(order)).shipments[0]?.id;
    const receive = (quantity: number) =>
      scene.buyer.post(`${url}/shipments/${way}/receive`, {
        items: [{ id: idOf(order), quantity, kind: 'short' }],
      });
    expect((await receive(5)).json().errors).toEqual({ 'items.0.quantity': ['Отгружено 4'] });
    const received = await Promise.all([receive(4), receive(1)]);
    expect(received.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { paid, items, shipments } = await scene.seen(order);
    expect([paid, items[0]?.shipped, shipments.length]).toEqual([payable, 4, 1]);
  });
});

test.each([
  ['long before it was made', 'shipments', '2001-01-01'],
  ['in a year that no calendar has', 'shipments', '0000-01-01'],
  ['in a century to come', 'shipments', '9999-12-31'],
  ['tomorrow’s money', 'payments', dayIn(3)],
  ['money of another age', 'payments', '0000-01-01'],
])('an order’s papers bear no day that can’t be: %s', async (_what, kind, day) => {
  const made = await scene.make(2);
  const url = `/orders/${made.id}`;
  await scene.server.seller.post(`${url}/confirm`, {});
  await scene.server.seller.post(`${url}/invoice`);
  const { payable } = await scene.seen(made);
  if (kind === 'shipments')
    await scene.server.seller.post(`${url}/payments`, { sum: payable, paid_on: dayIn(0) });
  const before = await scene.seen(made);
  const answer = await scene.server.seller.post(
    `${url}/${kind}`,
    kind === 'payments'
      ? { sum: 100, paid_on: day }
      : { carrier: 'Машина', shipped_on: day, items: [{ id: idOf(made), quantity: 1 }] },
  );
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
    422,
    [kind === 'payments' ? 'paid_on' : 'shipped_on'],
  ]);
  expect(await scene.seen(made)).toEqual(before);
});

test('claims that are accepted one by one take off what the line costs, to the kopeck', async () => {
  const { server, buyer, company } = scene;
  const made = await scene.make(1, 3);
  const url = `/orders/${made.id}`;
  // 3 · 33,33 ₽ and 22 % of it: rounding each piece alone gives another sum than rounding all together
  await server.db.query(
    `update order_item set bulk_price = 3333 where order_id = $1 and not vat_included`,
    [made.id],
  );
  await server.db.query('update orders set buyer_id = $2 where id = $1', [made.id, company]);
  await server.db.query(
    'insert into agreement values ($1, $2, 14, 100000000) on conflict do nothing',
    [server.suppliers[0], company],
  );
  await server.seller.post(`${url}/confirm`, {});
  const items = [
    { id: idOf(made), quantity: 1 },
    { id: idOf(made, 1), quantity: 3 },
  ];
  await server.seller.post(`${url}/shipments`, { carrier: 'Машина', shipped_on: dayIn(0), items });
  const { shipments, payable } = await scene.seen(made);
  await buyer.post(`${url}/shipments/${shipments[0]?.id}/receive`, {});
  for (let piece = 0; piece < 3; piece += 1) {
    const claim = { item_id: idOf(made, 1), kind: 'defect', wish: 'refund', quantity: 1 };
    await buyer.post(`${url}/claims`, claim);
    const open = (await scene.seen(made)).claims.find(({ status }) => status === 'open');
    await server.seller.post(`${url}/claims/${open?.id}/answer`, { accept: true });
  }
  const after = await scene.seen(made);
  const credited = after.history
    .filter(({ kind }) => kind === 'claim_accepted')
    .reduce((sum, { details }) => sum + (details.sum ?? 0), 0);
  expect(credited).toBe(payable - after.payable);
});
