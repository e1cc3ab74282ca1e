import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Operation, readContract } from './contract/openapi.ts';
import { DEMO_SUPPLIER } from './seed/parties/demo-accounts.ts';
import { seedTrade } from './seed/seed.ts';
import { EXPECTED } from './testing/authorisation/expected.ts';
import { NOT_SENSITIVE } from './testing/authorisation/not-sensitive.ts';
import { ownersRequest, sendRequest } from './testing/authorisation/owners-request.ts';
import { one } from './testing/authorisation/things.ts';
import { prove } from './testing/proof.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createUser, type User } from './testing/visitor.ts';

/**
 * Sends every call that a session alone may not make without a proof and with one; and every other call that changes
 * something, to see that it changes nothing of what the former guard.
 */
let server: TestApp;
let owner: User;
let other: User;
let employee: User;
let company: string;

const operations = readContract().operations.filter(
  ({ method, login }) => method !== 'GET' && login === 'required',
);
const sensitive = operations.filter(({ sensitivity }) => sensitivity);
const ofCompany = sensitive.filter(({ sensitivity }) => sensitivity?.who !== 'account');
const ofAccount = sensitive.filter(({ sensitivity }) => sensitivity?.who === 'account');
const unmarked = operations.filter(({ sensitivity }) => !sensitivity);
const named = (operations: readonly Operation[]) => operations.map((one) => [one.id, one] as const);

/** What the sensitive calls guard: rows of tables, without what daily work changes in them. */
const GUARDED = `select
  (select jsonb_agg(to_jsonb(m) order by m.company_id, m.account_id) from company_member m) members,
  (select jsonb_agg(to_jsonb(k) - '{used_at,used_from}'::text[] order by k.id) from company_key k) keys,
  (select jsonb_agg(jsonb_build_array(w.id, w.url, w.types, w.is_active, w.account_id) order by w.id) from webhook w) webhooks,
  (select jsonb_agg(jsonb_build_array(s.id, s.name, s.url, s.login, s.mode, s.warehouse_id, s.is_active) order by s.id)
    from source s) sources,
  (select jsonb_agg(jsonb_build_array(s.id, s.name, s.section, s.rules, s.token) order by s.id) from showcase s) showcases,
  (select jsonb_agg(jsonb_build_array(x.id, x.login, x.password_hash::text) order by x.id) from exchange x) exchanges,
  (select jsonb_agg(to_jsonb(b) - 'refused_at' order by b.id) from bank_change b) bank_changes,
  (select jsonb_agg(jsonb_build_array(c.id, c.parent_id, c.name, c.legal_form, c.inn, c.kpp, c.ogrn, c.vat_rate, c.bank_bic,
    c.bank_account, c.bank_correspondent_account, c.bank_name, c.demands_second_factor, c.deleted_at) order by c.id) from company c) companies,
  (select jsonb_agg(jsonb_build_array(a.id, a.email, a.phone, a.password_hash) order by a.id) from account a) accounts,
  (select jsonb_agg(p.id order by p.id) from passkey p) passkeys,
  (select jsonb_agg(jsonb_build_array(t.account_id, t.confirmed_at) order by t.account_id) from totp t) apps`;

const guarded = () => one<object>({ server }, `select to_jsonb(g) as value from (${GUARDED}) g`);
const scene = () => ({ server, owner, company });

/** The request of the contract's example, about what both owners have. A company that is made becomes a branch. */
async function requestOf(operation: Operation) {
  const request = await ownersRequest(scene(), operation);
  if (operation.id === 'deleteCompany') return { ...request, params: { id: await someCompany() } };
  if (operation.id === 'createCompany')
    return { ...request, body: { name: 'Филиал', parent_id: company } };
  if (operation.id === 'restoreCompany')
    await server.db.query('insert into company_member values ($1, $2, true)', [
      request.params.id,
      other.id,
    ]);
  return request;
}

async function someCompany() {
  const id = await one<string>(
    { server },
    `insert into company (id, name) values (gen_random_uuid(), 'Лишняя') returning id as value`,
  );
  for (const { id: account } of [owner, other])
    await server.db.query(
      'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
      [id, account],
    );
  return id;
}

/** Sends a request as it is: without the proof that the other tests get by themselves. */
function sendBare(
  { method, url }: Operation,
  { params, query, headers, body }: Awaited<ReturnType<typeof requestOf>>,
  more: Record<string, string | undefined>,
) {
  const path = url.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  return server.app.inject({
    method,
    url: `/api${path}`,
    query,
    headers: { ...headers, ...more },
    ...(body && { payload: body }),
  });
}

