import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_SUPPLIER } from './db/seed/demo-accounts.ts';
import { seedTrade } from './db/seed/seed.ts';
import { type Operation, readContract } from './openapi.ts';
import { EXPECTED } from './testing/authorisation/expected.ts';
import { one } from './testing/authorisation/things.ts';
import { exampleRequest, type SentRequest } from './testing/example-request.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createUser, openSession, type User } from './testing/visitor.ts';

/**
 * Every call of the contract, sent by a visitor, with an expired token, by a stranger and by the owner of what it is
 * about. A call that needs no login answers everybody alike; one that needs a login answers 401 to the first two, and
 * to the stranger 404 where the address names something of the owner's. What a call answers otherwise stands in EXPECTED.
 */
let server: TestApp;
let owner: User;
let stranger: User;
let company: string;

const { operations } = readContract();

/** Whether the address of a call names something that belongs to somebody. */
const isPrivate = ({ url, login }: Operation) => login === 'required' && url.includes(':');

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
}, 120_000);
afterAll(() => server.close());
// anew each time: some calls change them
beforeEach(async () => {
  await server.db.query(`delete from account where email like '%@koleso.ru'`);
  owner = await createUser(server, { email: 'owner@koleso.ru', phone: '79160000001' });
  stranger = await createUser(server, { email: 'stranger@koleso.ru', phone: '79160000002' });
  await server.db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    company,
    owner.id,
  ]);
});

async function requestOf(operation: Operation): Promise<SentRequest> {
  const example = exampleRequest(operation);
  if (operation.url.startsWith('/companies/:id')) example.params.id = company;
  const own = await EXPECTED[operation.id]?.request?.({ server, owner, company });
  return {
    params: { ...example.params, ...own?.params },
    query: { ...example.query, ...own?.query },
    headers: { ...example.headers, ...own?.headers },
    body: own?.body ?? example.body,
  };
}

function send(
  { method, url }: Operation,
  { params, query, headers, body }: SentRequest,
  token?: string,
) {
  const path = url.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  return server.app.inject({
    method,
    url: `/api${path}`,
    query,
    headers: { ...headers, ...(token && { authorization: token }) },
    ...(body && { payload: body }),
  });
}

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

/** An id or a token of the same form that belongs to nobody. */
const another = (value: string) =>
  /^\d+$/.test(value) ? '999999999' : `${value.startsWith('0') ? '1' : '0'}${value.slice(1)}`;
