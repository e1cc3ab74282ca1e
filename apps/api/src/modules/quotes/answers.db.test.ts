import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { createBuyer } from '../../testing/trade-app.ts';
import { createQuoteScene, inHours, join, type QuoteScene } from './testing/quote-scene.ts';

let server: OrderApp;
let scene: QuoteScene;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createQuoteScene(server);
});

describe('answerInquiry', () => {
  let inquiry: string;
  beforeEach(async () => {
    inquiry = await scene.asked();
  });
  const states = async () =>
    (await scene.quotes()).lines.map(({ quotes }) =>
      quotes.map(({ state, price }) => [state, price]),
    );

  test('is seen side by side with the best list price, the best quote first', async () => {
    const before = await scene.seen(inquiry);
    expect(before.lines[0]).toMatchObject({ quantity: 8, quote: null });
    expect(before.lines[0]?.offers[0]).toMatchObject({
      ...{ offer_id: scene.first, is_asked: true, bulk_price: 100_000 },
      ...{ available: 100, landed_price: 110_000 },
    });
    await scene.answer(inquiry, [{ price: 95_000 }, null]);
    await scene.answerOfRival(inquiry, [{ price: 91_000, quantity: 6 }, { price: 99_000 }]);
    const { lines, inquiries } = await scene.quotes();
    expect(
      lines.map(({ quotes }) =>
        quotes.map(({ supplier, price, quantity, state, list_price, available }) => [
          supplier.id,
          price,
          quantity,
          state,
          list_price,
          available,
        ]),
      ),
    ).toEqual([
      [
        [server.suppliers[1], 91_000, 6, 'given', 100_000, 100],
        [server.suppliers[0], 95_000, 8, 'given', 100_000, 100],
      ],
      [[server.suppliers[1], 99_000, 4, 'given', 100_000, 100]],
    ]);
    // 800 ₽ for the delivery of 6, of 8 and of 4 pieces
    expect(lines.map(({ quotes }) => quotes.map((one) => one.landed_price))).toEqual([
      [104_333, 105_000],
      [119_000],
    ]);
    expect(lines.map(({ best }) => best?.landed_price)).toEqual([110_000, 120_000]);
    const answered = inquiries[0]?.suppliers.filter((one) => one.answered_at !== null);
    expect(answered?.map((one) => one.lines_count).toSorted()).toEqual([1, 2]);
    expect(await server.stockOf(scene.first)).toBe(100);
    const events = await scene.owner.get(`/companies/${scene.company}/events?after=0`);
    expect(
      events
        .json()
        .data.map(({ type, subject }: { type: string; subject: string }) => [type, subject]),
    ).toEqual([
      ['quote.given', scene.id],
      ['quote.given', scene.id],
    ]);
  });

  test.each<[string, object, number | undefined]>([
    ['none', {}, 100_000],
    ['a year', { dot_year_min: 2026 }, 120_000],
    ['a year that none is of', { dot_year_min: 2027 }, undefined],
    ['with VAT', { with_vat: true }, 120_000],
    ['a day that is too early', { arrive_by: '2026-01-01' }, undefined],
    ['a day that is late enough', { arrive_by: '2099-01-01' }, 100_000],
  ])('is compared with the best of what fulfils the conditions: %s', async (_, wish, price) => {
    await server.db.query(
      `update offer set dot_year = case when id = $1 then 2025 else 2026 end, vat_rate = case when id = $1 then null else 22 end,
         bulk_price = case when id = $1 then 100000 else 120000 end, section = 1 where id in ($1, $2)`,
      [scene.first, scene.second],
    );
    await server.db.query(
      `update goods_request r set arrive_by = n.arrive_by, dot_year_min = n.dot_year_min, with_vat = coalesce(n.with_vat, false)
       from jsonb_to_record($2) n (arrive_by date, dot_year_min int, with_vat boolean) where r.id = $1`,
      [scene.id, wish],
    );
    const [line] = (await scene.quotes()).lines;
    expect(line?.best?.bulk_price).toBe(price);
  });

  test('is revised and withdrawn; the same answer again is no conflict, a stale one is', async () => {
    const holds_until = inHours(48);
    const made = await scene.answer(inquiry, [{}, {}], { holds: holds_until });
    expect(made.json()).toMatchObject({ version: 1, holds_until });
    const again = await scene.answer(inquiry, [{}, {}], { version: 0, holds: holds_until });
    expect([again.statusCode, again.json().version]).toEqual([200, 1]);
    const stale = await scene.answer(inquiry, [{ price: 80_000 }], { version: 0 });
    expect(stale.statusCode).toBe(409);
    await scene.answer(inquiry, [{ price: 85_000 }], { holds: holds_until });
    expect(await states()).toEqual([[['given', 85_000]], [['withdrawn', 90_000]]]);
    await scene.answer(inquiry, []);
    expect(await states()).toEqual([[['withdrawn', 85_000]], [['withdrawn', 90_000]]]);
    const list = await server.seller.get(`/companies/${server.suppliers[0]}/inquiries`);
    expect(list.json().data[0]).toMatchObject({ state: 'answered' });
  });

  test('of two colleagues at once only one is taken', async () => {
    const answers = await Promise.all(
      [80_000, 70_000].map((price) => scene.answer(inquiry, [{ price }], { version: 0 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test.each<[string, () => Parameters<QuoteScene['answer']>, number]>([
    ['an offer of somebody else', () => [inquiry, [{ offer_id: scene.second }]], 422],
    ['more pieces than are asked for', () => [inquiry, [{ quantity: 9 }]], 422],
    ['a day that has passed', () => [inquiry, [{ day: '2020-01-01' }]], 422],
    ['a price of nothing', () => [inquiry, [{ price: 0 }]], 422],
    ['a time that has passed', () => [inquiry, [{}], { holds: inHours(-1) }], 422],
  ])('refuses %s', async (_, answer, status) => {
    expect((await scene.answer(...answer())).statusCode).toBe(status);
    expect(await states()).toEqual([[], []]);
  });

  test('is refused once the time is over, but for withdrawing', async () => {
    await scene.answer(inquiry, [{}, {}]);
    await server.db.query(`update inquiry set until = now() where id = $1`, [inquiry]);
    expect((await scene.answer(inquiry, [{ price: 1 }])).statusCode).toBe(409);
    expect((await scene.answer(inquiry, [])).statusCode).toBe(200);
    expect(await states()).toEqual([[['withdrawn', 90_000]], [['withdrawn', 90_000]]]);
  });

  test('is refused of who may not sell, of strangers and of suppliers who were not asked', async () => {
    const [one, two, three] = server.suppliers;
    const stranger = await createBuyer(server);
    expect((await scene.answer(inquiry, [], { by: stranger, version: 0 })).statusCode).toBe(404);
    expect((await server.seller.get(`/companies/${two}/inquiries/${inquiry}`)).statusCode).toBe(
      404,
    );
    await server.db.query(
      'delete from inquiry_supplier where inquiry_id = $1 and supplier_id <> $2',
      [inquiry, one],
    );
    expect((await scene.rival.get(`/companies/${two}/inquiries/${inquiry}`)).statusCode).toBe(404);
    expect(three).toBeDefined();
    const packer = await createBuyer(server);
    await join(server, packer, one, 'warehouse');
    expect((await scene.answer(inquiry, [{}], { by: packer })).statusCode).toBe(403);
    expect((await scene.seen(inquiry, packer)).version).toBe(0);
  });
});
