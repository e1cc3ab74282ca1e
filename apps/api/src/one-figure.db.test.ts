import type {
  Cart,
  GoodsRequest,
  MatchedRow,
  Offer,
  Order,
  OrderPage,
  OwnPurchases,
  PurchasePlan,
  Purchases,
  RequestPlan,
  UsualSize,
} from '@org/api-client/schema';
import { share } from '@org/trade/share';
import { lineSum } from '@org/trade/tax';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  assertOneSum,
  orders1c,
  printed,
  readAs,
  sumOf,
} from './modules/orders/testing/order-sums.ts';
import { MARKETS, type Market, openMarket, TERMS } from './modules/quotes/testing/market.ts';
import { createQuoteScene, type QuoteScene } from './modules/quotes/testing/quote-scene.ts';
import { createOrderApp, type OrderApp } from './testing/order-app.ts';
import type { User } from './testing/visitor.ts';
import { fit } from './trade/line.ts';

let server: OrderApp;
let scene: QuoteScene;
let tellings: Awaited<ReturnType<typeof orders1c>>;
beforeAll(async () => {
  server = await createOrderApp();
  await server.db.query(
    `update company set inn = '7707083893', legal_address = 'Екатеринбург' where id = $1`,
    [server.suppliers[0]],
  );
  tellings = await orders1c(server, server.seller, server.suppliers[0]);
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createQuoteScene(server);
});

const read = <Answer>(path: string) => readAs(scene.owner)<Answer>(path);
async function post<Answer>(path: string, body: object, by: User = scene.owner): Promise<Answer> {
  const answer = await scene.post(path, body, by);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Answer>();
}

