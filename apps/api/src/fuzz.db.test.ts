import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from './accounts/auth.ts';
import { type JsonSchema, type Operation, readContract } from './contract/openapi.ts';
import { handlers } from './handlers.ts';
import { DEMO_SUPPLIER } from './seed/parties/demo-accounts.ts';
import { seedTrade } from './seed/seed.ts';
import { arbitraryOf } from './testing/arbitrary.ts';
import { ownersRequest, sendRequest } from './testing/authorisation/owners-request.ts';
import { one } from './testing/authorisation/things.ts';
import { requestsAtBounds } from './testing/bounds.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createUser, type User } from './testing/visitor.ts';

/** FUZZ_RUNS and FUZZ_SEED allow more runs and other requests. The same numbers send the same requests. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Calls that take their time, a quarter of the runs each: a plan is sought, events waited for, passwords hashed, lists read. */
const SLOW = new Set([...['planForCompany', 'listEvents', 'confirmApp', 'matchList']]);
const TOKEN = 'a-token-for-tests';
const PROOF = 'a-proof-for-tests';
const OWNERS_PROOF = 'an-owners-proof-for-tests';
/** A company of the user's, and one that was deleted. */
const COMPANY = '019aa5c0-0000-7000-8000-00000000000c';
const DELETED = '019aa5c0-0000-7000-8000-00000000000d';

const { operations: all, components } = readContract();
// a stream of news never ends: see news.db.test.ts
const operations = all.filter(({ id }) => id !== 'followNews');

/** The owner of the demo's supplier. */
let owner: User;
let company: string;
/** Calls whose handler was called at least once. */
const reached = new Set<string>();
/** What the log says about the last failure. */
let reason = '';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    environment: { LOG_LEVEL: 'error' },
    logStream: {
      write: (line) => {
        reason = line;
      },
    },
    handlers: Object.fromEntries(
      Object.entries(handlers).map(([id, handler]) => [
        id,
        (...given: Parameters<typeof handler>) => {
          reached.add(id);
          return (handler as (...all: unknown[]) => Promise<unknown>)(...given);
        },
      ]),
    ),
  });
  await seedTrade(server.db, {
    size: { products: 200, offers: 1000, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
  company = await one(
    { server },
    `select company_id as value from company_member join account on account.id = account_id where email = $1`,
    [DEMO_SUPPLIER],
  );
  owner = await createUser(server, { email: 'owner@koleso.ru', phone: '79160000001' });
});
afterAll(() => server.close());
// inserted again before each test, because some calls end sessions and delete companies
beforeEach(async () => {
  const owners = hashToken(owner.authorization.slice('Bearer '.length));
  await server.db.query(
    `insert into session (token_hash, account_id, expires_at)
     select token, id, now() + interval '1 hour' from account
     join (values ($1::bytea, $2), ($3, 'owner@koleso.ru')) v (token, login) on email = login on conflict do nothing`,
    [hashToken(TOKEN), DEMO_SUPPLIER, owners],
  );
  await server.db.query(
    `insert into proof (token_hash, session_hash, expires_at)
     values ($1, $2, now() + interval '1 hour'), ($3, $4, now() + interval '1 hour') on conflict do nothing`,
    [hashToken(PROOF), hashToken(TOKEN), hashToken(OWNERS_PROOF), owners],
  );
  await server.db.query(
    `insert into company (id, name, deleted_at) values ($1, 'Колесница', null), ($2, 'Бывшая', now())
     on conflict (id) do update set deleted_at = excluded.deleted_at, parent_id = null`,
    [COMPANY, DELETED],
  );
  await server.db.query('update company set deleted_at = null where id = $1', [company]);
  await server.db.query(
    `insert into company_member (company_id, account_id, is_owner)
     select c.id, a.id, true from company c, account a
     where c.id = any($1) and a.email = $2 or c.id = $3 and a.email = 'owner@koleso.ru'
     on conflict (company_id, account_id) do update set is_owner = true`,
    [[COMPANY, DELETED], DEMO_SUPPLIER, company],
  );
});

interface FuzzRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
}

const record = (schema: JsonSchema | undefined): Arbitrary<Record<string, unknown>> =>
  (schema ? arbitraryOf(schema, components) : fc.constant({})).map((value) =>
    value !== null && typeof value === 'object' ? { ...value } : {},
  );
/** Path parameters are all present, with any values; existing ids are among them. */
const pathParts = ({ params }: Operation) =>
  fc.record(
    Object.fromEntries(
      Object.entries((params?.properties ?? {}) as Record<string, JsonSchema>).map(
        ([name, schema]) => [
          name,
          fc.oneof(
            { weight: 2, arbitrary: fc.constantFrom('1', '2', COMPANY, COMPANY, DELETED) },
            { weight: 1, arbitrary: arbitraryOf(schema, components) },
          ),
        ],
      ),
    ),
  );
const header = (value: string) => value.replaceAll(/[^\x20-\x7e]/g, '?');
const requestOf = (operation: Operation): Arbitrary<FuzzRequest> =>
  fc.record({
    params: pathParts(operation),
    query: record(operation.querystring),
    body: operation.body ? arbitraryOf(operation.body, components) : fc.constant(undefined),
    headers: fc
      .record(
        {
          authorization: fc.oneof(
            { weight: 8, arbitrary: fc.constant(`Bearer ${TOKEN}`) },
            { weight: 1, arbitrary: fc.string().map(header) },
          ),
          'content-type': fc.oneof(
            { weight: 20, arbitrary: fc.constant('application/json') },
            { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', '') },
          ),
          'x-request-id': fc.string().map(header),
          'x-proof': fc.oneof(
            { weight: 8, arbitrary: fc.constant(PROOF) },
            { weight: 1, arbitrary: fc.string().map(header) },
          ),
          ...(operation.headers && {
            'idempotency-key': fc.oneof(fc.constant('the-same-key'), fc.string().map(header)),
          }),
        },
        { requiredKeys: ['content-type'] },
      )
      .map((headers) => headers as Record<string, string>),
  });

function send({ method, url }: Operation, { params, query, body, headers }: FuzzRequest) {
  const path = url.replaceAll(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  return server.app.inject({
    method,
    url: `/api${path}?${search}`,
    headers,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

describe('no request at the bounds of the contract breaks', () => {
  test.each(
    operations.filter(({ body }) => body).map((operation) => [operation.id, operation] as const),
  )('%s', async (_id, operation) => {
    const example = await ownersRequest({ server, owner, company }, operation);
    example.headers['x-proof'] = OWNERS_PROOF;
    for (const { what, request } of requestsAtBounds(operation, example, components)) {
      const { statusCode } = await sendRequest(server, operation, request, owner.authorization);
      expect(statusCode, `${what}: ${reason}`).toBeLessThan(500);
    }
  });
});

describe('no request breaks', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      await fc.assert(
        fc.asyncProperty(requestOf(operation), async (sent) => {
          const answer = await send(operation, sent);
          const { statusCode } = answer;
          expect(statusCode, reason).toBeLessThan(500);
          if (statusCode >= 400) expect(answer.json().message).toMatch(/^[А-ЯЁ]/);
        }),
        { numRuns: SLOW.has(operation.id) ? RUNS / 4 : RUNS, seed: SEED },
      );
      // otherwise all requests were refused before they reached the handler
      expect(reached).toContain(operation.id);
    },
  );
});
