import type { GoodsRequest, GoodsRequestSummary, Repeat } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atLast } from '../../../../testing/at-last.ts';
import { createCompany } from '../../../../testing/companies.ts';
import { createOrderApp, type OrderApp, placed } from '../../../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../../../testing/trade-app.ts';
import type { User } from '../../../../testing/visitor.ts';
import { repeatRequests } from './request-repeats.jobs.ts';

let server: OrderApp;
let buyer: Buyer;
beforeAll(async () => {
  server = await createOrderApp();
  await server.db.query('update company set min_order_sum = 0');
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createBuyer(server);
});

const set = (id: string, repeat: { every_days: number | null } | null, by: User = buyer) =>
  by.put(`/requests/${id}/repeat`, { repeat });
const listed = async (by: User = buyer) =>
  (await by.get('/repeats')).json<{ data: Repeat[] }>().data;
const drafts = async (by: User = buyer) =>
  (await by.get('/requests'))
    .json<{ data: GoodsRequestSummary[] }>()
    .data.filter(({ draft_reason }) => draft_reason !== null);
const read = async (id: string) => (await buyer.get(`/requests/${id}`)).json<GoodsRequest>();

const post = (path: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: buyer.authorization, 'idempotency-key': crypto.randomUUID() },
    payload,
  });

/** A request of one line, for a product. */
async function newRequest(product: string | null, company_id: string | null = null) {
  const text = 'Здравствуйте!\n205/55 R16 8 шт';
  const made = await atLast(() => post('/requests', { text, company_id }));
  const { id } = made.json<{ id: string }>();
  await server.db.query(
    'update goods_request_line set product_id = $2 where request_id = $1 and not is_remark',
    [id, product],
  );
  return id;
}
/** Lets days pass for what repeats. */
const pass = (days: number) =>
  server.db.query('update goods_request_repeat set next_on = next_on - $1::int', [days]);
const close = async (id: string) => {
  const { version, name } = await read(id);
  await buyer.put(`/requests/${id}`, { version, name, is_closed: true, lines: [] });
};

/** Orders so many pieces of the first offer, so many days ago. */
async function bought(days: number, quantity = 16): Promise<string> {
  const [[offer = ''] = []] = server.offers;
  await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  const [order] = await placed(server, buyer, [offer, quantity]);
  await server.db.query(
    `update orders set created_at = ((now() at time zone 'Europe/Moscow')::date - $2::int + time '12:00') at time zone 'Europe/Moscow' where id = $1`,
    [order?.id, days],
  );
  return order?.items[0]?.product.id ?? '';
}

