import { waitForSome } from '@org/config/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { createPostedApp, type PostedApp } from '../../testing/post.ts';
import { confirmApp, startApp } from '../../testing/second-factor.ts';
import { createUser, PASSWORD, type User } from '../../testing/visitor.ts';

let server: PostedApp;
beforeAll(async () => {
  server = await createPostedApp();
});
afterAll(() => server.close());

let count = 0;
let owner: User;
let member: User;
let company: string;
beforeEach(async () => {
  count += 1;
  owner = await createUser(server, { email: `owner${count}@koleso.ru`, verified: true });
  member = await createUser(server, { email: `member${count}@koleso.ru`, verified: true });
  company = (await createCompany(owner)).id;
  await server.db.query('insert into company_member values ($1, $2)', [company, member.id]);
});

async function addFactor(user: User) {
  const code = await startApp(server, user);
  expect((await confirmApp(user, await code())).statusCode).toBe(200);
}
const demand = (user: User, demanded: boolean) =>
  user.put(`/companies/${company}/second-factor`, { demanded });

describe('a company that demands a second factor', () => {
  test('keeps out who has none, tells them, and lets them in again with one', async () => {
    expect((await demand(owner, true)).statusCode).toBe(409);
    await addFactor(owner);
    const answer = await demand(owner, true);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { demanded: true, members_without: 1 },
    ]);
    const letter = await waitForSome(
      () =>
        server.mail.letters.find(({ recipients }) => recipients[0] === `member${count}@koleso.ru`),
      () => server.mail.letters,
    );
    expect(letter.subject).toBe('Компания требует второй фактор входа');

    for (const path of ['', '/orders', '/employees', '/warehouses', '/rests/imports'])
      expect([path, (await member.get(`/companies/${company}${path}`)).statusCode]).toEqual([
        path,
        403,
      ]);
    expect((await member.get('/companies')).json().data).toEqual([]);
    expect((await member.get('/user/second-factor')).json().demanded_by).toEqual([
      { id: company, name: 'Колесница', locked: true },
    ]);
    await addFactor(member);
    expect((await member.get(`/companies/${company}`)).statusCode).toBe(200);
    const state = (await member.get('/user/second-factor')).json();
    expect(state.demanded_by).toMatchObject([{ locked: false }]);
  });

  test('lets nobody remove the last one', async () => {
    await addFactor(owner);
    await demand(owner, true);
    const remove = () =>
      owner.post('/user/second-factor/app/remove', { current_password: PASSWORD });
    expect((await remove()).statusCode).toBe(409);
    await demand(owner, false);
    expect((await remove()).statusCode).toBe(204);
    expect((await owner.get(`/companies/${company}`)).statusCode).toBe(200);
  });

  test('demands it for its branches, and tells strangers nothing of it', async () => {
    const branch = (await createCompany(owner, { name: 'Филиал', parent_id: company })).id;
    await addFactor(owner);
    await demand(owner, true);
    expect((await member.get(`/companies/${branch}`)).statusCode).toBe(403);
    expect((await owner.get(`/companies/${branch}`)).statusCode).toBe(200);
    const stranger = await createUser(server, { email: `stranger${count}@koleso.ru` });
    for (const id of [company, branch])
      expect((await stranger.get(`/companies/${id}`)).statusCode).toBe(404);
  });
});
