import { randomUUID } from 'node:crypto';
import type { GoodsRequest, Purchases, RequestPlan } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atLast } from '../../../testing/at-last.ts';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../../testing/trade-app.ts';

let server: OrderApp;
let buyer: Buyer;
let id: string;
let lines: string[];
/** Offers of two products, each by the same three suppliers. */
let market: string[][];
beforeAll(async () => {
  server = await createOrderApp();
  const { rows } = await server.db.query<{ offers: string[][] }>(
    `with one as (select distinct on (product_id, supplier_id) product_id, supplier_id, id::text offer from offer order by product_id, supplier_id, id)
     select jsonb_build_array(jsonb_agg(a.offer order by a.supplier_id), jsonb_agg(b.offer order by a.supplier_id)) offers
     from one a join one b on a.supplier_id = b.supplier_id and a.product_id < b.product_id
     group by a.product_id, b.product_id having count(*) > 2 order by a.product_id, b.product_id limit 1`,
  );
  market = (rows[0]?.offers ?? []).map((lineOffers) => lineOffers.slice(0, 3));
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createBuyer(server);
  await server.db.query('update company set min_order_sum = 0');
  await server.db.query(`update warehouse set delivery_days_min = 0, delivery_days_max = 3`);
  const answer = await atLast(() => post('/requests', { text: '205/55 R16 8\n195/65 R15 4' }));
  id = answer.json().id;
  lines = ((await buyer.get(`/requests/${id}`)).json() as GoodsRequest).lines.map(
    (line) => line.id,
  );
  for (const [at, price] of [1000, 1100, 1200].entries())
    for (const lineOffers of market)
      await setOffer(lineOffers[at]!, { bulk_price: price * 100, quantity: 40 });
});

const post = (path: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: buyer.authorization, 'idempotency-key': randomUUID() },
    payload,
  });
const setOffer = (offer: string, changes: object) =>
  server.setOffer(offer, {
    ...{ min_order: 1, multiple: 1, dot_year: null, dot_week: null, vat_rate: 22 },
    ...{ vat_included: true, delivery_days_min: 0, delivery_days_max: 3, ...changes },
  } as never);

const asked = (quantities: readonly number[], offers = market, more: object[] = []) =>
  quantities.map((quantity, at) => ({
    ...{ line_id: lines[at], quantity, offer_ids: offers[at], ...more[at] },
  }));
