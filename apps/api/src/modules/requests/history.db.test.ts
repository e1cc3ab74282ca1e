import { randomUUID } from 'node:crypto';
import type { GoodsRequest, RequestEvent } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atLast } from '../../testing/at-last.ts';
import { createCompany } from '../../testing/companies.ts';
import { createMatchingApp } from '../../testing/matching/matching-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let app: Awaited<ReturnType<typeof createMatchingApp>>;
let irina: User;
let pavel: User;
let id: string;
beforeAll(async () => {
  app = await createMatchingApp();
});
afterAll(() => app.server.close());
beforeEach(async () => {
  const person = async (name: string) => {
    const user = await createUser(app.server, { email: `${randomUUID()}@koleso.ru` });
    await app.server.db.query('update account set full_name = $2 where id = $1', [user.id, name]);
    return user;
  };
  [irina, pavel] = [await person('Ирина'), await person('Павел')];
  const { id: company } = await createCompany(irina);
  await app.server.db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    company,
    pavel.id,
  ]);
  const text = '20000177 - 4\n205/55 R16 нокиан 8\nСпасибо!';
  id = (await send(irina, '', { text, company_id: company })).json().id;
});

const send = (user: User, path: string, payload: object, key: string = randomUUID()) =>
  atLast(() =>
    app.server.app.inject({
      method: 'POST',
      url: `/api/requests${path}`,
      headers: { authorization: user.authorization, 'idempotency-key': key },
      payload,
    }),
  );
const seen = async () => (await irina.get(`/requests/${id}`)).json<GoodsRequest>();
const history = async (user = irina) =>
  (await user.get(`/requests/${id}/history`)).json<{ data: RequestEvent[] }>().data;
/** Changes the request as it is now. */
async function change(user: User, make: (request: GoodsRequest) => object) {
  const request = await seen();
  const lines = request.lines
    .filter(({ state }) => state !== 'remark')
    .map(({ id: line, product_id, quantity }) => ({ id: line, product_id, quantity }));
  const { version, name, is_closed } = request;
  const body = { version, name, is_closed, lines, ...make(request) };
  return user.put(`/requests/${id}`, body);
}
const historyOf = async () =>
  (await history()).map(({ kind, by, count, lines: [line] }) => [
    ...[kind, by, count],
    ...(line ? [line.text, line.change, line.quantity] : []),
  ]);

test('a request tells who made it, and who changed what of it', async () => {
  expect(await historyOf()).toEqual([['created', 'Ирина', 0]]);
  await change(pavel, ({ lines }) => ({
    name: 'Окская',
    lines: [
      { id: lines[0]?.id, product_id: lines[0]?.product_id, quantity: 12 },
      { id: lines[1]?.id, product_id: lines[1]?.product_id, quantity: lines[1]?.quantity },
    ],
  }));
  await change(irina, ({ lines }) => ({
    lines: [{ id: lines[0]?.id, product_id: lines[0]?.product_id, quantity: 12 }],
  }));
  await change(pavel, () => ({ is_closed: true }));
  await change(pavel, () => ({ is_closed: false }));
  const { version } = await seen();
  await send(irina, `/${id}/lines`, { version, text: '195/65 R15 4\n205/55 R16 8' });
  expect(await historyOf()).toEqual([
    ['added', 'Ирина', 2, '195/65 R15 4', null, 4],
    ['reopened', 'Павел', 0],
    ['closed', 'Павел', 0],
    ['changed', 'Ирина', 1, '205/55 R16 нокиан 8', 'aside', null],
    ['changed', 'Павел', 1, '20000177 - 4', 'quantity', 12],
    ['renamed', 'Павел', 0],
    ['created', 'Ирина', 0],
  ]);
  const [, , , , { lines } = { lines: [] }, renamed] = await history(pavel);
  expect(lines[0]?.product).toMatch(/205\/55/);
  expect(renamed?.name).toBe('Окская');
});

test('what changes nothing, is refused or is sent once more is not told', async () => {
  await change(irina, () => ({}));
  const stale = await change(pavel, () => ({ version: 9, name: 'Другая' }));
  expect(stale.statusCode).toBe(409);
  const { version } = await seen();
  const key = randomUUID();
  for (const _ of [1, 2]) await send(irina, `/${id}/lines`, { version, text: '195/65 R15 4' }, key);
  expect((await historyOf()).map(([kind]) => kind)).toEqual(['added', 'created']);
});

test('who has left the platform stays by name', async () => {
  await change(pavel, () => ({ name: 'Окская' }));
  await app.server.db.query('delete from account where id = $1', [pavel.id]);
  expect(await historyOf()).toEqual([
    ['renamed', 'Павел', 0],
    ['created', 'Ирина', 0],
  ]);
});

test('a stranger learns nothing of it', async () => {
  const stranger = await createUser(app.server, { email: `${randomUUID()}@koleso.ru` });
  expect((await stranger.get(`/requests/${id}/history`)).statusCode).toBe(404);
});
