import { ROLES } from '@org/trade/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from './accounts/auth.ts';
import { newSecret } from './accounts/keys.ts';
import { type Operation, readContract } from './contract/openapi.ts';
import { DEMO_SUPPLIER } from './seed/parties/demo-accounts.ts';
import { seedTrade } from './seed/seed.ts';
import { belongings } from './testing/authorisation/belongings.ts';
import { companysRequest, employ, mayMake } from './testing/authorisation/employee.ts';
import { EXPECTED } from './testing/authorisation/expected.ts';
import { ownersRequest, sendRequest } from './testing/authorisation/owners-request.ts';
import {
  fillCarts,
  one,
  someRemovedRest,
  someRest,
  uploaded,
} from './testing/authorisation/things.ts';
import type { SentRequest } from './testing/example-request.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createUser, openSession, type User } from './testing/visitor.ts';

/**
 * Sends every call of the contract as a visitor, with an expired token, as a stranger and as the owner. A call without
 * a login answers everybody alike. A call with a login answers 401 to the first two, and 404 to the stranger if its URL
 * names something of the owner's. EXPECTED holds all other answers. Calls of a company are also sent as somebody who was
 * removed from it a moment ago, with an open session and with a key. Calls that take a right are sent as an employee with
 * each role and with none: the table of roles says who may make them.
 */
let server: TestApp;
let owner: User;
let stranger: User;
let company: string;

// a stream of news never ends: see news.db.test.ts
const operations = readContract().operations.filter(({ id }) => id !== 'followNews');

/** Whether the URL of a call names something that belongs to somebody. */
const isPrivate = ({ url, login }: Operation) => login === 'required' && url.includes(':');

/** Whether the URL names something within a company. */
const isNested = ({ url }: Operation) => /^\/companies\/:\w+\/.*:/.test(url);

/** Creates a company that belongs to a user, and resolves to its id. */
async function companyOf({ id }: User): Promise<string> {
  const foreignOwn = await one<string>(
    { server },
    `insert into company (id, name) values (gen_random_uuid(), 'Чужая') returning id as value`,
  );
  await server.db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    foreignOwn,
    id,
  ]);
  return foreignOwn;
}

/** Makes a key of a user's for all calls that are for programs, and resolves to its header. */
async function programOf({ id }: User): Promise<string> {
  const secret = newSecret();
  const scopes = [...new Set(operations.flatMap(({ scope }) => scope ?? []))];
  await server.db.query(
    `insert into company_key (id, company_id, account_id, name, secret_hash, ending, scopes)
     values (gen_random_uuid(), $1, $2, 'Программа', $3, 'abcd', $4)`,
    [company, id, hashToken(secret), scopes],
  );
  return `Bearer ${secret}`;
}

