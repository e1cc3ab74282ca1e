import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from './contract.ts';
import { DEMO_SUPPLIER } from './db/seed/demo-accounts.ts';
import { seedTrade } from './db/seed/seed.ts';
import { handlers } from './handlers.ts';
import { addLink, sendLink } from './links/links.ts';
import { type Operation, readContract } from './openapi.ts';
import { exampleRequest, type SentRequest } from './testing/example-request.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { image, MULTIPART, multipart } from './testing/upload.ts';
import { createUser, openSession, PASSWORD, type User } from './testing/visitor.ts';

/**
 * Every call of the contract, sent by a visitor, with an expired token, by a stranger and by the owner of what it is
 * about. A call that needs no login answers everybody alike; one that needs a login answers 401 to the first two, and
 * to the stranger 404 where the address names something of the owner's. What a call answers otherwise stands in EXPECTED.
 * Calls that are still to be written answer 501 in place of a success.
 */
interface Expectation {
  /** What makes the example of the contract a request about something that the owner has. */
  request?: (owner: User) => Promise<Partial<SentRequest>> | Partial<SentRequest>;
  /** Statuses other than the usual ones. */
  stranger?: number;
  owner?: number;
}

let server: TestApp;
let owner: User;
let stranger: User;
let company: string;

async function one<Value>(sql: string, params: unknown[] = []): Promise<Value> {
  const { rows } = await server.db.query<{ value: Value }>(sql, params);
  if (!rows[0]) throw new Error(`Nothing is there: ${sql}`);
  return rows[0].value;
}

/** The token of a link to one of the owner's addresses. */
async function linkToken(purpose: 'password' | 'email', { id: accountId }: User) {
  const sent: string[] = [];
  const take = async ({ text }: { text: string }) => void sent.push(text);
  const jobs = {
    add: async (_db: unknown, _name: string, link: { id: string }) => ids.push(link.id),
  };
  const ids: string[] = [];
  await addLink(server.db, jobs as never, { purpose, accountId, address: 'owner@koleso.ru' });
  const publicUrl = 'https://protektor.example';
  await sendLink(
    { db: server.db, post: { email: take, phone: take }, publicUrl },
    { id: ids[0] ?? '' },
  );
  return /(?:token=|verification%2F)([\w-]{43})/.exec(sent[0] ?? '')?.[1] ?? '';
}

const uploadedAvatar = ({ id }: User) =>
  one<string>(
    `insert into file (id, account_id, purpose) values (gen_random_uuid(), $1, 'avatar') returning id as value`,
    [id],
  );

/** An offer with more than the examples of the contract ask for. */
const someOffer = () =>
  one<string>(
    'select id::text as value from offer where quantity >= 16 and min_order <= 8 and 8 % multiple = 0 limit 1',
  );

/** An order that somebody made with a supplier. */
async function someOrder({ id }: User): Promise<string> {
  const purchase = await one<string>(
    `insert into purchase (id, account_id, supplier_id, buyer, supplier, contact, delivery)
     values (gen_random_uuid(), $1, $2, '{"name":"Покупатель"}', '{"name":"Поставщик"}', '{}', '{"kind":"pickup"}') returning id as value`,
    [id, company],
  );
  await server.db.query(
    `insert into purchase_item (id, purchase_id, position, offer_id, product, city, warehouse, quantity, bulk_price, vat_rate, vat_included)
     select gen_random_uuid(), $1, 1, id, product_brief(product_id), '', '', 4, bulk_price, vat_rate, vat_included from offer limit 1`,
    [purchase],
  );
  return purchase;
}

const someProduct = { request: () => ({ params: { product_id: '1' } }) };

const someSupplier = () => ({ params: { supplier_id: company } });

const EXPECTED: Partial<Record<OperationId, Expectation>> = {
  getSupplier: { request: () => ({ params: { id: company } }) },
  // anybody's favourites are their own
  addFavoriteSupplier: { request: someSupplier, stranger: 204 },
  removeFavoriteSupplier: { request: someSupplier, stranger: 204 },
  getProduct: someProduct,
  listProductRests: someProduct,
  getPriceHistory: someProduct,
  register: {
    request: () => ({ body: { login: `${Math.random()}@koleso.ru`, password: PASSWORD } }),
  },
  login: { request: () => ({ body: { login: 'owner@koleso.ru', password: PASSWORD } }) },
  updatePassword: {
    request: async () => ({
      params: { token: await linkToken('password', owner) },
      body: { login: 'owner@koleso.ru', password: PASSWORD },
    }),
  },
  changePassword: {
    request: () => ({ body: { current_password: PASSWORD, password: PASSWORD } }),
  },
  deleteSession: {
    request: async ({ id }) => {
      await openSession(server, id);
      const session_id = await one<string>(
        'select id as value from session where account_id = $1 order by created_at desc limit 1',
        [id],
      );
      return { params: { session_id } };
    },
  },
  // about the signed-in user's own consents, whoever that is
  setConsent: { stranger: 200 },
  setAvatar: {
    request: async (user) => ({ body: { avatar: await uploadedAvatar(user) } }),
    stranger: 422,
  },
  verifyEmail: { request: () => ({ body: { email: 'owner@koleso.ru' } }), stranger: 422 },
  followVerification: {
    request: async (user) => ({ params: { token: await linkToken('email', user) } }),
  },
  uploadFile: {
    request: async () => ({
      headers: { 'content-type': MULTIPART },
      body: multipart([
        ['group', 'avatar'],
        ['file', await image(9, 9).png().toBuffer(), 'a.png'],
      ]),
    }),
  },
  // about the signed-in user's own cart, whoever that is
  replaceCart: {
    request: async () => ({ body: { items: [{ offer_id: await someOffer(), quantity: 8 }] } }),
  },
  setCartItem: {
    request: async () => ({ params: { offer_id: await someOffer() } }),
    stranger: 200,
  },
  deleteCartItem: { stranger: 200 },
  repeatOrder: { request: async (user) => ({ params: { id: await someOrder(user) } }) },
  // the example's picture is nobody's
  getFile: { stranger: 404, owner: 404 },
};

const { operations } = readContract();
const isWritten = ({ id }: Operation) => id in handlers;

/** Whether the address of a call names something that belongs to somebody. */
const isPrivate = ({ url, login }: Operation) => login === 'required' && url.includes(':');

beforeAll(async () => {
  server = await createTestApp();
  await seedTrade(server.db, {
    size: { products: 200, offers: 1000, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
  company = await one(
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
  const own = await EXPECTED[operation.id]?.request?.(owner);
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
    const success = isWritten(operation) ? (ownerGets ?? operation.status) : 501;
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
      expect(await statusOf(stranger.authorization)).toBe(isWritten(operation) ? foreign : 501);
    });

    test('the owner', async () => {
      expect(await statusOf(owner.authorization)).toBe(success);
    });

    if (isWritten(operation) && foreign === 404 && success !== 404)
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
