import { randomUUID } from 'node:crypto';
import type { Employee, Exchange, Mandate } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { hashToken } from '../../accounts/auth.ts';
import { insertSession, selectByLogin } from '../../exchange/exchange.sql.ts';
import { invitationToken } from '../../testing/authorisation/things.ts';
import {
  type CredentialScene,
  createCredentialApp,
  createCredentialScene,
} from '../../testing/credentials/scene.ts';
import { oneC } from '../../testing/price-lists/one-c.ts';
import { openStream } from '../../testing/servers/event-stream.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TradeApp } from '../../testing/trade-app.ts';
import { createUser, PASSWORD, visitor } from '../../testing/visitor.ts';

let server: TradeApp;
let scene: CredentialScene;
beforeAll(async () => {
  server = await createCredentialApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createCredentialScene(server);
});

const path = (rest = '') => `/companies/${scene.company}${rest}`;
const employees = async () =>
  (await scene.colleague.get(path('/employees'))).json<{ data: Employee[] }>().data;
const idOf = async (isMe: boolean) =>
  (await employees()).find(({ me, account }) => me === isMe && account === 'active')?.id ?? '';
const mandates = async (query = '') =>
  (await scene.colleague.get(path(`/mandates${query}`))).json<{ data: Mandate[] }>().data;

/** What a shop needs, made by the holder. */
async function makeAll() {
  const { holder, company } = scene;
  const key = await holder.post(path('/keys'), {
    ...{ name: 'Сайт', scopes: ['events'] },
  });
  await holder.post(path('/webhooks'), { url: 'http://127.0.0.1:9/' });
  await holder.post(path('/sources'), {
    ...{ name: 'Зима', url: 'http://127.0.0.1:9/zima.xlsx', mode: 'update' },
  });
  await invitationToken({ server, company, owner: holder });
  return key.json<{ secret: string }>();
}

describe('the removal of an employee by removeEmployee', () => {
  test('comes after listMandates, which names what acts in the employee’s name, and is refused until it is said what becomes of it', async () => {
    await makeAll();
    const leaver = await idOf(false);
    const held = await mandates(`?employee_id=${leaver}`);
    expect(held.map(({ kind, acts }) => [kind, acts])).toEqual([
      ['invitation', true],
      ['key', true],
      ['source', true],
      ['webhook', true],
    ]);
    expect(await mandates(`?employee_id=${await idOf(true)}`)).toEqual([]);
    const refused = await scene.colleague.delete(path(`/employees/${leaver}`));
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'От имени сотрудника действует: «Пётр Ильин», «Сайт», «Зима», «События». Скажите, кому это передать',
    ]);
  });

  test('hands over what is named, ends the rest, and takes nothing of others', async () => {
    const { secret } = await makeAll();
    await scene.colleague.post(path('/webhooks'), { url: 'http://127.0.0.1:9/own' });
    const [leaver, to] = [await idOf(false), await idOf(true)];
    const held = await mandates(`?employee_id=${leaver}`);
    const hand_over = held
      .filter(({ kind }) => kind === 'source' || kind === 'key')
      .map(({ kind, id }) => ({ kind, id, to }));
    const answer = await scene.colleague.post(path(`/employees/${leaver}/remove`), { hand_over });
    expect(answer.statusCode, answer.body).toBe(204);
    const left = await mandates();
    const { email } = (await scene.colleague.get('/user')).json<{ email: string }>();
    expect(left.map(({ kind, holder, acts }) => [kind, holder, acts])).toEqual([
      ['key', email, true],
      ['source', email, true],
      ['webhook', email, true],
    ]);
    const program = visitor(server, `Bearer ${secret}`);
    expect((await program.get(path('/events'))).statusCode).toBe(200);
  });

  test('hands nothing to the leaver, a stranger, or somebody without access, and then removes nobody', async () => {
    await makeAll();
    const leaver = await idOf(false);
    const [mandate] = await mandates(`?employee_id=${leaver}`);
    const noted = (await scene.colleague.post(path('/employees'), { full_name: 'Яна' })).json();
    const remove = (to: string, id = mandate?.id) =>
      scene.colleague.post(path(`/employees/${leaver}/remove`), {
        hand_over: [{ kind: mandate?.kind, id, to }],
      });
    for (const to of [leaver, randomUUID(), noted.id]) {
      const answer = await remove(to);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
        422,
        ['hand_over.0.to'],
      ]);
    }
    expect((await remove(await idOf(true), randomUUID())).statusCode).toBe(409);
    expect((await scene.holder.get(path())).statusCode).toBe(200);
    expect(await mandates(`?employee_id=${leaver}`)).toHaveLength(4);
  });

  test('is noticed at once by whoever listens, and by another process', async () => {
    const { secret } = await makeAll();
    await scene.order();
    const other = await createTestApp({ db: server.db });
    const program = visitor(other, `Bearer ${secret}`);
    expect((await program.get(path('/events'))).statusCode).toBe(200);
    const stream = await openStream(server, '/news/live', scene.holder.authorization);
    const unread = (n: number) => (event: { event?: string; data?: unknown }) =>
      event.event === 'news' && (event.data as { unread: number }).unread === n;
    await stream.until(unread(1));
    const waiting = program.get(path('/events?wait=25'));
    await scene.colleague.post(path(`/employees/${await idOf(false)}/remove`), { hand_over: [] });
    await stream.until(unread(0));
    stream.close();
    expect((await waiting).statusCode).toBe(401);
    expect((await program.get(path('/events'))).statusCode).toBe(401);
    await other.close();
  });
});

