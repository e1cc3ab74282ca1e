import type { Key, LimitBody } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { type User, visitor } from '../../../testing/visitor.ts';
import { type ApprovalScene, createApprovalScene } from '../testing/approval-scene.ts';

let server: OrderApp;
let { owner, pavel, company, limit, order, ask, list, decide } = {} as ApprovalScene;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ owner, pavel, company, limit, order, ask, list, decide } = await createApprovalScene(server));
});

describe('a key', () => {
  const makeKey = async (sums: LimitBody | undefined, by: User = owner) => {
    const answer = await by.post(`/companies/${company}/keys`, {
      ...{ name: '1С: закупки', scopes: ['orders'], ...(sums && { limit: sums }) },
    });
    return { status: answer.statusCode, ...answer.json<{ key: Key; secret: string }>() };
  };

  test('has a limit of its own, set by owners, and asks as a key', async () => {
    expect((await makeKey({ per_order: 1 }, pavel)).status).toBe(403);
    const { key, secret } = await makeKey({ per_order: 400_000 });
    expect(key.limit).toMatchObject({ per_order: 400_000 });
    const by = `Bearer ${secret}`;
    expect((await order(4, { by })).statusCode).toBe(200);
    const asked = await ask(5, { by });
    expect(asked).toMatchObject({ key: '1С: закупки', mine: true });
    const program = visitor(server, by);
    expect((await program.get(`/companies/${company}/approvals`)).json().data).toHaveLength(1);
    expect(
      (
        await program.post(`/companies/${company}/approvals/${asked.id}/approve`, {
          total: 500_000,
        })
      ).statusCode,
    ).toBe(403);
    // the holder asks by it, so another one decides
    expect((await decide('approve', asked)).statusCode).toBe(403);
    expect((await decide('approve', asked, { by: pavel })).statusCode).toBe(200);
    const url = `/companies/${company}/keys/${key.id}/limit`;
    expect((await pavel.put(url, { limit: null })).statusCode).toBe(403);
    expect((await owner.put(url, { limit: { per_month: 900_000 } })).json().limit).toMatchObject({
      ...{ per_order: null, per_month: 900_000, used_month: 900_000 },
    });
    expect((await order(1, { by })).statusCode).toBe(202);
    await owner.delete(`/companies/${company}/keys/${key.id}`);
    expect((await list(owner)).map(({ state }) => state)).toEqual(['lapsed', 'approved']);
  });

  test('is bound by the limit of its holder too', async () => {
    await limit({ per_month: 500_000 });
    const { secret } = await makeKey(undefined, pavel);
    expect((await order(3, { by: `Bearer ${secret}` })).statusCode).toBe(200);
    expect((await order(3)).statusCode).toBe(202);
    const asked = await ask(4, { by: `Bearer ${secret}` });
    expect((await decide('approve', asked, { by: pavel })).statusCode).toBe(403);
  });
});
