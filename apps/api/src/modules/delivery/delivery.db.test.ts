import type { Cart, DeliveryTerms, DeliveryZone, Order } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkOut, createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';

let server: OrderApp;
let buyer: Buyer;
let offer: string;
let warehouse: string;

beforeAll(async () => {
  server = await createOrderApp();
  await server.db.query('update company set min_order_sum = 0');
  await server.db.query(`update city set region = 'Область ' || id`);
  offer = server.offers[0][0] ?? '';
  const { rows } = await server.db.query<{ id: string }>(
    'select warehouse_id::text id from offer where id = $1::bigint',
    [offer],
  );
  warehouse = rows[0]?.id ?? '';
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.query(`update company set pickup = false`);
  await server.db.query(
    'update warehouse set delivery_days_min = 0, delivery_days_max = 0 where id = $1::int',
    [warehouse],
  );
  await server.setOffer(offer, {
    bulk_price: 100_000,
    quantity: 100,
    min_order: 1,
    multiple: 1,
    vat_rate: 22,
    vat_included: true,
  });
  buyer = await createBuyer(server);
});

const url = (company = server.suppliers[0]) => `/companies/${company}/delivery-terms`;
const term = (changes: object = {}) => ({
  warehouse_id: warehouse,
  days_min: 1,
  days_max: 2,
  cutoff: 1440,
  workdays: [1, 2, 3, 4, 5, 6, 7],
  basis: 'piece',
  price: 7500,
  disk_price: null,
  min_cost: 60_000,
  free_from: 2_000_000,
  ...changes,
});
const zone = (changes: object = {}) => ({
  name: 'Вся Россия',
  own_city: false,
  everywhere: true,
  cities: [],
  regions: [],
  terms: [term()],
  ...changes,
});
const terms = async () => (await server.seller.get(url())).json<DeliveryTerms>();
const save = async (zones: object[]) =>
  server.seller.put(url(), { revision: (await terms()).revision, zones });
const shipment = async () => {
  const { suppliers } = (await buyer.get('/cart')).json<Cart>();
  return suppliers[0]?.shipments[0];
};

