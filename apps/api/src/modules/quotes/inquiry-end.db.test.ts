import { randomUUID } from 'node:crypto';
import type { RequestEvent } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';
import { holding, inquiryFor } from './testing/held-inquiry.ts';
import { createQuoteScene, inHours, join, type QuoteScene } from './testing/quote-scene.ts';

let server: OrderApp;
let scene: QuoteScene;
let inquiry: string;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createQuoteScene(server);
  inquiry = await scene.asked();
});

const end = (until: string | null, by: User = scene.owner, of = scene.id) =>
  by.put(`/requests/${of}/inquiries/${inquiry}`, { until });
const seen = async () => (await scene.quotes()).inquiries[0];
const history = async () =>
  (await scene.owner.get(`/requests/${scene.id}/history`))
    .json<{ data: RequestEvent[] }>()
    .data.map(({ kind, supplier, count }) => [kind, supplier, count].filter(Boolean).join(' '));
const eventsOf = async (by: User, company: string) =>
  (await by.get(`/companies/${company}/events?after=0`))
    .json<{ data: { type: string; subject: string }[] }>()
    .data.filter(({ type }) => type.startsWith('inquiry.'))
    .map(({ type, subject }) => [type, subject]);

describe('answers are taken no longer', () => {
  test('from the press on; what was quoted stays, and can be ordered or withdrawn', async () => {
    await scene.answer(inquiry, [{}, {}]);
    expect((await end(null)).json().inquiries[0]).toMatchObject({ is_open: false });
    expect((await scene.answer(inquiry, [{ price: 80_000 }, {}])).statusCode).toBe(409);
    expect((await scene.answerOfRival(inquiry, [{}])).statusCode).toBe(409);
    expect((await scene.take()).statusCode).toBe(200);
    expect((await scene.answer(inquiry, [null])).statusCode).toBe(200);
    const first = (await scene.quotes()).inquiries[0]?.suppliers.find(
      ({ answered_at }) => answered_at,
    );
    expect(await history()).toEqual([
      `quoted ${first?.name}`,
      'ordered 1',
      'ended',
      `quoted ${first?.name} 2`,
      expect.stringMatching(/^asked \d+$/),
      'created',
    ]);
  });

  test('once: pressed again it changes nothing, and tells nobody', async () => {
    await end(null);
    const ended = (await seen())?.until;
    await end(null);
    expect((await seen())?.until).toBe(ended);
    expect(await eventsOf(server.seller, server.suppliers[0])).toEqual([
      ['inquiry.ended', inquiry],
    ]);
    // who has answered waits for nothing
    expect((await history()).filter((one) => one === 'ended')).toHaveLength(1);
  });

  test('in the second in which a quote arrives: it is given before the end, or refused', async () => {
    for (let round = 0; round < 12; round++) {
      const id = await scene.asked();
      const { lines } = await scene.seen(id);
      const quote = { offer_id: scene.first, price: 90_000, quantity: 4, day: null };
      const body = {
        version: 0,
        holds_until: inHours(48),
        lines: [{ id: lines[1]?.id, ...quote }],
      };
      const [answered, ended] = await Promise.all([
        server.seller.put(`/companies/${server.suppliers[0]}/inquiries/${id}`, body),
        scene.owner.put(`/requests/${scene.id}/inquiries/${id}`, { until: null }),
      ]);
      expect([200, 409]).toContain(answered.statusCode);
      expect(ended.statusCode).toBe(200);
      const now = await scene.seen(id);
      expect(now.is_open).toBe(false);
      expect(now.lines[1]?.quote === null).toBe(answered.statusCode === 409);
    }
  });

  test('the press waits for an answer that is being stored', async () => {
    let pressed: Promise<unknown> = Promise.resolve();
    let isStored = false;
    await holding(server, inquiryFor('share', inquiry), () => {
      pressed = end(null).then(() => expect(isStored).toBe(true));
    });
    isStored = true;
    await pressed;
  });

  test('an answer that began before the press, and waited for it, is refused', async () => {
    let answering: ReturnType<typeof scene.answer> | undefined;
    await holding(
      server,
      inquiryFor('no key update', inquiry),
      () => {
        answering = scene.answer(inquiry, [{}]);
      },
      'update inquiry set until = clock_timestamp()',
    );
    expect((await answering)?.statusCode).toBe(409);
  });
});

describe('answers are taken longer', () => {
  test('until another moment, also once it has ended', async () => {
    const later = inHours(48);
    expect((await end(later)).json().inquiries[0]).toMatchObject({ until: later, is_open: true });
    await end(null);
    expect((await end(later)).statusCode).toBe(200);
    expect((await scene.answer(inquiry, [{}])).statusCode).toBe(200);
    expect(await eventsOf(server.seller, server.suppliers[0])).toEqual([
      ['inquiry.extended', inquiry],
      ['inquiry.ended', inquiry],
      ['inquiry.extended', inquiry],
    ]);
  });

  test.each([
    ['a moment that has passed', () => inHours(-1)],
    ['more than thirty days', () => inHours(24 * 31)],
  ])('but not by %s', async (_, until) => {
    const answer = await end(until());
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['until']]);
  });

  test('but not for a request that is closed, or that is all ordered', async () => {
    await scene.answer(inquiry, [{}, {}]);
    const both = [await scene.bodyOf(0), await scene.bodyOf(1)];
    expect((await scene.order(both)).statusCode).toBe(200);
    expect((await end(inHours(48))).statusCode).toBe(409);
    expect((await end(null)).statusCode).toBe(200);
    await server.db.query('update goods_request set is_closed = true where id = $1', [scene.id]);
    expect((await end(inHours(50))).json().message).toContain('Заявка закрыта');
  });
});

test('only who may buy for the company says so, and only of its own request', async () => {
  const [packer, stranger] = [
    await createUser(server, { email: `${randomUUID()}@koleso.ru` }),
    await createUser(server, { email: `${randomUUID()}@koleso.ru` }),
  ];
  await join(server, packer, scene.company, 'warehouse');
  expect((await end(null, packer)).statusCode).toBe(403);
  expect((await end(null, stranger)).statusCode).toBe(404);
  expect((await end(null, server.seller)).statusCode).toBe(404);
  const other = await scene.newRequest();
  expect((await end(null, scene.owner, other.id)).statusCode).toBe(404);
  expect((await seen())?.is_open).toBe(true);
});
