import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { prove } from '../../testing/proof.ts';
import { confirmApp, startApp } from '../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, openSession, PASSWORD, type User, visitor } from '../../testing/visitor.ts';
import { cleanUp } from '../../workers/workers.ts';

let server: TestApp;
let anna: User;
let boris: User;
let company: string;
let count = 0;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  anna = await createUser(server, { email: `anna${count}@koleso.ru`, verified: true });
  boris = await createUser(server, { email: `boris${count}@koleso.ru`, verified: true });
  company = (await createCompany(anna)).id;
  await server.db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    company,
    boris.id,
  ]);
});

interface Row {
  id: string;
  owner: boolean;
  me: boolean;
}

const path = (rest = '') => `/companies/${company}${rest}`;
const employees = async (who: User) =>
  (await who.get(path('/employees'))).json<{ data: Row[] }>().data;
/** The id of a user as an employee. */
const idOf = async (who: User) => (await employees(who)).find(({ me }) => me)?.id ?? '';
const owners = async () => {
  const { rows } = await server.db.query<{ account_id: string }>(
    'select account_id from company_member where company_id = $1 and is_owner',
    [company],
  );
  return rows.map(({ account_id }) => account_id);
};
const ownerOf = async (whom: User) => path(`/owners/${await idOf(whom)}`);
const makeOwner = async (who: User, whom: User) => who.put(await ownerOf(whom));
const unmakeOwner = async (who: User, whom: User) => who.delete(await ownerOf(whom));

describe('owners', () => {
  test('the founder is the first, and makes others', async () => {
    expect(await owners()).toEqual([anna.id]);
    expect((await boris.get(path())).json().owner).toBe(false);
    expect((await makeOwner(anna, boris)).json()).toMatchObject({ owner: true, me: false });
    expect((await boris.get(path())).json().owner).toBe(true);
    expect((await unmakeOwner(boris, anna)).json()).toMatchObject({ owner: false });
    expect(await owners()).toEqual([boris.id]);
  });

  test('the last one stays, whatever way he goes', async () => {
    expect((await unmakeOwner(anna, anna)).statusCode).toBe(409);
    const left = await anna.delete(path(`/employees/${await idOf(anna)}`));
    expect([left.statusCode, left.json().message]).toEqual([
      409,
      'Это единственный владелец компании. Сначала назначьте другого',
    ]);
    await expect(
      server.db.query('delete from company_member where company_id = $1 and account_id = $2', [
        company,
        anna.id,
      ]),
    ).rejects.toThrow('a company needs an owner');
    expect(await owners()).toEqual([anna.id]);
  });

  test('no two of them unmake each other at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      await server.db.query('update company_member set is_owner = true where company_id = $1', [
        company,
      ]);
      const [a, b] = [await idOf(anna), await idOf(boris)];
      const answers = await Promise.all([
        anna.delete(path(`/owners/${b}`)),
        boris.delete(path(`/owners/${a}`)),
      ]);
      expect((await owners()).length).toBe(1);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
    // nor do two statements that know nothing of the handlers
    await server.db.query('update company_member set is_owner = true where company_id = $1', [
      company,
    ]);
    const drop = (id: string) =>
      server.db.query(
        'update company_member set is_owner = false where company_id = $1 and account_id = $2',
        [company, id],
      );
    const outcomes = await Promise.allSettled([drop(anna.id), drop(boris.id)]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await owners()).length).toBe(1);
  });

  test('no employee removes one', async () => {
    const removed = await boris.delete(path(`/employees/${await idOf(anna)}`));
    expect([removed.statusCode, removed.json().code]).toEqual([403, undefined]);
    expect(await owners()).toEqual([anna.id]);
  });

  test('whoever has been there longest follows one whose account is deleted', async () => {
    await server.db.query('delete from account where id = $1', [anna.id]);
    expect(await owners()).toEqual([boris.id]);
    const { data } = (await boris.get(`/companies/${company}/security-log`)).json();
    expect(data[0]).toMatchObject({ event: 'owner-inherited', by: null });
  });

  test('are the owners of a branch too', async () => {
    const branch = (await createCompany(anna, { name: 'Филиал', parent_id: company })).id;
    expect((await anna.get(`/companies/${branch}`)).json().owner).toBe(true);
    expect((await boris.get(`/companies/${branch}`)).json().owner).toBe(false);
    const made = await boris.post('/companies', { name: 'Другой', parent_id: company });
    expect(made.statusCode).toBe(403);
  });

  test('only they read the log', async () => {
    expect((await boris.get(`/companies/${company}/security-log`)).statusCode).toBe(403);
    await makeOwner(anna, boris);
    const { data, next } = (await boris.get(`/companies/${company}/security-log`)).json();
    expect(data).toMatchObject([
      {
        event: 'owner-made',
        title: 'Назначен владелец',
        by: `anna${count}@koleso.ru`,
        address: '203.0.113.7',
      },
    ]);
    expect(next).toBeNull();
  });

  test('read all of a long log', async () => {
    await server.db.query(
      `insert into company_log (company_id, event) select $1, 'requisites' from generate_series(1, 150)`,
      [company],
    );
    const first = (await anna.get(`/companies/${company}/security-log`)).json();
    const rest = (await anna.get(`/companies/${company}/security-log?before=${first.next}`)).json();
    expect([first.data.length, rest.data.length, rest.next]).toEqual([100, 50, null]);
  });
});

