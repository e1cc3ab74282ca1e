import type { Agreement, Order, OrderPage, Trade, VatRate } from '@org/api-client/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placed } from '../../testing/order-app.ts';
import { balanceOf } from './documents/ledger.ts';
import { readReconciliation } from './reconciliation.sql.ts';
import { dayIn } from './testing/day-in.ts';
import { createLifeScene, type LifeScene } from './testing/life-scene.ts';
import { assertOneSum, orders1c, printed, readAs, sumOf } from './testing/order-sums.ts';

let scene: LifeScene;
let books: Awaited<ReturnType<typeof orders1c>>;
beforeAll(async () => {
  scene = await createLifeScene();
  const { server, company } = scene;
  await server.db.query(
    `update company set inn = '7707083893', legal_address = 'Екатеринбург' where id = $1`,
    [server.suppliers[0]],
  );
  await server.db.query('insert into agreement values ($1, $2, 14, 100000000000)', [
    server.suppliers[0],
    company,
  ]);
  books = await orders1c(server, server.seller, server.suppliers[0]);
});
afterAll(() => scene.server.close());

const RATES: VatRate[] = [22, 20, 10, 7, 5, null];
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  price: fc.integer({ min: 1, max: 700_000 }),
  rate: fc.constantFrom(...RATES),
  included: fc.boolean(),
  /** how many the supplier confirms, ships first, and the buyer claims, in twelfths */
  parts: fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)),
  offered: fc.option(fc.integer({ min: 1, max: 700_000 })),
});
const story = fc.record({
  lines: fc.tuple(line, line),
  delivery: fc.option(fc.record({ cost: fc.nat(90_000), rate: fc.constantFrom(...RATES) })),
  /** what is paid before the goods leave, in hundredths */
  prepaid: fc.nat(100),
  end: fc.constantFrom('cancelled', 'released', 'shipped'),
});
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;

const read = <Answer>(path: string) => readAs(scene.buyer)<Answer>(path);
const sumsOf = (id: string) =>
  assertOneSum({ db: scene.server.db, reader: scene.buyer, told: books }, id);
const printedOf = (order: Order, paper: Order['documents'][number]) =>
  printed(scene.server.db, order, paper);
