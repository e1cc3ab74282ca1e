import { randomUUID } from 'node:crypto';
import type { Company, CompanySummary, Employee, Mandate, Role } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitationToken } from '../../testing/authorisation/things.ts';
import { createCompany } from '../../testing/companies.ts';
import { createTradeApp, type TradeApp } from '../../testing/trade-app.ts';
import { createUser, type User, visitor } from '../../testing/visitor.ts';

let server: TradeApp;
let owner: User;
let user: User;
let company: Company;
beforeAll(async () => {
  server = await createTradeApp({ environment: { PRIVATE_TARGETS: 'on', LOG_LEVEL: 'silent' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  user = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  company = await createCompany(owner);
  await join(company.id);
});

async function join(id: string, roles: Role[] = []) {
  const member = [id, user.id];
  await server.db.query('insert into company_member values ($1, $2)', member);
  await server.db.query(
    `update employee set roles = $3, full_name = 'Пётр' where company_id = $1 and account_id = $2`,
    [...member, roles],
  );
}
const path = (rest = '', id = company.id) => `/companies/${id}${rest}`;
const people = async () => (await owner.get(path('/employees'))).json<{ data: Employee[] }>().data;
const employee = async (isMe = false) => (await people()).find(({ me }) => me === isMe);
const set = async (roles: Role[], who = owner, isMe = false) =>
  who.put(path(`/employees/${(await employee(isMe))?.id}`), { full_name: 'Пётр', roles });
const rights = async (id = company.id) => (await user.get(path('', id))).json<Company>().rights;
/** Sends a call that takes the right `sell`. */
const sell = (who = user, id = company.id) =>
  who.put(path('/delivery-terms', id), { revision: 0, zones: [] });

const ALL = ['buy', 'receive', 'sell', 'ship', 'papers', 'manage'];

describe('an employee', () => {
  test('has all rights without a role, those of all roles otherwise, and keeps the rest of them', async () => {
    expect([(await employee())?.roles, await rights()]).toEqual([[], ALL]);
    expect((await set(['seller', 'accountant'])).json()).toMatchObject({
      roles: ['seller', 'accountant'],
    });
    expect(await rights()).toEqual(['sell', 'papers']);
    const { data } = (await user.get('/companies')).json<{ data: CompanySummary[] }>();
    expect(data.map((one) => one.rights)).toEqual([['sell', 'papers']]);
    // a name is changed without them
    await owner.put(path(`/employees/${(await employee())?.id}`), { full_name: 'Пётр Ильин' });
    expect(await rights()).toEqual(['sell', 'papers']);
    await set([]);
    expect(await rights()).toEqual(ALL);
  });

  test('is told who may do what he may not, and sees it all the same', async () => {
    await set(['buyer']);
    const refused = await sell();
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Это может продавец или владелец. Попросите владельца компании',
    ]);
    expect((await user.get(path('/delivery-terms'))).statusCode).toBe(200);
    expect((await user.get(path('/employees'))).statusCode).toBe(200);
  });

  test('with a role may still leave, and remove nobody else', async () => {
    await set(['warehouse']);
    const other = (await owner.post(path('/employees'), { full_name: 'Яна' })).json<Employee>();
    expect((await user.delete(path(`/employees/${other.id}`))).statusCode).toBe(403);
    expect((await user.delete(path(`/employees/${(await employee(true))?.id}`))).statusCode).toBe(
      403,
    );
    const me = (await people()).find(({ account, me }) => account === 'active' && !me);
    expect((await user.delete(path(`/employees/${me?.id}`))).statusCode).toBe(204);
  });
});

describe('roles', () => {
  test('are changed by owners alone, and not of an owner', async () => {
    expect((await set(['buyer'], user)).statusCode).toBe(403);
    expect(await rights()).toEqual(ALL);
    const ownRole = await set(['buyer'], owner, true);
    expect([ownRole.statusCode, ownRole.json().message]).toEqual([
      409,
      'У владельца все права. Сначала снимите с него владение',
    ]);
    expect((await owner.get(path())).json().rights).toEqual(ALL);
  });

  test('mean nothing of an owner, and count again once he is none', async () => {
    await set(['buyer']);
    const owners = path(`/owners/${(await employee())?.id}`);
    expect((await owner.put(owners)).json()).toMatchObject({ owner: true, roles: [] });
    expect(await rights()).toEqual(ALL);
    expect((await owner.delete(owners)).json()).toMatchObject({ owner: false, roles: ['buyer'] });
    expect(await rights()).toEqual(['buy', 'receive']);
  });

  test('are known ones, each once', async () => {
    for (const roles of [['owner'], ['buyer', 'buyer']] as Role[][])
      expect((await set(roles)).statusCode).toBe(422);
  });

  test('are written into the log', async () => {
    await set(['buyer', 'warehouse']);
    await set(['warehouse', 'buyer']);
    const { data } = (await owner.get(path('/security-log'))).json();
    expect(
      data
        .filter(({ event }: { event: string }) => event === 'roles-changed')
        .map(({ detail }: { detail: string }) => detail.split(': ')[1]),
    ).toEqual(['закупщик, склад']);
  });

  test('come with an invitation, and are shown in it', async () => {
    const body = { full_name: 'Яна', roles: ['accountant'] };
    expect((await owner.post(path('/employees'), body)).json()).toMatchObject(body);
    const token = await invitationToken({ server, company: company.id, owner });
    await server.db.query(
      `update employee set roles = '{seller}' where company_id = $1 and account_id is null`,
      [company.id],
    );
    const yana = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
    expect((await visitor(server).get(`/invitations/${token}`)).json().roles).toEqual(['seller']);
    expect((await yana.post(`/invitations/${token}`)).json().rights).toEqual(['sell']);
    expect((await sell(yana)).statusCode).toBe(200);
    expect((await yana.post(path('/keys'), { name: 'Сайт', scopes: ['events'] })).statusCode).toBe(
      403,
    );
  });
});

describe('in a branch', () => {
  const branch = async () =>
    (await createCompany(owner, { name: 'Филиал', parent_id: company.id })).id;

  test('the roles in the company count, with those in the branch', async () => {
    const id = await branch();
    await set(['buyer']);
    expect(await rights(id)).toEqual(['buy', 'receive']);
    await join(id, ['accountant']);
    expect(await rights(id)).toEqual(['buy', 'receive', 'papers']);
    expect(await rights()).toEqual(['buy', 'receive']);
    expect((await sell(user, id)).statusCode).toBe(403);
  });

  test('whoever has no role in one of both has all rights', async () => {
    const id = await branch();
    await set(['buyer']);
    await join(id);
    expect([await rights(id), await rights()]).toEqual([ALL, ['buy', 'receive']]);
    expect((await sell(user, id)).statusCode).toBe(200);
    expect((await sell()).statusCode).toBe(403);
  });
});

describe('what an employee holds', () => {
  const mandates = async () =>
    (await owner.get(path('/mandates'))).json<{ data: Mandate[] }>().data;
  const make = async () => {
    await user.post(path('/sources'), {
      ...{ name: 'Зима', url: 'http://127.0.0.1:9/zima.xlsx', mode: 'update' },
    });
    await user.post(path('/webhooks'), { url: 'http://127.0.0.1:9/' });
  };
  const acting = async () => (await mandates()).flatMap(({ kind, acts }) => (acts ? [kind] : []));

  test('stops with the right that it takes, and goes on with it', async () => {
    await make();
    expect(await acting()).toEqual(['source', 'webhook']);
    await set(['seller']);
    expect(await acting()).toEqual(['source']);
    await set(['buyer']);
    expect(await acting()).toEqual([]);
    await set([]);
    expect(await acting()).toEqual(['source', 'webhook']);
  });

  test('is taken over by whoever has the right', async () => {
    await make();
    await set(['buyer']);
    const named = (await mandates()).map(({ kind, id }) => ({ kind, id }));
    const take = (who: User) => who.post(path('/mandates/take'), { mandates: named });
    expect((await take(user)).statusCode).toBe(403);
    expect((await take(owner)).statusCode).toBe(200);
    expect(await acting()).toEqual(['source', 'webhook']);
  });

  test('is handed over to nobody without the right', async () => {
    await make();
    const heir = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
    await server.db.query('insert into company_member values ($1, $2)', [company.id, heir.id]);
    await server.db.query(`update employee set roles = '{seller}' where account_id = $1`, [
      heir.id,
    ]);
    const all = (await people()).filter(({ me }) => !me);
    const to = all.find(({ roles }) => roles.length > 0)?.id;
    const leaver = all.find(({ roles }) => roles.length === 0)?.id;
    const remove = (kinds: string[], named: Mandate[]) =>
      owner.post(path(`/employees/${leaver}/remove`), {
        hand_over: named
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ kind, id }) => ({ kind, id, to })),
      });
    const refused = await remove(['source', 'webhook'], await mandates());
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
      422,
      ['hand_over.1.to'],
    ]);
    expect((await remove(['source'], await mandates())).statusCode).toBe(204);
    expect(await acting()).toEqual(['source']);
  });
});