test('what has stopped is taken over by takeMandates, by somebody who is there; what acts is not', async () => {
  await makeAll();
  const [source] = (await mandates()).filter(({ kind }) => kind === 'source');
  const take = (who = scene.colleague) =>
    who.post(path('/mandates/take'), { mandates: [{ kind: 'source', id: source?.id }] });
  expect((await take()).statusCode).toBe(409);
  // as it is found after a person has gone by another way than a removal
  await server.db.query('delete from company_member where account_id = $1', [scene.holder.id]);
  expect((await mandates()).map(({ acts }) => acts)).toEqual([false, false, false, false]);
  expect((await take(scene.holder)).statusCode).toBe(404);
  const stranger = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  expect((await take(stranger)).statusCode).toBe(404);
  expect((await take()).json<{ data: Mandate[] }>().data.filter(({ acts }) => acts)).toMatchObject([
    { kind: 'source', id: source?.id },
  ]);
});

describe('a new secret', () => {
  const openExchange = async () => {
    const answer = await scene.holder.post(path('/exchange'));
    return answer.json<{ exchange: Exchange; password: string }>();
  };

  test('of an exchange ends all its sessions, also one that asks for a price', async () => {
    const { exchange, password } = await openExchange();
    const old = oneC(server, { login: exchange.login, password });
    await old.signIn('sale');
    await server.db.query(`update exchange_session set outcome = 'asking'`);
    const waiting = oneC(server, { login: exchange.login, password });
    await waiting.signIn('sale');
    expect((await waiting.call('sale', 'init')).text).toMatch(/^success/);
    await openExchange();
    for (const one of [old, waiting]) {
      expect((await one.call('sale', 'init')).status).toBe(401);
      expect(await one.signIn('sale')).toMatch(/^failure/);
    }
  });

  test('of an exchange ends a login that is under way', async () => {
    const { exchange } = await openExchange();
    const login = await selectByLogin(server.db, exchange.login);
    if (!login) throw new Error('There is no exchange.');
    const start = () =>
      insertSession(server.db, {
        ...{ id: randomUUID(), exchange: login, tokenHash: hashToken(randomUUID()) },
      });
    expect(await start()).toBe(true);
    await openExchange();
    expect(await start()).toBe(false);
  });

  test.runIf(inject('database').driver === 'postgres')(
    'of an account ends a login that is under way',
    async () => {
      const { db } = server;
      const login = { login: scene.holder.email, password: PASSWORD };
      const written = Promise.withResolvers<void>();
      const commit = Promise.withResolvers<void>();
      const change = db.transaction(async (tx) => {
        await tx.query(`update account set password_hash = 'other' where id = $1`, [
          scene.holder.id,
        ]);
        await tx.query('delete from session where account_id = $1', [scene.holder.id]);
        written.resolve();
        await commit.promise;
      });
      await written.promise;
      const entering = visitor(server).post('/auth/login', login);
      // the login has read the old password, and waits for the change to end
      const waiting = async () =>
        (await db.query('select from pg_locks where not granted')).rows.length;
      await expect.poll(waiting).toBeGreaterThan(0);
      commit.resolve();
      await change;
      expect((await entering).statusCode).toBe(401);
    },
  );
});

/** Tables with a company and an account that are no mandates, and why. */
const OTHERS: Record<string, string> = {
  address: 'belongs to an account or to a company',
  approval: 'who has asked: it lapses once that person may not order, or his key does not act',
  bank_change: 'who has asked for it; the company’s owners may refuse it',
  company_log: 'who has done it; it acts for nobody',
  company_member: 'the membership itself',
  employee: 'the membership itself; who has invited is a mandate',
  fact_correction: 'who has said it; it acts for nobody',
  goods_request: 'belongs to an account or to a company; it acts for nobody',
  import_rule: 'who has answered; it acts for nobody',
  price_list: 'who has loaded it: the letter about it asks whether that person still speaks',
};

test('every table that names a company and a person is a mandate, or it is said why not', async () => {
  const { rows } = await server.db.query<{ name: string }>(
    `select c.table_name::text "name" from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema and t.table_type = 'BASE TABLE' and c.column_name in ('company_id', 'account_id')
     group by c.table_name having count(*) = 2 order by 1`,
  );
  const held = ['company_key', 'exchange', 'showcase', 'source', 'webhook'];
  expect(rows.map(({ name }) => name)).toEqual([...held, ...Object.keys(OTHERS)].toSorted());
});
