import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, readContract } from './contract/openapi.ts';
import { DEMO_SUPPLIER } from './seed/parties/demo-accounts.ts';
import { seedTrade } from './seed/seed.ts';
import { ownersRequest, sendRequest } from './testing/authorisation/owners-request.ts';
import { one } from './testing/authorisation/things.ts';
import { someDocument } from './testing/authorisation/things-of-orders.ts';
import type { SentRequest } from './testing/example-request.ts';
import { largestRequests } from './testing/largest-requests.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createUser, type User } from './testing/visitor.ts';

/**
 * Sends every text and list of the contract as large as it may be, with what people write and with what makes careless
 * code go back and forth. A call may take this much processor time of the thread that answers everybody.
 */
const MAX_MS = 50;
/** What is compiled, and what the collector does now and then, does not come again each time. */
const TRIES = 4;

const { operations: all, components } = readContract();
// a stream of news never ends: see news.db.test.ts
const operations = all.filter(({ id }) => id !== 'followNews');

let server: TestApp;
let owner: User;
let company: string;
beforeAll(async () => {
  // checking answers takes longer than making them
  server = await createTestApp({ isChecked: false });
  await seedTrade(server.db, {
    size: { products: 2000, offers: 10_000, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
  await server.app.catalogIndex.start();
  company = await one(
    { server },
    `select company_id as value from company_member join account on account.id = account_id where email = $1`,
    [DEMO_SUPPLIER],
  );
  owner = await createUser(server, { email: 'owner@koleso.ru', phone: '79160000001' });
  await server.db.query(
    'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
    [company, owner.id],
  );
}, 120_000);
afterAll(() => server.close());

const scene = () => ({ server, owner, company });

const msSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** The least processor time that a call takes, in a few tries. */
async function timeOf(send: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MAX_MS; tries++) {
    const before = process.threadCpuUsage();
    await send();
    least = Math.min(least, msSince(before));
  }
  return least;
}

/** The longest time for which a call lets nobody else be answered: expensive ones take long, in small steps. */
async function longestStepOf(send: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  let before = process.threadCpuUsage();
  const step = () => {
    longest = Math.max(longest, msSince(before));
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(step);
  };
  setImmediate(step);
  await send();
  isOver = true;
  step();
  return longest;
}

async function slowOf(operation: Operation, what: string, request: SentRequest) {
  const send = () => sendRequest(server, operation, request, owner.authorization);
  const ms = await timeOf(send);
  if (ms <= MAX_MS) return [];
  const held = operation.isExpensive ? await longestStepOf(send) : ms;
  return held > MAX_MS ? [`${what}: ${held.toFixed(0)} ms`] : [];
}

describe('no request holds the thread', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const example = await ownersRequest(scene(), operation);
      const slow = await slowOf(operation, 'the example', example);
      for (const { what, request } of largestRequests(operation, example, components))
        slow.push(...(await slowOf(operation, what, request)));
      expect(slow).toEqual([]);
    },
    600_000,
  );
});

describe('an order of a thousand lines', () => {
  const LINES = 1000;

  async function largeOrder() {
    const ids = await someDocument(scene());
    await server.db.query(
      `insert into order_item (id, order_id, position, offer_id, product, city, warehouse, quantity, bulk_price,
         vat_rate, vat_included)
       select gen_random_uuid(), $1, 1 + n, o.id, product_brief(o.product_id), '', '', 4, bulk_price, vat_rate, vat_included
       from (select *, row_number() over () n from offer limit $2) o`,
      [ids.id, LINES],
    );
    await server.db.query(
      `update document set content = jsonb_set(content, '{lines}', (select jsonb_agg(jsonb_build_object(
         'title', product ->> 'title', 'article', '', 'pieces', 4, 'price', 1000, 'sum', 4000, 'vat', 0, 'vat_rate', null,
         'codes', '[]'::jsonb)) from order_item where order_id = $1)) where order_id = $1`,
      [ids.id],
    );
    return ids;
  }

  test.each(['getOrder', 'exportOrder', 'getOrderDocument'] as const)('%s', async (id) => {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`There is no call ${id}.`);
    const example = await ownersRequest(scene(), operation);
    const { params } = example;
    const request = { ...example, params: { ...params, ...(await largeOrder()) } };
    expect(await slowOf(operation, id, request)).toEqual([]);
  });
});