beforeAll(async () => {
  server = await createTestApp();
  await seedTrade(server.db, {
    size: { products: 200, offers: 1000, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
  company = await one(
    { server },
    `select company_id as value from company_member join account on account.id = account_id where email = $1`,
    [DEMO_SUPPLIER],
  );
});
afterAll(() => server.close());
// created again before each test, because some calls change them
beforeEach(async () => {
  await server.db.query(`delete from account where email like '%@koleso.ru'`);
  owner = await createUser(server, { email: 'owner@koleso.ru', phone: '79160000001' });
  stranger = await createUser(server, { email: 'stranger@koleso.ru', phone: '79160000002' });
  await server.db.query(
    'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
    [company, owner.id],
  );
});

const scene = () => ({ server, owner, company });
const requestOf = (operation: Operation) => ownersRequest(scene(), operation);
const send = (operation: Operation, request: SentRequest, token?: string) =>
  sendRequest(server, operation, request, token);

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const { stranger: strangerGets, owner: ownerGets } = EXPECTED[id] ?? {};
    const success = ownerGets ?? operation.status;
    const foreign = strangerGets ?? (isPrivate(operation) ? 404 : success);
    const isOpen = operation.login !== 'required';
    const statusOf = async (token?: string) =>
      (await send(operation, await requestOf(operation), token)).statusCode;

    test('a visitor', async () => {
      expect(await statusOf()).toBe(isOpen ? success : 401);
    });

    test('an expired token', async () => {
      const expired = await openSession(server, owner.id, '-1 second');
      expect(await statusOf(expired)).toBe(isOpen ? success : 401);
    });

    test('a stranger', async () => {
      expect(await statusOf(stranger.authorization)).toBe(foreign);
    });

    if (operation.url.startsWith('/companies/:'))
      test('somebody who was removed a moment ago, by a session and by a key', async () => {
        const request = await requestOf(operation);
        const key = await programOf(owner);
        const statusBy = async (token: string) =>
          (await send(operation, request, token)).statusCode;
        await server.db.query('delete from company_member where account_id = $1', [owner.id]);
        const before = await belongings(scene());
        expect(await statusBy(owner.authorization)).toBe(foreign);
        expect(await statusBy(key)).toBe(403);
        expect(await belongings(scene())).toEqual(before);
      });

    if (isNested(operation))
      test('a stranger by a company of their own: it is another’s all the same', async () => {
        const request = await requestOf(operation);
        const [firstParam = ''] = Object.keys(request.params);
        const theirs = await companyOf(stranger);
        const params = { ...request.params, [firstParam]: theirs };
        const before = await belongings(scene());
        const answer = await send(operation, { ...request, params }, stranger.authorization);
        expect(answer.statusCode).toBe(404);
        expect(await belongings(scene())).toEqual(before);
        // the refused call has not removed it: the owner's call still succeeds
        expect((await send(operation, request, owner.authorization)).statusCode).toBe(success);
      });

    if (operation.right)
      test.each([...ROLES, 'none'] as const)('an employee with the role %s', async (role) => {
        const roles = role === 'none' ? [] : [role];
        const request = await companysRequest(scene(), operation);
        await employ(scene(), roles);
        const before = await belongings(scene());
        const answer = await send(operation, request, owner.authorization);
        const isAllowed = mayMake(operation, roles);
        expect(answer.statusCode, answer.body).toBe(isAllowed ? success : 403);
        if (!isAllowed) expect(await belongings(scene())).toEqual(before);
      });

    test('the owner', async () => {
      expect(await statusOf(owner.authorization)).toBe(success);
    });

    if (foreign === 404 && success !== 404)
      test('what is not yours looks as what does not exist', async () => {
        const request = await requestOf(operation);
        const theirs = await send(operation, request, stranger.authorization);
        const params = Object.fromEntries(
          Object.entries(request.params).map(([name, value]) => [name, another(value)]),
        );
        const none = await send(operation, { ...request, params }, stranger.authorization);
        expect([none.statusCode, none.body]).toEqual([theirs.statusCode, theirs.body]);
      });
  },
);

/** Returns an id or a token of the same form that belongs to nobody. */
const another = (value: string) =>
  /^\d+$/.test(value) ? '999999999' : `${value.startsWith('0') ? '1' : '0'}${value.slice(1)}`;

describe('what a body names of another company', () => {
  /** A stranger sends these for a company of their own. What they name of the owner's must not change. */
  test.each<[string, string, (id: string) => object]>([
    ['a row of its stock that is to go', 'rests/delete', (id) => ({ ids: [id] })],
    ['one that is to be reported', 'rests/mismatch', (id) => ({ rest_id: id, product_id: null })],
  ])('%s', async (_what, path, bodyOf) => {
    const rest = await someRest({ server, owner, company });
    const before = await one(
      { server },
      'select to_jsonb(o) as value from offer o where id = $1::bigint',
      [rest],
    );
    const ownCompany = await companyOf(stranger);
    const url = `/companies/${ownCompany}/${path}`;
    const answer = await stranger.post(url, bodyOf(rest));
    expect(answer.json().deleted ?? 0).toBe(0);
    expect(
      await one({ server }, 'select to_jsonb(o) as value from offer o where id = $1::bigint', [
        rest,
      ]),
    ).toEqual(before);
  });

  test('rows that were taken off sale come back to their owner alone', async () => {
    const undo_id = await someRemovedRest({ server, owner, company });
    const ownCompany = await companyOf(stranger);
    const restore = (user: User, id: string) =>
      user.post(`/companies/${id}/rests/restore`, { undo_id });
    expect((await restore(stranger, ownCompany)).statusCode).toBe(404);
    expect((await restore(owner, company)).statusCode).toBe(200);
  });

  test('a picture that somebody else uploaded is no logo', async () => {
    const logo = await uploaded({ server, owner, company }, 'logo');
    const ownCompany = await companyOf(stranger);
    expect((await stranger.post(`/companies/${ownCompany}/logo`, { logo })).statusCode).toBe(422);
  });

  test('nobody makes a branch of it or orders for it', async () => {
    const branch = { name: 'Филиал', parent_id: company };
    expect((await stranger.post('/companies', branch)).statusCode).toBe(404);
    await fillCarts({ server, owner, company });
    const ordered = await server.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: stranger.authorization, 'idempotency-key': crypto.randomUUID() },
      payload: { company_id: company },
    });
    expect([ordered.statusCode, Object.keys(ordered.json().errors)]).toEqual([422, ['company_id']]);
  });
});
