import { randomUUID } from 'node:crypto';
import type { GoodsRequest, MatchedRow, OfferedGoods, RequestEvent } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atLast } from '../../../../testing/at-last.ts';
import { createOrderApp, type OrderApp } from '../../../../testing/order-app.ts';
import { createUser, type User } from '../../../../testing/visitor.ts';

let server: OrderApp;
let user: User;
let id: string;
/** A tyre of at least three offers, and a wheel, by their articles. */
let tyre: { id: string; article: string; offers: string[] };
let wheel: typeof tyre;
const NONE = { arrive_by: null, dot_year_min: null, with_vat: false };

beforeAll(async () => {
  server = await createOrderApp();
  const soldIn = async (section: number, article: string, least: number) => {
    const { rows } = await server.db.query<typeof tyre>(
      `select p.id::text id, $2 article, jsonb_agg(o.id::text order by o.id) offers from product p join offer o on o.product_id = p.id
       where p.section = $1 group by p.id having count(*) >= $3 order by p.id limit 1`,
      [section, article, least],
    );
    const [one] = rows;
    expect(one, article).toBeDefined();
    await server.db.query('update product set article = $2 where id = $1', [one?.id, article]);
    await server.db.query(
      'update offer set quantity = 40, min_order = 1, multiple = 1 where product_id = $1',
      [one?.id],
    );
    return one!;
  };
  [tyre, wheel] = [await soldIn(1, 'TYR77001', 3), await soldIn(2, 'WHL77002', 1)];
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  const made = await atLast(() =>
    server.app.inject({
      method: 'POST',
      url: '/api/requests',
      headers: { authorization: user.authorization, 'idempotency-key': randomUUID() },
      payload: { text: `${tyre.article} 4 шт\n${wheel.article} 4 шт` },
    }),
  );
  ({ id } = made.json<{ id: string }>());
  await server.db.query(
    'update offer set dot_year = 2024, dot_week = 10, vat_rate = 22 where product_id = $1',
    [tyre.id],
  );
  await server.db.query(
    'update offer set dot_year = 2026, dot_week = 10, vat_rate = null where id = $1',
    [tyre.offers[0]],
  );
});

const request = async () => (await user.get(`/requests/${id}`)).json<GoodsRequest>();
async function change(
  conditions: Partial<GoodsRequest['conditions']>,
  offer: string | null = null,
) {
  const { version, name, is_closed, lines } = await request();
  return user.put(`/requests/${id}`, {
    ...{ version, name, is_closed, conditions: { ...NONE, ...conditions } },
    lines: lines.map((line, at) => ({
      ...{ id: line.id, product_id: line.product_id, quantity: line.quantity },
      offer: at === 0 && offer !== null ? { id: offer, price: 100_000 } : null,
    })),
  });
}
const goods = async () => {
  const answer = await atLast(() => user.get(`/requests/${id}/choices`));
  return answer.json<{ data: { row: MatchedRow }[] }>().data.map(({ row }) => row.goods);
};
const ids = (one: OfferedGoods | undefined) => one?.offers.map(({ offer_id }) => offer_id).sort();

describe('the conditions of a request', () => {
  test('are none at first, and every offer is there', async () => {
    expect((await request()).conditions).toEqual(NONE);
    const [first] = await goods();
    expect(ids(first)).toHaveLength(first!.sold);
    expect(first!.sold).toBeGreaterThan(2);
  });

  test('leave out offers that are too old, but no wheel for a DOT that it has not', async () => {
    const [before, wheels] = await goods();
    expect((await change({ dot_year_min: 2025 })).statusCode).toBe(200);
    const [first, second] = await goods();
    expect([ids(first), first?.sold]).toEqual([[tyre.offers[0]], before?.sold]);
    expect(ids(second)).toEqual(ids(wheels));
  });

  test('leave out offers without VAT, and both together may leave nothing', async () => {
    await change({ with_vat: true });
    expect(ids((await goods())[0])).not.toContain(tyre.offers[0]);
    await change({ with_vat: true, dot_year_min: 2025 });
    const [nothing] = await goods();
    expect([nothing?.offers, nothing?.product.id]).toEqual([[], tyre.id]);
    expect(nothing?.sold).toBeGreaterThan(2);
    await change({});
    expect(ids((await goods())[0])).toHaveLength(nothing!.sold);
  });

  test('let an offer stay that was chosen by hand', async () => {
    const [, picked] = tyre.offers;
    await change({ dot_year_min: 2025 }, picked);
    expect(ids((await goods())[0])).toEqual([tyre.offers[0], picked].sort());
  });

  test('hold for another product of a line too', async () => {
    const one = await user.get(
      `/requests/goods?product_id=${tyre.id}&dot_year_min=2025&with_vat=true`,
    );
    expect(one.json<OfferedGoods>()).toMatchObject({ offers: [], product: { id: tyre.id } });
  });

  test('are told by the history, and changed once by the same call', async () => {
    const conditions = { arrive_by: '2030-12-04', dot_year_min: 2025, with_vat: true };
    const changed = (await change(conditions)).json<GoodsRequest>();
    expect(changed.conditions).toEqual(conditions);
    expect((await change(conditions)).json<GoodsRequest>().version).toBe(changed.version);
    const { data } = (await user.get(`/requests/${id}/history`)).json<{ data: RequestEvent[] }>();
    expect(data.filter(({ kind }) => kind === 'conditions').map((one) => one.conditions)).toEqual([
      conditions,
    ]);
  });

  test('stay as they are where a change says nothing of them, and go with a copy, but for the day', async () => {
    await change({ arrive_by: '2030-12-04', dot_year_min: 2025 });
    const { version, is_closed, lines } = await request();
    await user.put(`/requests/${id}`, {
      ...{ version, name: 'Окская', is_closed },
      lines: lines.map(({ id: line, product_id, quantity }) => ({
        id: line,
        product_id,
        quantity,
      })),
    });
    expect((await request()).conditions).toMatchObject({ arrive_by: '2030-12-04' });
    const copy = await server.app.inject({
      method: 'POST',
      url: '/api/requests/copies',
      headers: { authorization: user.authorization, 'idempotency-key': randomUUID() },
      payload: { request_id: id },
    });
    const made = (
      await user.get(`/requests/${copy.json<{ id: string }>().id}`)
    ).json<GoodsRequest>();
    expect(made.conditions).toEqual({ ...NONE, dot_year_min: 2025 });
  });
});
