import { randomUUID } from 'node:crypto';
import type { MatchedRow, ProductBrief, Rest } from '@org/api-client/schema';
import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/trade/attributes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atLast } from './testing/at-last.ts';
import { checkOut, createOrderApp, type OrderApp } from './testing/order-app.ts';
import { type Buyer, createBuyer, itemsOf } from './testing/trade-app.ts';

/** An order tells where its pieces come from, not where the product is made. */
const NAMES = (Object.keys(ATTRIBUTES) as AttributeName[]).filter((name) => name !== 'country');
const described = (name: AttributeName): Attribute => ATTRIBUTES[name];

/** The other attributes, by their names in the contract, with the value that the product has. */
const ANSWERS: Record<string, unknown> = {
  season: 'winter',
  studded: true,
  load_index: '91',
  speed_index: 'V',
  tube: 'TL',
  construction: 'R',
};

let server: OrderApp;
let buyer: Buyer;
let offer: string;

/** What `listing` holds of an attribute, and what is told of it. */
async function valuesOf(
  name: AttributeName,
  at: number,
): Promise<[stored: unknown, told: unknown]> {
  const { kind, saysLabel } = described(name);
  if (kind === 'size') return [100 * (at + 1), at + 1];
  if (kind === 'whole') return [at + 1, at + 1];
  if (kind !== 'word') return [true, true];
  const { rows } = await server.db.query<{ id: number; value: string; label: string }>(
    `select id, value, label from attribute_value where attribute = $1 and value = coalesce($2, value) order by id limit 1`,
    [name, ANSWERS[name] ?? null],
  );
  return [rows[0]?.id, saysLabel ? rows[0]?.label : rows[0]?.value];
}

beforeAll(async () => {
  server = await createOrderApp();
  buyer = await createBuyer(server);
  offer = server.offers[0][0] ?? '';
  await server.setOffer(offer, { quantity: 100, min_order: 1, multiple: 1 });
  for (const [at, name] of NAMES.entries()) {
    const { kind, column } = described(name);
    if (kind === 'brand' || kind === 'model' || kind === 'speed') continue;
    const [stored, answered] = await valuesOf(name, at);
    await server.db.query(
      `update listing set ${column} = $2 where product_id = (select product_id from offer where id = $1::bigint)`,
      [offer, stored],
    );
    ANSWERS[name] ??= answered;
  }
  await server.db.query(
    `update product p set load_index = '91', speed_index = 'V', specs = '{"tube": "TL", "construction": "R"}'
     from offer o where o.id = $1::bigint and p.id = o.product_id`,
    [offer],
  );
  const { rows } = await server.db.query<{ brand: string; model: string }>(
    `select b.name brand, m.name model from offer o join product p on p.id = o.product_id
       join brand b on b.id = p.brand_id join model m on m.id = p.model_id where o.id = $1::bigint`,
    [offer],
  );
  Object.assign(ANSWERS, rows[0]);
});
afterAll(() => server.close());

const toldBy = (product: ProductBrief | undefined) => {
  const all: Record<string, unknown> = { ...product?.specs, ...product };
  return Object.fromEntries(NAMES.map((name) => [name, all[name]]));
};

/** Where a product is shown without being searched for: a test for each. */
const PLACES: Record<string, () => Promise<ProductBrief | undefined>> = {
  'the cart': async () => itemsOf(await buyer.cart())[0]?.product,
  'an order': async () => (await checkOut(server, buyer)).json().data[0].items[0].product,
  'a request': async () => {
    const made = await server.app.inject({
      method: 'POST',
      url: '/api/cart/request',
      headers: { authorization: buyer.authorization, 'idempotency-key': randomUUID() },
      payload: { company_id: null },
    });
    const answer = await atLast(() => buyer.get(`/requests/${made.json().id}/choices`));
    return answer.json<{ data: { row: MatchedRow }[] }>().data[0]?.row.goods?.product;
  },
  rests: async () => {
    const answer = await server.seller.post(`/companies/${server.suppliers[0]}/rests`, {
      per_page: 100,
    });
    return answer.json<{ data: Rest[] }>().data.find(({ id }) => id === offer)?.product;
  },
};

test.each(Object.entries(PLACES))('%s tells every attribute of a product', async (_, shown) => {
  await buyer.add([offer, 2]);
  const missing = NAMES.filter((name) => ANSWERS[name] === undefined);
  expect(missing).toEqual([]);
  expect(toldBy(await shown())).toEqual(
    Object.fromEntries(NAMES.map((name) => [name, ANSWERS[name]])),
  );
});