/** The request's first line as wanted, the other left out. */
async function want(quantity: number) {
  const { version } = await read<GoodsRequest>(`/requests/${scene.id}`);
  const lines = scene.lines.map((id, at) => ({
    ...{ id, product_id: scene.product, quantity: at === 0 ? quantity : 0, offer: null },
  }));
  const body = { version, name: '', is_closed: false, lines };
  const answer = await scene.owner.put(`/requests/${scene.id}`, {
    ...{ ...body, conditions: { arrive_by: null, dot_year_min: null, with_vat: false } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** The pieces of a line in full lots, as the page asks for them. */
const fitted = ({ wanted, offer, rest }: Market) =>
  rest ? wanted : fit(wanted, { ...TERMS, ...offer, stock: TERMS.quantity });

type Figures = Pick<PurchasePlan, 'goods' | 'delivery_cost' | 'payable'> & {
  orders: {
    supplier: string;
    goods: number;
    delivery_cost: number;
    payable: number;
    vat: number;
  }[];
  /** by warehouse */
  shipments: { warehouse: string; cost: number | null; date_max: string }[];
  promised: (string | null)[];
};
const sorted = <One extends object>(all: readonly One[]) =>
  all.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

/** What orders that are planned or made come to. */
function figuresOf(
  orders: readonly (Pick<
    Order,
    'goods' | 'delivery_cost' | 'payable' | 'vat' | 'promised_on' | 'receiving'
  > & { supplier: { id: string | null } })[],
): Figures {
  return {
    goods: sumOf(orders.map(({ goods }) => goods)),
    delivery_cost: sumOf(orders.map(({ delivery_cost }) => delivery_cost)),
    payable: sumOf(orders.map(({ payable }) => payable)),
    orders: sorted(
      orders.map(({ supplier, goods, delivery_cost, payable, vat }) => ({
        ...{ supplier: supplier.id ?? '', goods, delivery_cost, payable, vat },
      })),
    ),
    shipments: sorted(
      orders.flatMap(({ receiving }) =>
        receiving.map(({ warehouse, cost, date_max }) => ({
          ...{ warehouse: warehouse.id, cost, date_max },
        })),
      ),
    ),
    promised: orders.map(({ promised_on }) => promised_on).toSorted(),
  };
}

/** What the request takes, and what its line shows of each offer. */
async function requested(market: Market) {
  await want(market.wanted);
  const { data } = await read<{ data: { line_id: string; row: MatchedRow }[] }>(
    `/requests/${scene.id}/choices?to=${encodeURIComponent(scene.city)}`,
  );
  const offers = data.find(({ line_id }) => line_id === scene.lines[0])?.row.goods?.offers ?? [];
  const { data: plans, arrivals } = await post<{
    data: RequestPlan[];
    arrivals: { offer_id: string; arrives_on: string }[];
  }>(`/requests/${scene.id}/plans`, {
    lines: [
      {
        ...{ line_id: scene.lines[0], quantity: fitted(market) },
        offer_ids: offers.map(({ offer_id }) => offer_id),
      },
    ],
  });
  const cheapest = plans.find(({ strategy }) => strategy === 'cheapest');
  if (!cheapest?.plan) throw new Error(`Nothing is planned: ${JSON.stringify(plans)}`);
  return { offers, arrivals, lines: cheapest.lines, plan: cheapest.plan };
}
type Choosing = Awaited<ReturnType<typeof requested>>;
const takenOf = ({ lines }: Choosing) => lines.flatMap(({ offers }) => offers);

/** The offers of the product's page, for so many pieces. */
async function listed(pieces: number): Promise<Offer[]> {
  const { data } = await post<{ data: Offer[] }>(`/product/${scene.product}/rests`, {
    ...{ to: scene.city, quantity_min: pieces },
  });
  return data;
}

/** Checks that an offer costs the same in the request and on the page of its product. */
async function assertOneOffer(asked: Choosing, market: Market) {
  const offers = await listed(market.wanted);
  for (const one of asked.offers) {
    const other = offers.find(({ id }) => id === one.offer_id);
    // what has too few pieces is not among the offers for so many
    if (!other && market.rest) continue;
    expect(other).toMatchObject({
      ...{ bulk_price: one.bulk_price, vat_rate: one.vat_rate, vat_included: one.vat_included },
      delivery: { gross_price: one.landed_price, standing: one.standing },
    });
    const arrival = asked.arrivals.find(({ offer_id }) => offer_id === one.offer_id);
    expect(other?.delivery?.date_max).toBe(arrival?.arrives_on);
  }
}

/** Checks that what one offer gives is delivered for what its price with the delivery says. */
async function assertOneLanded({ offers, plan, ...asked }: Choosing, wanted: number) {
  const [taken, ...others] = takenOf({ offers, plan, ...asked });
  const offer = offers.find(({ offer_id }) => offer_id === taken?.offer_id);
  if (!taken || !offer || others.length > 0) return;
  const [order] = plan.orders;
  const isKnown = order?.receiving.every(({ cost }) => cost !== null);
  expect(offer.landed_price).toBe(isKnown ? share(plan.payable, 1, taken.quantity) : null);
  const delivery = (await listed(wanted)).find(({ id }) => id === taken.offer_id)?.delivery;
  expect(delivery).toMatchObject({
    ...{ pieces: taken.quantity, cost: isKnown ? plan.delivery_cost : null },
    date_max: order?.receiving[0]?.date_max,
  });
}

/** Fills the cart with the same pieces; checks that they come to the same there. */
async function assertOneCart(asked: Choosing) {
  const { cart } = await post<{ cart: Cart }>('/cart/items', {
    items: takenOf(asked).map(({ offer_id, quantity }) => ({ offer_id, quantity })),
  });
  const { goods, delivery_cost, payable, orders } = asked.plan;
  expect(cart).toMatchObject({
    goods,
    delivery_cost,
    payable,
    vat: sumOf(orders.map(({ vat }) => vat)),
  });
  expect(
    sorted(
      cart.suppliers.flatMap(({ shipments }) =>
        shipments.map(({ warehouse, cost, date_max }) => ({
          ...{ warehouse: warehouse.id, cost, date_max },
        })),
      ),
    ),
  ).toEqual(figuresOf(asked.plan.orders).shipments);
  const items = cart.suppliers.flatMap((group) => group.items);
  for (const { offer_id, quantity } of takenOf(asked)) {
    const offer = asked.offers.find((one) => one.offer_id === offer_id);
    expect(items.find((item) => item.offer_id === offer_id)).toMatchObject(
      lineSum({ ...offer, quantity } as never),
    );
  }
  await scene.owner.delete('/cart');
}

/** Orders what the request plans; checks the orders, and that both sides read the same everywhere. */
async function assertOneOrder(asked: Choosing) {
  const { goods, delivery_cost } = asked.plan;
  const dry = await post<Purchases>(`/requests/${scene.id}/orders`, {
    ...{ lines: asked.lines, dry_run: true },
  });
  expect(figuresOf(dry.plan?.orders ?? [])).toEqual(figuresOf(asked.plan.orders));
  const { data } = await post<Purchases>(`/requests/${scene.id}/orders`, {
    ...{ lines: asked.lines, expected_goods: goods, expected_delivery: delivery_cost },
  });
  expect(figuresOf(data)).toEqual(figuresOf(asked.plan.orders));
  for (const { id, number, supplier } of data) {
    if (supplier.id !== server.suppliers[0]) continue;
    const books = { db: server.db, told: tellings };
    const bought = await assertOneSum({ ...books, reader: scene.owner }, id);
    const sold = await readAs(server.seller)<Order>(`/orders/${id}`);
    expect(figuresOf([sold])).toEqual(figuresOf([bought]));
    await assertOneAnswer(bought, number);
  }
  return data;
}

/** Checks what waits, what is to be paid and what the papers say of an order of the first supplier. */
async function assertOneAnswer(
  { id, goods, delivery_cost, payable, items }: Order,
  number: string,
) {
  const ofSeller = `/companies/${server.suppliers[0]}`;
  const seen = readAs(server.seller);
  const { waiting } = await seen<OrderPage>(`${ofSeller}/orders`);
  expect(waiting.data.find((one) => one.id === id)).toMatchObject({
    ...{ number, goods, delivery_cost, payable, due: payable },
  });
  const before = await seen<{ due: number }>(`${ofSeller}/unpaid-invoices`);
  await post(
    `/orders/${id}/confirm`,
    {
      items: items
        .map((item) => ({ ...item, price: item.bulk_price }))
        .map(({ id, quantity, price }) => ({ id, quantity, price })),
    },
    server.seller,
  );
  await post(`/orders/${id}/invoice`, {}, server.seller);
  const order = await read<Order>(`/orders/${id}`);
  const [invoice] = order.documents;
  expect(invoice?.sum).toBe(payable);
  expect(invoice && (await printed(server.db, order, invoice))).toEqual({
    ...{ sum: payable, vat: order.vat },
  });
  const after = await seen<{ due: number }>(`${ofSeller}/unpaid-invoices`);
  expect(after.due - before.due).toBe(payable);
  const { payments } = await read<OrderPage>('/orders');
  const due = payments.data.find(({ orders }) => orders.some((one) => one.id === id));
  expect(due?.sum).toBe(payable);
  expect(payments.sum).toBe(payable);
}

/** What the line costs when suppliers are asked for prices, at their list prices and cheaper. */
async function assertOneQuote(asked: Choosing, wanted: number) {
  const [taken, ...others] = takenOf(asked);
  const offer = asked.offers.find(({ offer_id }) => offer_id === taken?.offer_id);
  if (!taken || !offer || others.length > 0 || taken.offer_id !== scene.first) return;
  const inquiry = await scene.asked({
    lines: [{ line_id: scene.lines[0], product_id: scene.product, quantity: taken.quantity }],
  });
  const quote = async (price: number) => {
    const answer = await scene.answer(inquiry, [{ price }]);
    expect(answer.statusCode, answer.body).toBe(200);
    const [line] = (await scene.quotes()).lines;
    return { line, quote: line?.quotes[0] };
  };
  const { landed_price, bulk_price } = offer;
  const [arrival] = asked.arrivals.filter(({ offer_id }) => offer_id === offer.offer_id);
  const same = await quote(bulk_price);
  expect(same.quote).toMatchObject({ landed_price, list_price: bulk_price });
  expect(same.quote?.day_max).toBe(arrival?.arrives_on);
  if (taken.quantity === wanted)
    expect(same.line?.best).toMatchObject({ offer_id: offer.offer_id, bulk_price, landed_price });
  const [inquired] = (await scene.seen(inquiry)).lines ?? [];
  expect(inquired?.offers.find(({ offer_id }) => offer_id === offer.offer_id)).toMatchObject({
    ...{ bulk_price, landed_price },
  });

  const cheaper = await quote(bulk_price - 12_347);
  const { plan } = (await scene.take(0, {}, { dry_run: true })).json<Purchases>();
  const isKnown = plan?.orders.every(({ receiving }) =>
    receiving.every(({ cost }) => cost !== null),
  );
  expect(plan?.goods).toBe(lineSum({ ...offer, ...taken, bulk_price: bulk_price - 12_347 }).sum);
  expect(cheaper.quote?.landed_price).toBe(
    isKnown ? share(plan?.payable ?? 0, 1, taken.quantity) : null,
  );
  await scene.answer(inquiry, []);
}

describe('of one line the figures are the same', () => {
  test.each(MARKETS)('%s', async (_, market) => {
    await openMarket(server, scene, market);
    const asked = await requested(market);
    expect(sumOf(takenOf(asked).map(({ quantity }) => quantity))).toBeGreaterThanOrEqual(
      market.wanted,
    );
    await assertOneOffer(asked, market);
    await assertOneLanded(asked, market.wanted);
    await assertOneCart(asked);
    await assertOneQuote(asked, market.wanted);
    const orders = await assertOneOrder(asked);
    const last = {
      quantity: sumOf(orders.map(({ quantity }) => quantity)),
      sum: sumOf(orders.map(({ goods }) => goods)),
    };
    const { data: sizes } = await read<{ data: UsualSize[] }>('/usual-sizes');
    expect(sizes).toMatchObject([{ orders: orders.length, quantity: last.quantity, last }]);
    const purchases = await read<OwnPurchases>(`/product/${scene.product}/purchases`);
    expect(purchases).toMatchObject({ orders: orders.length, last });
  });
});