const act = async (order: Order, path: string, body: object = {}) => {
  const answer = await scene.server.seller.post(`/orders/${order.id}/${path}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
};
const byBuyer = async (order: Order, path: string, body: object = {}) => {
  const answer = await scene.buyer.post(`/orders/${order.id}/${path}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
};

/** Places an order as told, for the company that has an agreement. */
async function placedOf({ lines, delivery }: Story): Promise<Order> {
  const { server, buyer, company, offers } = scene;
  for (const [at, { price, rate, included }] of lines.entries())
    await server.setOffer(offers[at] ?? '', {
      ...{ bulk_price: price, quantity: 100, min_order: 1, multiple: 1 },
      ...{ vat_rate: rate, vat_included: included },
    });
  const [made] = await placed(
    server,
    buyer,
    ...lines.map(({ quantity }, at): [string, number] => [offers[at] ?? '', quantity]),
  );
  await server.db.query(
    `update orders set buyer_id = $2, delivery_cost = $3, receiving = jsonb_build_array(receiving -> 0 || $4::jsonb) where id = $1`,
    [
      made?.id,
      company,
      delivery?.cost ?? 0,
      JSON.stringify({ cost: delivery?.cost ?? null, vat_rate: delivery?.rate ?? null }),
    ],
  );
  return read<Order>(`/orders/${made?.id}`);
}

const twelfths = (of: number, part: number) => Math.floor((of * part) / 12);

/** Lives an order through as told, and checks its sums at every step. */
async function live(one: Story) {
  const { lines, prepaid, end } = one;
  const order = await placedOf(one);
  await sumsOf(order.id);
  if (end === 'cancelled') {
    await byBuyer(order, 'cancel');
    expect((await sumsOf(order.id)).due).toBe(0);
    return;
  }
  const confirming = lines.map(({ quantity, parts }, at) =>
    Math.max(at === 0 ? 1 : 0, twelfths(quantity, parts[0])),
  );
  await act(order, 'confirm', {
    items: order.items.map(({ id, bulk_price }, at) => ({
      ...{ id, quantity: confirming[at] },
      price: lines[at]?.offered ?? bulk_price,
    })),
  });
  const answered = await sumsOf(order.id);
  if (answered.status === 'offered') await byBuyer(order, 'accept');
  await act(order, 'invoice');
  const invoiced = await sumsOf(order.id);
  const [invoice] = invoiced.documents;
  expect(invoice && (await printedOf(order, invoice))).toEqual({
    sum: invoiced.payable,
    vat: invoiced.vat,
  });
  expect(invoice?.sum).toBe(invoiced.payable);
  const first = Math.floor((invoiced.payable * prepaid) / 100);
  if (first > 0) await act(order, 'payments', { sum: first, paid_on: dayIn(0) });

  const left = new Map(order.items.map(({ id }, at) => [id, confirming[at] ?? 0]));
  for (const round of [1, 2]) {
    const items = order.items.flatMap(({ id }, at) => {
      const most = left.get(id) ?? 0;
      const quantity =
        round === 2 ? most : Math.max(at === 0 ? 1 : 0, twelfths(most, lines[at]?.parts[1] ?? 0));
      left.set(id, most - quantity);
      return quantity > 0 ? [{ id, quantity }] : [];
    });
    if (round === 2 && end === 'released') {
      if (items.length > 0) await act(order, 'release', { reason: 'Нет' });
    } else if (items.length > 0)
      await act(order, 'shipments', { carrier: 'ДЛ', shipped_on: dayIn(0), items });
  }
  for (const { id } of (await sumsOf(order.id)).shipments)
    await byBuyer(order, `shipments/${id}/receive`);
  for (const [at, { id, received }] of (await sumsOf(order.id)).items.entries()) {
    const quantity = twelfths(received, lines[at]?.parts[2] ?? 0);
    if (quantity === 0) continue;
    await byBuyer(order, 'claims', { item_id: id, kind: 'defect', wish: 'refund', quantity });
    const claim = (await read<Order>(`/orders/${order.id}`)).claims.find(
      ({ status }) => status === 'open',
    );
    await act(order, `claims/${claim?.id}/answer`, { accept: true });
  }

  // what left is on papers that add up to the order, and what was claimed is taken off
  const done = await sumsOf(order.id);
  const papers = await Promise.all(
    done.documents.filter(({ kind }) => kind !== 'invoice').map((paper) => printedOf(done, paper)),
  );
  expect(sumOf(papers.map(({ sum }) => sum))).toBe(done.goods + done.delivery_cost);
  if (done.due !== 0) await act(order, 'payments', { sum: done.due, paid_on: dayIn(0) });
  expect((await sumsOf(order.id)).status).toBe('closed');
}

test('an order costs the same to the kopeck on every page and in every letter, document and file, whatever becomes of it', async () => {
  const { server, company } = scene;
  await fc.assert(fc.asyncProperty(story, live), { numRuns: 6 });

  const { data, totals } = await read<OrderPage>('/orders?per_page=100');
  const counted = data.filter(({ status }) => status !== 'cancelled');
  expect(totals).toEqual({
    orders: counted.length,
    quantity: sumOf(counted.map(({ quantity }) => quantity)),
    sum: sumOf(counted.map(({ payable }) => payable)),
  });
  const { total, since: _, buyers: __, missed: ___, ...groupings } = await read<Trade>('/trade');
  expect(total.sum).toBe(totals.sum);
  expect(total.delivery).toBe(sumOf(counted.map(({ delivery_cost }) => delivery_cost)));
  for (const [by, parts] of Object.entries(groupings))
    for (const sum of ['sum', 'quantity', 'delivery'] as const)
      expect(sumOf(parts.map((part) => part[sum])), `${by} ${sum}`).toBe(total[sum]);
  const ledger = await readReconciliation(server.db, {
    ...{ own: server.suppliers[0], partner: company, from: dayIn(0), to: dayIn(0) },
  });
  expect(balanceOf(ledger?.entries ?? [])).toBe(sumOf(data.map(({ due }) => due)));
  const agreements = await server.seller.get(`/companies/${server.suppliers[0]}/agreements`);
  const [{ used } = { used: -1 }] = agreements.json<{ data: Agreement[] }>().data;
  expect(used).toBe(sumOf(data.map(({ due }) => due)));
}, 240_000);