describe('a proof', () => {
  /** Asks for the demand to end, with a proof. */
  const use = async (authorization: string, proof: string | undefined) => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api${path('/second-factor')}`,
      headers: { authorization, 'x-proof': proof },
      payload: { demanded: false },
    });
    return [answer.statusCode, answer.json().code];
  };
  const proofOf = (authorization: string) => prove(server.app, { headers: { authorization } });

  test('is good for more than one call of its session, for minutes', async () => {
    const proof = await proofOf(anna.authorization);
    expect(await use(anna.authorization, proof)).toEqual([200, undefined]);
    expect(await use(anna.authorization, proof)).toEqual([200, undefined]);
    await server.db.query(`update proof set expires_at = now()`);
    expect(await use(anna.authorization, proof)).toEqual([403, 'proof']);
  });

  test('is not got by a wrong password, nor by the question of somebody else', async () => {
    const question = (await boris.post('/user/proof')).json();
    expect(question).toMatchObject({ methods: ['password'], passkey: null });
    const confirm = (who: User, body: object) =>
      who.post('/user/proof/confirm', { token: question.token, ...body });
    expect((await confirm(boris, { current_password: 'Neverno-2026' })).statusCode).toBe(422);
    expect((await confirm(boris, {})).statusCode).toBe(422);
    expect((await confirm(boris, { current_password: PASSWORD, code: '123456' })).statusCode).toBe(
      422,
    );
    expect((await confirm(anna, { current_password: PASSWORD })).statusCode).toBe(404);
    expect((await confirm(boris, { current_password: PASSWORD })).statusCode).toBe(200);
    expect((await confirm(boris, { current_password: PASSWORD })).statusCode).toBe(404);
  });

  test('is no good in another session, of the same account or of another', async () => {
    const proof = await proofOf(anna.authorization);
    const stolen = await openSession(server, anna.id);
    expect(await use(stolen, proof)).toEqual([403, 'proof']);
    expect(await use(anna.authorization, await proofOf(boris.authorization))).toEqual([
      403,
      'proof',
    ]);
    expect(await use(anna.authorization, proof)).toEqual([200, undefined]);
  });

  test('ends with the logout and with a new password', async () => {
    const left = await proofOf(anna.authorization);
    expect((await anna.post('/auth/logout')).statusCode).toBe(204);
    expect(await use(anna.authorization, left)).toEqual([401, undefined]);
    const again = await openSession(server, anna.id);
    expect(await use(again, left)).toEqual([403, 'proof']);
    const proof = await proofOf(again);
    const password = { current_password: PASSWORD, password: 'Kolesnitsa-2027' };
    const changed = await visitor(server, again).post('/user/password', password);
    expect(await use(`Bearer ${changed.json().token}`, proof)).toEqual([403, 'proof']);
  });

  test('needs the second factor of who has one, and ends with it', async () => {
    const before = await proofOf(anna.authorization);
    const code = await startApp(server, anna);
    expect((await confirmApp(anna, await code())).statusCode).toBe(200);
    expect(await use(anna.authorization, before)).toEqual([403, 'proof']);
    const question = (await anna.post('/user/proof')).json();
    expect(question.methods).toEqual(['app', 'recovery_code']);
    const confirm = (body: object) =>
      anna.post('/user/proof/confirm', { token: question.token, ...body });
    expect((await confirm({ current_password: PASSWORD })).json().errors).toEqual({
      current_password: ['Подтвердите вторым фактором: кодом или ключом'],
    });
    expect((await confirm({ code: '000000' })).statusCode).toBe(422);
    const { proof } = (await confirm({ code: await code() })).json();
    expect(await use(anna.authorization, proof)).toEqual([200, undefined]);
    // the token of a proof signs nobody in, and the one of a login proves nothing
    const other = (await anna.post('/user/proof')).json();
    const login = { token: other.token, code: await code() };
    expect((await visitor(server).post('/auth/second-factor', login)).statusCode).toBe(404);
    const removed = await anna.post('/user/second-factor/app/remove', {
      current_password: PASSWORD,
    });
    expect(removed.statusCode).toBe(204);
    expect(await use(anna.authorization, proof)).toEqual([403, 'proof']);
  });
});

describe('a deleted company', () => {
  test('stops at once, and comes back with all that it had', async () => {
    const made = await anna.post(path('/keys'), { name: 'Склад', scopes: ['stock'] });
    const program = visitor(server, `Bearer ${made.json().secret}`);
    expect((await program.post(path('/rests'), {})).statusCode).toBe(200);
    expect((await boris.delete(path())).statusCode).toBe(403);
    expect((await anna.delete(path())).statusCode).toBe(204);

    expect((await anna.get(path())).statusCode).toBe(404);
    expect((await anna.get('/companies')).json().data).toEqual([]);
    expect((await boris.get(path('/orders'))).statusCode).toBe(404);
    expect((await program.post(path('/rests'), {})).statusCode).toBe(403);
    expect((await boris.get('/deleted-companies')).json().data).toEqual([]);
    const { data } = (await anna.get('/deleted-companies')).json();
    expect(data).toMatchObject([{ id: company, name: 'Колесница', by: `anna${count}@koleso.ru` }]);

    expect((await boris.post(`/deleted-companies/${company}/restore`)).statusCode).toBe(404);
    const back = await anna.post(`/deleted-companies/${company}/restore`);
    expect([back.statusCode, back.json()]).toMatchObject([200, { name: 'Колесница', owner: true }]);
    expect((await program.post(path('/rests'), {})).statusCode).toBe(200);
    expect((await boris.get(path())).statusCode).toBe(200);
    expect((await anna.post(`/deleted-companies/${company}/restore`)).statusCode).toBe(404);
    const { data: log } = (await anna.get(`/companies/${company}/security-log`)).json();
    expect(log.map(({ event }: { event: string }) => event)).toEqual([
      'company-restored',
      'company-deleted',
      'key-made',
    ]);
  });

  test('leaves its ИНН to others, and does not come back beside them', async () => {
    const inn = { inn: '7707083893', kpp: '773601001' };
    await anna.put(path('/edit'), inn);
    await anna.delete(path());
    const other = await createCompany(boris, { name: 'Другая', ...inn });
    const back = await anna.post(`/deleted-companies/${company}/restore`);
    expect([back.statusCode, back.json().message]).toEqual([
      409,
      'Компания с такими ИНН и КПП появилась, пока эта была удалена. Сначала измените их в той',
    ]);
    await boris.put(`/companies/${other.id}/edit`, { inn: null, kpp: null });
    expect((await anna.post(`/deleted-companies/${company}/restore`)).statusCode).toBe(200);
    await anna.put(path('/edit'), { inn: null, kpp: null });
  });

  test('is gone after thirty days', async () => {
    await anna.delete(path());
    const at = (days: number) =>
      server.db.query(
        'update company set deleted_at = now() - make_interval(days => $2) where id = $1',
        [company, days],
      );
    await at(29);
    await cleanUp(server.db);
    expect((await anna.get('/deleted-companies')).json().data).toHaveLength(1);
    await at(31);
    expect((await anna.get('/deleted-companies')).json().data).toEqual([]);
    expect((await anna.post(`/deleted-companies/${company}/restore`)).statusCode).toBe(404);
    await cleanUp(server.db);
    const { rows } = await server.db.query('select from company where id = $1', [company]);
    expect(rows).toEqual([]);
  });
});