/** On which day an offer arrives that leaves in so many days. */
async function plusDaysOf(offer: string, days: number) {
  await setOffer(offer, { bulk_price: 120_000, quantity: 40, delivery_days_max: days });
  const answer = await post(`/requests/${id}/plans`, {
    lines: [{ line_id: lines[0], quantity: 1, offer_ids: [offer] }],
  });
  const [arrival] = answer.json<{ arrivals: { arrives_on: string }[] }>().arrivals;
  return arrival?.arrives_on ?? null;
}
async function plans(of: object[], more: object = {}) {
  const answer = await post(`/requests/${id}/plans`, { lines: of, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = answer.json<{ data: RequestPlan[] }>();
  return Object.fromEntries(data.map((plan) => [plan.strategy, plan])) as Record<
    RequestPlan['strategy'],
    RequestPlan
  >;
}
/** Which supplier, by its place, gives how many pieces of each line. */
const taken = ({ lines: planLines }: RequestPlan) =>
  lines.map((line, at) =>
    planLines
      .find(({ line_id }) => line_id === line)
      ?.offers.map(({ offer_id, quantity }) => [market[at]?.indexOf(offer_id), quantity]),
  );

describe('the ways to buy a request', () => {
  test('what has to be there by a day is bought of who brings it by then, and a line that nobody brings says so', async () => {
    const soon = await plusDaysOf(market[0]![2]!, 0);
    await setOffer(market[0]![2]!, { bulk_price: 120_000, quantity: 40, delivery_days_max: 0 });
    const arriveBy = async (arrive_by: string | null) => {
      const { version } = (await buyer.get(`/requests/${id}`)).json<GoodsRequest>();
      const changed = await server.app.inject({
        method: 'PUT',
        url: `/api/requests/${id}`,
        headers: { authorization: buyer.authorization },
        payload: {
          ...{ version, name: '', is_closed: false },
          conditions: { arrive_by, dot_year_min: null, with_vat: false },
          lines: lines.map((line) => ({ id: line, product_id: null, quantity: null })),
        },
      });
      expect(changed.statusCode).toBe(200);
    };
    expect(taken((await plans(asked([8, 4]))).cheapest)).toEqual([[[0, 8]], [[0, 4]]]);
    await arriveBy(soon);
    const { cheapest, quickest } = await plans(asked([8, 4]));
    expect(taken(cheapest)).toEqual([[[2, 8]], undefined]);
    expect(cheapest.left).toEqual([
      {
        line_id: lines[1],
        message: expect.stringMatching(/^К \d+ [а-я]+ не привезут: не раньше \d+ [а-я]+, «/),
      },
    ]);
    expect(taken(quickest)).toEqual(taken(cheapest));
    // what is chosen by hand stays, whatever day it comes
    const chosen = await plans([
      ...asked([8]),
      { line_id: lines[1], quantity: 4, offer_ids: [market[1]![1]], is_chosen: true },
    ]);
    expect(taken(chosen.cheapest)).toEqual([[[2, 8]], [[1, 4]]]);
    await arriveBy(null);
    expect(taken((await plans(asked([8, 4]))).cheapest)).toEqual([[[0, 8]], [[0, 4]]]);
  });

  test('the cheapest, the quickest, from one supplier', async () => {
    await setOffer(market[0]![1]!, { bulk_price: 90_000, quantity: 40 });
    await setOffer(market[1]![2]!, { bulk_price: 150_000, quantity: 40, delivery_days_max: 0 });
    await setOffer(market[0]![2]!, { bulk_price: 120_000, quantity: 40, delivery_days_max: 0 });
    const { cheapest, quickest, one_supplier, two_suppliers } = await plans(asked([8, 4]));
    expect(taken(cheapest)).toEqual([[[1, 8]], [[0, 4]]]);
    expect(cheapest.plan).toMatchObject({ goods: 8 * 90_000 + 4 * 100_000 });
    expect(taken(quickest)).toEqual([[[2, 8]], [[2, 4]]]);
    expect(taken(one_supplier)).toEqual([[[1, 8]], [[1, 4]]]);
    expect(taken(two_suppliers)).toEqual(taken(cheapest));
    expect([cheapest, quickest, one_supplier].map(({ left }) => left)).toEqual([[], [], []]);
  });

  test('what nobody has in that number is left, and said', async () => {
    const { cheapest } = await plans(asked([8, 500]));
    expect(taken(cheapest)).toEqual([[[0, 8]], undefined]);
    expect(cheapest.left).toEqual([
      { line_id: lines[1], message: 'Столько не купить: есть только 120 шт.' },
    ]);
  });

  test('what one supplier lacks is left by that plan alone', async () => {
    const [first, second] = market as [string[], string[]];
    const ownPlans = await plans(asked([8, 4], [first.slice(0, 1), second.slice(1)]));
    expect(ownPlans.cheapest.left).toEqual([]);
    expect(ownPlans.one_supplier.left).toHaveLength(1);
    expect(ownPlans.one_supplier.left[0]?.message).toMatch(/^Нет у «/);
  });

  test('an offer that was chosen by hand stays in all of them', async () => {
    await setOffer(market[0]![2]!, { bulk_price: 500_000, quantity: 40 });
    const offers = [[market[0]![2]!], market[1]!];
    const all = await plans(asked([8, 4], offers, [{ is_chosen: true }]));
    for (const plan of Object.values(all)) expect(taken(plan)[0]).toEqual([[2, 8]]);
    expect(taken(all.one_supplier)[1]).toEqual([[2, 4]]);
  });

  test('a minimum order is kept, or the line is left with its reason', async () => {
    await server.db.query('update company set min_order_sum = 100000000');
    const { cheapest } = await plans(asked([8, 4]));
    expect(cheapest.plan).toBeNull();
    expect(cheapest.left[0]?.message).toMatch(
      /^Не набирается минимальный заказ: у «.+» он 1.000.000.₽$/,
    );
  });

  test('two lines take no more of an offer than there is', async () => {
    const [first] = market as [string[]];
    await setOffer(first[0]!, { bulk_price: 50_000, quantity: 10 });
    const { cheapest } = await plans(asked([8, 4], [first, first]));
    const pieces = cheapest.lines
      .flatMap(({ offers }) => offers)
      .filter(({ offer_id }) => offer_id === first[0])
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(pieces).toBe(10);
    expect(cheapest.plan?.goods).toBe(10 * 50_000 + 2 * 110_000);
  });

  test.each<[string, () => object, number]>([
    ['a line of no request', () => ({ lines: [{ ...asked([8])[0], line_id: randomUUID() }] }), 422],
    ['a line that is named twice', () => ({ lines: [asked([8])[0], asked([8])[0]] }), 422],
    ['an address of somebody else', () => ({ lines: asked([8]), address_id: randomUUID() }), 422],
  ])('%s is refused', async (_, body, status) => {
    expect((await post(`/requests/${id}/plans`, body())).statusCode).toBe(status);
  });
});

/** A small random number, the same in each run. */
function luck(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

/** All ways to take a line from one or two of its offers. */
function* splits(quantity: number, offers: readonly string[]) {
  for (const [at, offer] of offers.entries()) {
    yield [{ offer_id: offer, quantity }];
    for (const other of offers.slice(at + 1))
      for (let pieces = 1; pieces < quantity; pieces++)
        yield [
          { offer_id: offer, quantity: pieces },
          { offer_id: other, quantity: quantity - pieces },
        ];
  }
}

test.each([11, 23, 47])(
  'market %i: the cheapest is what trying everything finds, and what the order costs',
  async (seed) => {
    const next = luck(seed);
    for (const lineOffers of market)
      for (const offer of lineOffers)
        await setOffer(offer, {
          ...{ bulk_price: 80_000 + next(40) * 1000 + next(7), quantity: 2 + next(5) },
          ...{ vat_included: next(2) === 0, multiple: 1 + next(2) },
        });
    await server.db.query(
      'update company set min_order_sum = (array[0, 150000, 300000])[1 + length(name) % 3]',
    );
    const wanted = [3, 2];
    const ways = wanted.map((quantity, at) => [...splits(quantity, market[at]!)]);
    let best = Number.POSITIVE_INFINITY;
    for (const one of ways[0]!)
      for (const other of ways[1]!) {
        const body = { lines: [one, other].map((offers, at) => ({ line_id: lines[at], offers })) };
        const { plan } = (
          await post(`/requests/${id}/orders`, { ...body, dry_run: true })
        ).json<Purchases>();
        const isPossible =
          plan?.lines.length === 0 && plan.orders.every((order) => order.shortage === null);
        if (plan && isPossible) best = Math.min(best, plan.payable);
      }
    const { cheapest } = await plans(asked(wanted));
    expect(cheapest.left.length === 0 ? cheapest.plan?.payable : Number.POSITIVE_INFINITY).toBe(
      best,
    );
    if (!cheapest.plan) return;
    const { goods, delivery_cost, payable } = cheapest.plan;
    const dry = await post(`/requests/${id}/orders`, { lines: cheapest.lines, dry_run: true });
    expect(dry.json<Purchases>().plan).toMatchObject({ goods, delivery_cost, payable });
    const made = await post(`/requests/${id}/orders`, {
      lines: cheapest.lines,
      expected_goods: goods,
      expected_delivery: delivery_cost,
    });
    const orders = made.json<Purchases>().data;
    expect(orders.reduce((sum, order) => sum + order.payable, 0)).toBe(payable);
  },
);
