import { randomUUID } from 'node:crypto';
import type { LimitBody, Order } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atLast } from '../../../testing/at-last.ts';
import { createCompany } from '../../../testing/companies.ts';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { createBuyer } from '../../../testing/trade-app.ts';
import { createUser } from '../../../testing/visitor.ts';
import { type ApprovalScene, createApprovalScene } from '../testing/approval-scene.ts';

let server: OrderApp;
let { owner, pavel, company, join, employeeOf, limit, post, order, ask, decide } =
  {} as ApprovalScene;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ owner, pavel, company, join, employeeOf, limit, post, order, ask, decide } =
    await createApprovalScene(server));
});

describe('a limit', () => {
  test.each<[string, LimitBody, earlier: number, pieces: number, status: number]>([
    ['of an order is kept', { per_order: 500_000 }, 9, 5, 200],
    ['of an order is exceeded by a kopeck', { per_order: 499_999 }, 0, 5, 202],
    ['of a day is kept', { per_day: 800_000 }, 3, 5, 200],
    ['of a day is exceeded by a kopeck', { per_day: 799_999 }, 3, 5, 202],
    ['of a month is kept', { per_month: 800_000 }, 3, 5, 200],
    ['of a month is exceeded by a kopeck', { per_month: 799_999 }, 3, 5, 202],
    ['of nothing lets nothing pass', { per_order: 0 }, 0, 1, 202],
    ['without a sum is none', { per_order: null }, 0, 50, 200],
  ])('%s', async (_, sums, earlier, pieces, status) => {
    if (earlier > 0) expect((await order(earlier)).statusCode).toBe(200);
    await limit(sums);
    expect((await order(pieces)).statusCode).toBe(status);
  });

  test.each<[string, sql: string, field: 'per_day' | 'per_month', status: number]>([
    [
      'the day before',
      `date_trunc('day', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow' - interval '1 second'`,
      'per_day',
      200,
    ],
    [
      'the beginning of the day',
      `date_trunc('day', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow'`,
      'per_day',
      202,
    ],
    [
      'the month before',
      `date_trunc('month', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow' - interval '1 second'`,
      'per_month',
      200,
    ],
    [
      'the beginning of the month',
      `date_trunc('month', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow'`,
      'per_month',
      202,
    ],
  ])('of Moscow’s days and months: an order of %s', async (_, at, field, status) => {
    await order(3);
    await server.db.query(`update orders set created_at = ${at} where buyer_id = $1`, [company]);
    await limit({ [field]: 500_000 });
    expect((await order(3)).statusCode).toBe(status);
  });

  test('counts neither cancelled orders nor those of others, but what waits', async () => {
    await limit({ per_month: 500_000 });
    const { data } = (await order(4)).json<{ data: Order[] }>();
    await pavel.post(`/orders/${data[0]?.id}/cancel`, {});
    await order(50, { by: owner.authorization });
    expect((await order(4)).statusCode).toBe(200);
    const asked = await ask(2);
    expect(asked.excess).toEqual({ period: 'month', limit: 500_000, used: 400_000, over: 100_000 });
    // what waits is counted too
    expect((await order(1)).statusCode).toBe(202);
    await decide('withdraw', asked, { by: pavel });
  });

  test('of a company counts its branches too, and that of a branch only the branch', async () => {
    const { id: branch } = await createCompany(owner, { parent_id: company });
    await limit({ per_month: 500_000 });
    expect((await order(3, {}, branch)).statusCode).toBe(200);
    expect((await order(3)).statusCode).toBe(202);
    const nina = await createBuyer(server);
    await join(nina, 'Нина', branch);
    await limit({ per_month: 300_000 }, { user: nina, of: branch });
    const by = { by: nina.authorization };
    expect((await order(3, by, branch)).statusCode).toBe(200);
    expect((await order(1, by, branch)).statusCode).toBe(202);
  });

  test('is set by owners alone, told to both, and never binds an owner', async () => {
    const gleb = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
    await join(gleb, 'Глеб');
    expect((await limit({ per_order: 1 }, { by: gleb })).statusCode).toBe(403);
    const ownLimit = await limit({ per_order: 1 }, { user: owner });
    expect([ownLimit.statusCode, ownLimit.json().message]).toEqual([
      409,
      'У владельца лимитов нет. Сначала снимите с него владение',
    ]);
    const approver_id = await employeeOf(owner);
    const set = await limit({ per_order: 4_000_000, per_month: 20_000_000, approver_id });
    expect(set.json().limit).toMatchObject({
      ...{ per_order: 4_000_000, per_day: null, per_month: 20_000_000, used_month: 0 },
      approver: { id: approver_id },
    });
    const log = (await owner.get(`/companies/${company}/security-log`)).json();
    expect(log.data[0].detail).toMatch(
      /^Павел.*: лимит 40\s000\s₽ за заказ, 200\s000\s₽ в месяц, согласует/,
    );
    // the same again is no change, a name alone keeps it
    await limit({ per_order: 4_000_000, per_month: 20_000_000, approver_id });
    await owner.put(`/companies/${company}/employees/${await employeeOf(pavel)}`, {
      full_name: 'Павел',
    });
    const later = (await owner.get(`/companies/${company}/security-log`)).json();
    expect(
      later.data.filter((one: { event: string }) => one.event === 'limit-changed'),
    ).toHaveLength(1);
    const wrong = await limit({ per_order: 1, approver_id: await employeeOf(pavel) });
    expect(wrong.json().errors).toHaveProperty(['limit.approver_id']);
  });

  test('goes on to whom its bearer adds', async () => {
    await limit({ per_order: 300_000 });
    const added = await pavel.post(`/companies/${company}/employees`, { full_name: 'Пётр' });
    expect(added.json().limit).toMatchObject({ per_order: 300_000 });
    const free = await pavel.post(`/companies/${company}/employees`, {
      ...{ full_name: 'Яна', limit: { per_order: 900_000 } },
    });
    expect(free.statusCode).toBe(403);
  });

  test('is never exceeded, however many orders of different offers are placed at once', async () => {
    const offers = server.offers.flat();
    for (const id of offers)
      await server.setOffer(id, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
    await limit({ per_month: 1_000_000 });
    const place = (at: number) =>
      atLast(() =>
        post(`/companies/${company}/purchases`, {
          ...{ lines: [{ offer_id: offers[at % offers.length], quantity: 1 }], pickup: true },
        }),
      );
    const all = await Promise.all(Array.from({ length: 50 }, (_, at) => place(at)));
    const count = (status: number) => all.filter(({ statusCode }) => statusCode === status).length;
    expect([count(200), count(202)]).toEqual([10, 40]);
    const left = await Promise.all(offers.map((id) => server.stockOf(id)));
    expect(left.reduce((sum, pieces) => sum + pieces)).toBe(100 * offers.length - 50);
  });
});
