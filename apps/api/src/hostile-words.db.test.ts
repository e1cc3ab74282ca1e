import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Operation, readContract } from './contract/openapi.ts';
import { DEMO_SUPPLIER } from './seed/parties/demo-accounts.ts';
import { seedTrade } from './seed/seed.ts';
import { ownersRequest, sendRequest } from './testing/authorisation/owners-request.ts';
import { one } from './testing/authorisation/things.ts';
import type { SentRequest } from './testing/example-request.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createUser, type User } from './testing/visitor.ts';

/** Names that every JavaScript object has: a lookup of user input in a plain object would find them. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
/** Values that look like a text, a day and an address, but that the database does not accept. */
const NO_VALUES = ['\ud800', '0000-01-01', 'fe80::1%eth0'];

const { operations } = readContract();
let server: TestApp;
let owner: User;
let company: string;
/** What the log says about the last failure. */
let reason = '';
beforeAll(async () => {
  server = await createTestApp({
    environment: { LOG_LEVEL: 'error' },
    logStream: {
      write: (line) => {
        reason = line;
      },
    },
  });
  await seedTrade(server.db, {
    size: { products: 200, offers: 1000, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
  company = await one(
    { server },
    'select company_id as value from company_member join account on account.id = account_id where email = $1',
    [DEMO_SUPPLIER],
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.query(`delete from account where email like '%@koleso.ru'`);
  owner = await createUser(server, { email: 'owner@koleso.ru', phone: '79160000001' });
  await server.db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    company,
    owner.id,
  ]);
});

/** Yields copies of a value, each with one of its texts replaced. */
function* replaced(value: unknown, by: string): Generator<unknown> {
  if (typeof value === 'string') yield by;
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      for (const other of replaced(item, by)) yield value.with(at, other);
  } else if (value !== null && typeof value === 'object' && !Buffer.isBuffer(value)) {
    for (const [name, item] of Object.entries(value)) {
      for (const other of replaced(item, by)) yield { ...value, [name]: other };
    }
  }
}

/** Yields copies of a request, each with one text replaced, in the body, the query or the path. */
function* requestsWith(request: SentRequest, word: string): Generator<SentRequest> {
  for (const body of replaced(request.body, word)) yield { ...request, body: body as object };
  for (const place of ['query', 'params'] as const)
    for (const part of replaced(request[place], word))
      yield { ...request, [place]: part as Record<string, string> };
}

describe('a hostile word, wherever a text may stand, breaks nothing', () => {
  test.each(operations.map((operation): [string, Operation] => [operation.id, operation]))(
    '%s',
    async (_id, operation) => {
      const request = await ownersRequest({ server, owner, company }, operation);
      for (const word of [...NAMES, ...NO_VALUES])
        for (const other of requestsWith(request, word)) {
          const { statusCode } = await sendRequest(server, operation, other, owner.authorization);
          expect(statusCode, `${JSON.stringify(other)} ${reason}`).toBeLessThan(500);
        }
    },
  );
});
