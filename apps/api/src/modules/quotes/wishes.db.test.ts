import type { RequestQuotes } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { createBuyer } from '../../testing/trade-app.ts';
import type { User } from '../../testing/visitor.ts';
import { createQuoteScene, inHours, join, type QuoteScene } from './testing/quote-scene.ts';

let server: OrderApp;
let scene: QuoteScene;
let inquiry: string;
let quote: { id: string; version: number };
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createQuoteScene(server);
  inquiry = await scene.asked();
  await scene.answer(inquiry, [{ price: 95_000 }, { price: 95_000 }]);
  await scene.answerOfRival(inquiry, [{ price: 90_000 }]);
  quote = await ownQuote();
});

/** The first supplier's quote of a line. */
async function ownQuote(at = 0) {
  const { lines } = await scene.quotes();
  const ownQuoteOfLine = lines[at]?.quotes.find(
    ({ supplier }) => supplier.id === server.suppliers[0],
  );
  if (!ownQuoteOfLine) throw new Error('The first supplier has quoted');
  return ownQuoteOfLine;
}
const wish = (price: number, { by = scene.owner, version = quote.version, id = quote.id } = {}) =>
  by.put(`/requests/${scene.id}/quotes/${id}/wish`, { version, price });
const reply = (price: number, is_agreed: boolean, by: User = server.seller, id = quote.id) =>
  by.put(`/companies/${server.suppliers[0]}/quotes/${id}/wish`, { price, is_agreed });
const eventsOf = async (by: User, company: string) =>
  (await by.get(`/companies/${company}/events?after=0`))
    .json<{ data: { type: string; subject: string }[] }>()
    .data.filter(({ type }) => /^quote\.(wished|declined|given)$/.test(type))
    .map(({ type, subject }) => [type, subject]);