test('every so many days a draft of the lines waits, once, and is ordered by nobody', async () => {
  const id = await newRequest(null);
  expect((await set(id, { every_days: 14 })).json().data).toMatchObject([
    { request: { id }, every_days: 14, reason: null },
  ]);
  await repeatRequests(server.db);
  expect(await drafts()).toEqual([]);
  await pass(14);
  await Promise.all([repeatRequests(server.db), repeatRequests(server.db)]);
  const [draft, ...others] = await drafts();
  expect([draft?.draft_reason?.replaceAll(/\s/g, ' '), others]).toEqual([
    'по расписанию: раз в 14 дней',
    [],
  ]);
  const { lines, orders, origin, created_by } = await read(draft?.id ?? '');
  // the greeting is left out
  expect(lines.map(({ text, quantity, state }) => [text, quantity, state])).toEqual([
    ['205/55 R16 8 шт', 8, 'open'],
  ]);
  expect([orders, origin, created_by === null]).toEqual([[], 'repeat', false]);
  // as long as it waits there is no other, and its day moves on
  await pass(45);
  await repeatRequests(server.db);
  expect(await drafts()).toHaveLength(1);
  const { rows } = await server.db.query(
    `select next_on - (now() at time zone 'Europe/Moscow')::date days from goods_request_repeat where request_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ days: 11 }]);
  await close(draft?.id ?? '');
  expect(await drafts()).toEqual([]);
  await pass(11);
  await repeatRequests(server.db);
  expect(await drafts()).toHaveLength(1);
});

test('by use a draft waits when the size is due by its rhythm, and says so', async () => {
  let product = '';
  for (const days of [39, 30, 21, 12]) product = await bought(days);
  const id = await newRequest(product);
  const [seen] = (await set(id, { every_days: null })).json<{ data: Repeat[] }>().data;
  expect(seen?.reason?.replaceAll(/\s/g, ' ')).toMatch(
    /^вы берёте 16 шт\. раз в 9 дней, последний раз \d+ [а-я]+$/,
  );
  await repeatRequests(server.db);
  const [draft] = await drafts();
  expect(draft?.draft_reason).toBe(seen?.reason);
  expect((await read(draft?.id ?? '')).lines).toMatchObject([
    { product_id: product, quantity: 16 },
  ]);
  // it is not made again on the same day, also when nobody wants it
  await close(draft?.id ?? '');
  await repeatRequests(server.db);
  expect(await drafts()).toEqual([]);
});

test('by use nothing waits before it is time, or while there is no rhythm', async () => {
  const stranger = await newRequest(null);
  expect((await set(stranger, { every_days: null })).json().data).toMatchObject([
    { next_on: null, reason: null },
  ]);
  let product = '';
  for (const days of [27, 18, 9, 0]) product = await bought(days);
  const id = await newRequest(product);
  await set(id, { every_days: null });
  await repeatRequests(server.db);
  expect(await drafts()).toEqual([]);
  const ownRepeat = (await listed()).find(({ request }) => request.id === id);
  const { rows } = await server.db.query<{ day: string }>(
    `select ((now() at time zone 'Europe/Moscow')::date + 9)::text "day"`,
  );
  expect(ownRepeat?.next_on).toBe(rows[0]?.day);
});

test('it is changed and stopped; the same again keeps its day', async () => {
  const id = await newRequest(null);
  await set(id, { every_days: 14 });
  await pass(5);
  const [before] = await listed();
  await set(id, { every_days: 14 });
  expect(await listed()).toEqual([before]);
  await set(id, { every_days: 7 });
  expect((await listed())[0]?.every_days).toBe(7);
  expect((await set(id, null)).json().data).toEqual([]);
  await pass(100);
  await repeatRequests(server.db);
  expect(await drafts()).toEqual([]);
});

test('what is ordered of a draft makes it a request as any other, and room for the next', async () => {
  const id = await newRequest(null);
  await set(id, { every_days: 1 });
  await pass(1);
  await repeatRequests(server.db);
  const [draft] = await drafts();
  const [line] = (await read(draft?.id ?? '')).lines;
  const [[offer = ''] = []] = server.offers;
  await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  const lines = [{ line_id: line?.id, offers: [{ offer_id: offer, quantity: 4 }] }];
  const ordered = await post(`/requests/${draft?.id}/orders`, { lines });
  expect(ordered.statusCode, ordered.body).toBe(200);
  expect(await drafts()).toEqual([]);
  await pass(1);
  await repeatRequests(server.db);
  expect(await drafts()).toHaveLength(1);
});

test('colleagues see it, strangers do not, and who has left gets no drafts', async () => {
  const { id: company } = await createCompany(buyer);
  const id = await newRequest(null, company);
  await set(id, { every_days: 7 });
  const stranger = await createBuyer(server);
  expect([await listed(stranger), (await set(id, null, stranger)).statusCode]).toEqual([[], 404]);
  await server.db.query('insert into company_member values ($1, $2)', [company, stranger.id]);
  expect(await listed(stranger)).toMatchObject([{ request: { id } }]);
  expect((await set(id, { every_days: 5 }, stranger)).statusCode).toBe(200);
  await server.db.query('delete from company_member where company_id = $1 and account_id = $2', [
    company,
    stranger.id,
  ]);
  await pass(7);
  await repeatRequests(server.db);
  expect(await drafts()).toEqual([]);
});

test.each([
  ['no days', { every_days: 0 }],
  ['too many days', { every_days: 367 }],
  ['half a day', { every_days: 1.5 }],
])('refuses %s', async (_, repeat) => {
  const id = await newRequest(null);
  expect((await set(id, repeat)).statusCode).toBe(422);
  expect(await listed()).toEqual([]);
});

test('refuses a request of remarks alone', async () => {
  const id = await newRequest(null);
  await server.db.query('delete from goods_request_line where request_id = $1 and not is_remark', [
    id,
  ]);
  const refused = await set(id, { every_days: 7 });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { repeat: [expect.any(String)] },
  ]);
});
