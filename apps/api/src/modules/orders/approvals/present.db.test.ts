import { randomUUID } from 'node:crypto';
import type { Approval } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCompany } from '../../../testing/companies.ts';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { createUser, type User } from '../../../testing/visitor.ts';
import { type ApprovalScene, createApprovalScene } from '../testing/approval-scene.ts';

let server: OrderApp;
let { owner, pavel, company, offer, other, join, employeeOf, limit, post, ask, list, ordersOf } =
  {} as ApprovalScene;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ owner, pavel, company, offer, other, join, employeeOf, limit, post, ask, list, ordersOf } =
    await createApprovalScene(server));
  await limit({ per_order: 400_000, per_month: 10_000_000 });
});

/** How many statements a call takes. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(server.db, 'query');
  await call();
  const run = query.mock.calls.length;
  query.mockRestore();
  return run;
}

describe('the list', () => {
  const addRows = (waiting: number, decided: number) =>
    server.db.query(
      `insert into approval (id, company_id, account_id, key_name, excess, terms, total, state, decided_at)
       select gen_random_uuid(), company_id, account_id, key_name, excess, terms, total, case when n <= $2 then 'waiting' else 'declined' end,
         case when n > $2 then now() end
       from approval, generate_series(1, $2::int + $3::int) n where company_id = $1`,
      [company, waiting, decided],
    );

  test('takes as many statements for thirty as for one', async () => {
    const equal = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
    await join(equal, 'Глеб');
    await limit({ per_order: 600_000 }, { user: equal });
    await ask();
    const read = (user: User) => async () => {
      const rows = await list(user);
      expect(rows.filter(({ may_decide }) => may_decide)).not.toEqual([]);
    };
    const one = [await statementsOf(read(owner)), await statementsOf(read(equal))];
    await addRows(29, 60);
    expect(await list(equal)).toHaveLength(90);
    expect([await statementsOf(read(owner)), await statementsOf(read(equal))]).toEqual(one);
    const waiting = () => owner.get('/approvals/waiting');
    expect(await statementsOf(waiting)).toBeLessThan(6);
    expect((await waiting()).json().data).toMatchObject([{ company: { id: company }, count: 30 }]);
  });

  test('says to owners alone whose limit it is, while that limit stands', async () => {
    const asked = await ask();
    expect(asked.limit_of).toBeNull();
    const employee_id = await employeeOf(pavel);
    expect((await list(owner))[0]?.limit_of).toEqual({
      ...{ company_id: company, employee_id, key_id: null },
    });
    await limit({ per_order: 450_000 });
    expect((await list(owner))[0]?.limit_of).toBeNull();
  });
});

test('what waits for a yes is counted where it waits, for whom it waits', async () => {
  const waiting = async (user: User) => (await user.get('/approvals/waiting')).json().data;
  expect(await waiting(owner)).toEqual([]);
  await ask();
  const { id: quiet } = await createCompany(owner);
  expect(quiet).not.toBe(company);
  expect(await waiting(owner)).toMatchObject([{ company: { id: company }, count: 1 }]);
  expect(await waiting(pavel)).toEqual([]);
});

describe('a line that is off sale', () => {
  const askTwo = async (): Promise<Approval> => {
    const lines = [
      { offer_id: offer, quantity: 5 },
      { offer_id: other, quantity: 2 },
    ];
    return (await post(`/companies/${company}/purchases`, { lines, pickup: true })).json().approval;
  };
  const approve = ({ id }: Approval, body: object) =>
    owner.post(`/companies/${company}/approvals/${id}/approve`, body);

  test('is left out of the sum and of the orders, and its pieces go back', async () => {
    const asked = await askTwo();
    expect(asked).toMatchObject({ total: 700_000, now: { total: 700_000, obstacle: null } });
    await server.db.query('update offer set min_order = 8 where id = $1::bigint', [other]);
    const [shown] = await list(owner);
    expect(shown?.now).toEqual({ total: 500_000, obstacle: null });
    expect(shown?.lines).toMatchObject([
      { offer_id: offer, price_now: 100_000, obstacle: null },
      { offer_id: other, price_now: null, obstacle: expect.any(String) },
    ]);
    expect(shown?.budget).toMatchObject([{ period: 'month', used: 0, after: 500_000 }]);

    // whoever has not seen it struck orders nothing
    expect((await approve(asked, { total: 500_000 })).statusCode).toBe(409);
    expect((await approve(asked, { total: 500_000, skip: ['999999999'] })).statusCode).toBe(422);
    expect((await approve(asked, { total: 500_000, skip: [offer, other] })).statusCode).toBe(422);
    expect(await ordersOf()).toEqual([]);

    const answer = await approve(asked, { total: 500_000, skip: [other] });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await ordersOf()).map(({ payable }) => payable)).toEqual([500_000]);
    expect([await server.stockOf(offer), await server.stockOf(other)]).toEqual([95, 100]);
    expect((await list(owner))[0]?.lines).toMatchObject([{ skipped: false }, { skipped: true }]);
    // the same press again finds the same orders, and gives nothing back twice
    expect((await approve(asked, { total: 500_000, skip: [other] })).json()).toEqual(answer.json());
    expect(await server.stockOf(other)).toBe(100);
  });
});