test('a price is wished once, agreed to by one press, and is then what the quote costs', async () => {
  const answers = await Promise.all([1, 2].map(() => wish(91_000)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await ownQuote()).toMatchObject({
    ...{ price: 95_000, version: 1, wish: { price: 91_000, state: 'waiting' }, wishes_left: 2 },
  });
  const seen = await server.seller.get(`/companies/${server.suppliers[0]}/inquiries/${inquiry}`);
  expect(seen.json().lines[0].quote).toMatchObject({ wish: { price: 91_000, state: 'waiting' } });
  const list = await server.seller.get(`/companies/${server.suppliers[0]}/inquiries`);
  expect(list.json().data[0]).toMatchObject({ id: inquiry, wishes_count: 1 });
  // of the others he learns nothing
  for (const secret of [server.suppliers[1] ?? '', '"price":90000', scene.company, scene.id])
    expect(seen.body).not.toContain(secret);
  expect(await eventsOf(server.seller, server.suppliers[0])).toEqual([['quote.wished', inquiry]]);

  const agreed = await reply(91_000, true);
  expect(agreed.json().lines[0].quote).toMatchObject({
    ...{ price: 91_000, version: 2, wish: { price: 91_000, state: 'agreed' } },
  });
  expect((await reply(91_000, true)).json().version).toBe(agreed.json().version);
  expect((await reply(91_000, false)).statusCode).toBe(409);
  expect((await eventsOf(scene.owner, scene.company)).at(-1)).toEqual(['quote.given', scene.id]);
  const ownQuoteNow = await ownQuote();
  const body = {
    line_id: scene.lines[0],
    offers: [
      { offer_id: ownQuoteNow.offer_id, quantity: 8, quote: { id: ownQuoteNow.id, version: 2 } },
    ],
  };
  expect((await scene.order([body])).json().data).toMatchObject([{ goods: 8 * 91_000 }]);
});

test('a price that is declined leaves the quote as it was; three are wished at most', async () => {
  await wish(94_000);
  expect((await wish(93_000)).statusCode).toBe(409);
  expect((await reply(94_000, false)).statusCode).toBe(200);
  expect((await eventsOf(scene.owner, scene.company)).at(-1)).toEqual(['quote.declined', scene.id]);
  expect(await ownQuote()).toMatchObject({
    ...{ price: 95_000, version: 1, wish: { price: 94_000, state: 'declined' }, wishes_left: 2 },
  });
  // the same price again asks nobody
  expect((await wish(94_000)).json<RequestQuotes>().lines[0]?.quotes[1]?.wish?.state).toBe(
    'declined',
  );
  for (const price of [93_000, 92_000]) {
    await wish(price);
    await reply(price, false);
  }
  expect([(await wish(91_000)).statusCode, (await ownQuote()).wishes_left]).toEqual([409, 0]);
});

test('another answer of the supplier answers what was wished, line by line', async () => {
  const second = await ownQuote(1);
  await wish(91_000);
  await wish(92_000, { id: second.id, version: second.version });
  const holds = (await scene.seen(inquiry)).holds_until ?? '';
  await scene.answer(inquiry, [{ price: 93_000 }, { price: 95_000 }], { holds });
  expect([(await ownQuote()).wish?.state, (await ownQuote(1)).wish?.state]).toEqual([
    'declined',
    'waiting',
  ]);
  await scene.answer(inquiry, [{ price: 93_000 }, { price: 90_000 }], { holds });
  expect((await ownQuote(1)).wish?.state).toBe('agreed');
  expect((await reply(92_000, false, server.seller, second.id)).statusCode).toBe(409);
});

test('it is answered also after the inquiry has ended, as long as the quote holds', async () => {
  await wish(91_000);
  await server.db.query('update inquiry set until = now() where id = $1', [inquiry]);
  expect((await reply(91_000, true)).statusCode).toBe(200);
  expect((await ownQuote()).price).toBe(91_000);
});

describe('meanwhile the quote', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['has lapsed', () => server.db.query('update quote set holds_until = now()')],
    ['was withdrawn', () => scene.answer(inquiry, [])],
    [
      'was ordered',
      async () => {
        const { id, version, offer_id } = await ownQuote();
        const offers = [{ offer_id, quantity: 8, quote: { id, version } }];
        return scene.order([{ line_id: scene.lines[0], offers }]);
      },
    ],
  ])('%s: nobody wishes or agrees any more', async (_, change) => {
    await wish(91_000);
    await change();
    expect((await reply(91_000, true)).statusCode).toBe(409);
    expect((await wish(90_500)).statusCode).toBe(409);
    const { rows } = await server.db.query('select price from quote where id = $1', [quote.id]);
    expect(rows).toEqual([{ price: 95_000 }]);
  });

  test('is either ordered as it was seen, or made cheaper', async () => {
    await wish(91_000);
    const { id, version, offer_id } = await ownQuote();
    const offers = [{ offer_id, quantity: 8, quote: { id, version } }];
    const [taken, agreed] = await Promise.all([
      scene.order([{ line_id: scene.lines[0], offers }]),
      reply(91_000, true),
    ]);
    expect([taken.statusCode, agreed.statusCode].toSorted()).toEqual([200, 409]);
    const price = taken.statusCode === 200 ? 95_000 : 91_000;
    const { rows } = await server.db.query('select price from quote where id = $1', [id]);
    expect(rows).toEqual([{ price }]);
  });
});

describe('is refused', () => {
  test.each<[string, () => ReturnType<typeof wish>, number]>([
    ['a price that is no lower', () => wish(95_000), 422],
    ['a price of nothing', () => wish(0), 422],
    ['of a quote that has changed', () => wish(91_000, { version: 2 }), 409],
    ['of the quote of another request', () => wish(91_000, { id: scene.id }), 404],
    ['an answer to a price that nobody wished', () => reply(91_000, true), 422],
    ['an answer of another company', () => reply(91_000, true, scene.rival), 404],
  ])('%s', async (_, act, status) => {
    expect((await act()).statusCode).toBe(status);
    expect((await ownQuote()).wish).toBeNull();
  });

  test('to strangers and to who may not buy or sell', async () => {
    const stranger = await createBuyer(server);
    expect((await wish(91_000, { by: stranger })).statusCode).toBe(404);
    const accountant = await createBuyer(server);
    await join(server, accountant, scene.company, 'accountant');
    expect((await wish(91_000, { by: accountant })).statusCode).toBe(403);
    await wish(91_000);
    const packer = await createBuyer(server);
    await join(server, packer, server.suppliers[0], 'warehouse');
    expect((await reply(91_000, true, packer)).statusCode).toBe(403);
    await server.db.query('update quote set holds_until = $2 where id = $1', [
      quote.id,
      inHours(1),
    ]);
    expect((await ownQuote()).wish?.state).toBe('waiting');
  });
});