const proofOf = async ({ authorization }: User) =>
  (await prove(server.app, { headers: { authorization } })) ?? 'none';

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
beforeEach(async () => {
  await server.db.query(`delete from account where email like '%@koleso.ru'`);
  owner = await createUser(server, { email: 'owner@koleso.ru', verified: true });
  other = await createUser(server, { email: 'other@koleso.ru', verified: true });
  employee = await createUser(server, { email: 'employee@koleso.ru', verified: true });
  await server.db.query(
    'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true), ($1, $3, true), ($1, $4, false)',
    [company, owner.id, other.id, employee.id],
  );
  await server.db.query('delete from company_log');
  await server.db.query(`delete from pgboss.job where name = 'notice'`);
});

test('every call that changes something is sensitive, or is said why it is not', () => {
  const ids = unmarked.map(({ id }) => id).filter((id) => !NOT_SENSITIVE[id]);
  expect(ids).toEqual([]);
  const both = sensitive.map(({ id }) => id).filter((id) => NOT_SENSITIVE[id]);
  expect(both).toEqual([]);
  const known = new Set<string>(unmarked.map(({ id }) => id));
  expect(Object.keys(NOT_SENSITIVE).filter((id) => !known.has(id))).toEqual([]);
});

test('no key makes a sensitive call', () => {
  expect(sensitive.filter(({ scope }) => scope !== undefined).map(({ id }) => id)).toEqual([]);
});

describe.each(named(ofCompany))('%s', (_id, operation) => {
  test('without a proof changes nothing, and says what it needs', async () => {
    const request = await requestOf(operation);
    const before = await guarded();
    for (const more of [
      {},
      { 'x-proof': 'x'.repeat(43) },
      { 'x-proof': await proofOf(employee) },
    ]) {
      const answer = await sendBare(operation, request, {
        authorization: owner.authorization,
        ...more,
      });
      expect([answer.statusCode, answer.json().code], answer.body).toEqual([403, 'proof']);
    }
    expect(await guarded()).toEqual(before);
  });

  test('with a proof is written down, and all owners are told', async () => {
    const request = await requestOf(operation);
    const answer = await sendBare(operation, request, {
      authorization: owner.authorization,
      'x-proof': await proofOf(owner),
    });
    expect(answer.statusCode, answer.body).toBe(
      EXPECTED[operation.id]?.owner === undefined || operation.id === 'deleteCompany'
        ? operation.status
        : EXPECTED[operation.id]?.owner,
    );
    const { rows: entries } = await server.db.query<{ event: string }>(
      'select event from company_log where account_id = $1',
      [owner.id],
    );
    expect(entries.length).toBeGreaterThan(0);
    const { rows: letters } = await server.db.query<{ to: string; event: string }>(
      `select data ->> 'to' "to", data -> 'company' ->> 'event' event from pgboss.job
       where name = 'notice' and data ->> 'kind' = 'company'`,
    );
    for (const { event } of entries)
      for (const to of ['owner@koleso.ru', 'other@koleso.ru'])
        expect(letters).toContainEqual({ to, event });
  });

  if (operation.sensitivity?.who !== 'member')
    test('is no employee’s, with whatever proof', async () => {
      const request = await requestOf(operation);
      const before = await guarded();
      const answer = await sendBare(operation, request, {
        authorization: employee.authorization,
        'x-proof': await proofOf(employee),
      });
      expect([403, 404]).toContain(answer.statusCode);
      expect(answer.json().code).toBeUndefined();
      expect(await guarded()).toEqual(before);
    });
});

describe.each(named(ofAccount))('%s', (_id, operation) => {
  test('needs the password in its body', async () => {
    const request = await requestOf(operation);
    const before = await guarded();
    const body = { ...request.body, current_password: 'Neverno-2026' };
    const answer = await sendBare(
      operation,
      { ...request, body },
      {
        authorization: owner.authorization,
      },
    );
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      422,
      ['current_password'],
    ]);
    expect(await guarded()).toEqual(before);
  });
});

/** What makes somebody a member: the letter proves it. */
const others = unmarked.filter(({ id }) => id !== 'acceptInvitation');

describe.each(named(others))('%s', (_id, operation) => {
  test('touches nothing that needs a proof', async () => {
    const request = await ownersRequest(scene(), operation);
    const before = await guarded();
    await sendRequest(server, operation, request, owner.authorization);
    expect(await guarded()).toEqual(before);
  });
});