describe('terms of a supplier', () => {
  test('are kept as they were said', async () => {
    const zones = [zone({ name: 'Свой город', own_city: true, everywhere: false }), zone()];
    const answer = await save(zones);
    expect([answer.statusCode, answer.json().zones]).toEqual([200, zones]);
    expect((await terms()).zones).toEqual(zones);
    expect((await terms()).goods[0]?.grams).toBeGreaterThan(0);
  });

  test('can’t be saved over those of somebody else', async () => {
    const { revision } = await terms();
    const answers = await Promise.all(
      [1, 2, 3].map((days) =>
        server.seller.put(url(), {
          revision,
          zones: [zone({ terms: [term({ days_min: days, days_max: days })] })],
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test.each<[string, () => object[]]>([
    ['zones.1.everywhere', () => [zone(), zone({ name: 'Ещё' })]],
    ['zones.1.name', () => [zone(), zone({ everywhere: false, own_city: true })]],
    ['zones.0.cities', () => [zone({ everywhere: false })]],
    ['zones.0.cities', () => [zone({ cities: ['Атлантида'] })]],
    ['zones.0.regions', () => [zone({ regions: ['Атлантида'] })]],
    ['zones.0.terms.0.days_max', () => [zone({ terms: [term({ days_min: 3 })] })]],
    ['zones.0.terms.0.warehouse_id', () => [zone({ terms: [term({ warehouse_id: '999999' })] })]],
    ['zones.0.terms.1.warehouse_id', () => [zone({ terms: [term(), term()] })]],
  ])('are refused at %s', async (field, zones) => {
    const before = await terms();
    const answer = await save(zones());
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect(await terms()).toEqual(before);
  });

  test('are nobody else’s', async () => {
    expect((await buyer.get(url())).statusCode).toBe(404);
    expect((await buyer.put(url(), { revision: 0, zones: [] })).statusCode).toBe(404);
  });
});

describe('what a buyer is told', () => {
  test('costs by the piece, not below the least, nothing from a sum on', async () => {
    await save([zone()]);
    await buyer.order(offer, 4);
    expect(await shipment()).toMatchObject({ reach: 'delivers', cost: 60_000, pieces: 4 });
    await buyer.order(offer, 12);
    expect((await shipment())?.cost).toBe(90_000);
    await buyer.order(offer, 20);
    expect((await shipment())?.cost).toBe(0);
  });

  test('a supplier without terms promises no more than when goods leave', async () => {
    await save([]);
    await buyer.order(offer, 4);
    expect(await shipment()).toMatchObject({ reach: 'unstated', cost: null });
  });

  test('is fetched where a warehouse does not deliver to, if that is possible', async () => {
    await save([zone({ terms: [] })]);
    await buyer.order(offer, 4);
    expect(await shipment()).toMatchObject({ reach: 'never', kind: 'delivery', cost: null });
    const refused = await checkOut(server, buyer);
    expect(Object.keys(refused.json().errors)).toEqual([`receiving.${warehouse}`]);
    await server.db.query('update company set pickup = true');
    expect(await shipment()).toMatchObject({ reach: 'never', kind: 'pickup', cost: 0 });
    expect((await checkOut(server, buyer)).statusCode).toBe(201);
  });
});

describe('an order', () => {
  test('keeps what was promised, whatever is said later', async () => {
    await save([zone()]);
    await buyer.order(offer, 4);
    const shown = await shipment();
    const wrong = await checkOut(server, buyer, { expected_delivery: 1 });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      409,
      expect.stringMatching(/^Стоимость доставки изменилась: была 0,01.₽, стала 600.₽/),
    ]);
    const answer = await checkOut(server, buyer, { expected_delivery: 60_000 });
    const [order] = answer.json<{ data: Order[] }>().data;
    await save([zone({ terms: [term({ price: 900_000 })] as DeliveryZone['terms'] })]);
    await server.db.query('delete from address');
    const kept = (await buyer.get(`/orders/${order?.id}`)).json<Order>();
    expect(kept.receiving).toEqual([
      {
        warehouse: shown?.warehouse,
        kind: 'delivery',
        reach: 'delivers',
        receive: {
          label: 'Склад',
          city: shown?.city,
          street: 'Монтажников, 24',
          receiver: 'Андрей',
          phone: '73432884107',
          working_hours: null,
        },
        cost: 60_000,
        vat_rate: expect.toSatisfy((rate) => rate === null || Number.isInteger(rate)),
        date_min: shown?.date_min,
        date_max: shown?.date_max,
        pieces: 4,
        grams: shown?.grams,
      },
    ]);
    expect(kept).toMatchObject({
      delivery_cost: 60_000,
      promised_on: shown?.date_max,
      arrival: {
        how: 'delivery',
        date_min: shown?.date_min,
        date_max: shown?.date_max,
        received_on: null,
      },
      goods: 400_000,
    });
    expect(kept.items[0]?.warehouse_id).toBe(warehouse);
  });

  test('comes when the slowest of its goods does: those of a list with its own term', async () => {
    await save([zone()]);
    await buyer.order(offer, 4);
    const usual = await shipment();
    await server.db.query(
      'update offer set delivery_days_min = 3, delivery_days_max = 5 where id = $1::bigint',
      [offer],
    );
    const shown = await shipment();
    const [order] = (await checkOut(server, buyer)).json<{ data: Order[] }>().data;
    await server.db.query(
      'update offer set delivery_days_min = null, delivery_days_max = null where id = $1::bigint',
      [offer],
    );
    const later = (from?: string | null, to?: string | null) =>
      (Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000;
    expect([
      later(usual?.date_min, shown?.date_min),
      later(usual?.date_max, shown?.date_max),
    ]).toEqual([3, 5]);
    expect(order?.promised_on).toBe(shown?.date_max);
  });

  test('needs an address to be delivered to', async () => {
    await save([zone()]);
    await buyer.order(offer, 4);
    await server.db.query('delete from address');
    const answer = await checkOut(server, buyer);
    expect(answer.json().errors).toEqual({
      [`receiving.${warehouse}`]: ['Укажите адрес доставки и телефон получателя'],
    });
    expect(await server.stockOf(offer)).toBe(100);
  });
});
