import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { type ApprovalScene, createApprovalScene } from '../testing/approval-scene.ts';

let server: OrderApp;
let { owner, pavel, company, offer, employeeOf, limit, order, ask, list, decide, ordersOf, lapse } =
  {} as ApprovalScene;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ owner, pavel, company, offer, employeeOf, limit, order, ask, list, decide, ordersOf, lapse } =
    await createApprovalScene(server));
});

describe('what waits for a yes', () => {
  beforeEach(() => limit({ per_order: 400_000 }));

  test.each(['decline', 'withdraw'] as const)('%s gives the pieces back, once', async (what) => {
    const asked = await ask();
    const by = what === 'decline' ? owner : pavel;
    const answer = await decide(what, asked, { by });
    expect(answer.json()).toMatchObject({
      state: what === 'decline' ? 'declined' : 'withdrawn',
      reason: what === 'decline' ? 'Сначала один комплект' : null,
    });
    expect((await decide(what, asked, { by })).statusCode).toBe(409);
    const withdrawal = await pavel.post(`/companies/${company}/approvals/${asked.id}/withdraw`);
    expect(withdrawal.statusCode).toBe(409);
    expect((await decide('approve', asked)).statusCode).toBe(409);
    expect(await server.stockOf(offer)).toBe(100);
    expect(await ordersOf()).toEqual([]);
  });

  test('approved and withdrawn at once: one of both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asked = await ask(1 + 4);
      const [yes, no] = await Promise.all([
        decide('approve', asked),
        decide('withdraw', asked, { by: pavel }),
      ]);
      expect([yes.statusCode, no.statusCode].toSorted()).toEqual([200, 409]);
      const orders = await ordersOf();
      expect(await server.stockOf(offer)).toBe(100 - 5 * orders.length);
    }
  });

  test('lapses when its time has passed', async () => {
    const asked = await ask();
    await lapse();
    expect(await server.stockOf(offer)).toBe(95);
    await server.db.query(`update approval set until = now() where id = $1`, [asked.id]);
    expect((await decide('approve', asked)).statusCode).toBe(409);
    await Promise.all([lapse(), lapse()]);
    expect(await server.stockOf(offer)).toBe(100);
    expect(await list(pavel)).toMatchObject([{ state: 'lapsed' }]);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'leaves',
      async () => owner.delete(`/companies/${company}/employees/${await employeeOf(pavel)}`),
    ],
    [
      'loses the right to order',
      async () =>
        owner.put(`/companies/${company}/employees/${await employeeOf(pavel)}`, {
          ...{ full_name: 'Павел', roles: ['warehouse'] },
        }),
    ],
  ])('lapses at once when whoever asked %s', async (_, change) => {
    const asked = await ask();
    await change();
    expect((await list(owner))[0]).toMatchObject({ state: 'lapsed', may_decide: false, now: null });
    const answer = await decide('approve', asked);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Срок просьбы вышел, или тот, кто просил, больше не может заказывать',
    ]);
    const { rows } = await server.db.query(
      `select from pgboss.job where name = 'lapse-approvals' and state = 'created'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    await lapse();
    expect(await server.stockOf(offer)).toBe(100);
  });

  test('tells programs that it waits and what became of it', async () => {
    const start = (await owner.get(`/companies/${company}/events`)).json().last;
    const asked = await ask();
    await decide('decline', asked);
    const { data } = (await owner.get(`/companies/${company}/events?after=${start}`)).json();
    expect(
      data.map((one: { type: string; subject: string; data: { status: string } }) => [
        one.type,
        one.subject,
        one.data.status,
      ]),
    ).toEqual([
      ['approval.asked', asked.id, 'waiting'],
      ['approval.decided', asked.id, 'declined'],
    ]);
  });

  test('shows what is left of a month after it', async () => {
    await limit({ per_order: 400_000, per_month: 2_000_000 });
    await order(3);
    await ask(5);
    expect((await list(owner))[0]?.budget).toEqual([
      { period: 'month', limit: 2_000_000, used: 300_000, after: 800_000 },
    ]);
  });
});
