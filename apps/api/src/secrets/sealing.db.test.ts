import { randomBytes } from 'node:crypto';
import type { Company } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/db.ts';
import { createCompany } from '../testing/companies.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { startWebhookServer, type WebhookServer } from '../testing/servers/webhook-server.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, type User, visitor } from '../testing/visitor.ts';
import { sealAll } from './seal-all.ts';
import { openVault } from './vault.ts';

const newKey = () => randomBytes(32).toString('base64');
const [OLD, NEW] = [newKey(), newKey()];
const SECRET = 'очень тайно';

let db: Database;
let shop: WebhookServer;
let server: TestApp;
let owner: User;
let company: Company;
const lines: string[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  shop = await startWebhookServer();
});
afterAll(async () => {
  await server.close();
  await shop.close();
  await db.close();
});

/** Restarts the server with these keys; null means no keys and a shared database. */
async function restart(keys: string | null) {
  await server?.close();
  server = await createTestApp({
    db,
    environment: {
      PRIVATE_TARGETS: 'on',
      ...(keys === null ? { DATABASE_URL: 'postgres://db/trade' } : { SECRETS_KEYS: keys }),
    },
    logStream: { write: (line) => void lines.push(line) },
  });
  await server.app.openJobs();
  const log = server.app.log as Parameters<typeof sealAll>[0]['log'];
  await sealAll({ db, vault: await openVault(server.config), log });
  if (owner) owner = { ...owner, ...visitor(server, owner.authorization) };
}
beforeEach(async () => {
  await db.exec('truncate account cascade; truncate company cascade');
  await restart(OLD);
  owner = await createUser(server, { email: 'owner@koleso.ru' });
  company = await createCompany(owner);
});

const path = (rest: string) => `/companies/${company.id}${rest}`;
const SOURCE = { name: 'Зима', url: 'https://shop.example/a.csv', login: 'opt', secret: SECRET };
const makeSource = async () => (await owner.post(path('/sources'), SOURCE)).json().id;
const makeWebhook = async () => (await owner.post(path('/webhooks'), { url: shop.url })).json();
const call = async (id: string) => (await owner.post(path(`/webhooks/${id}/calls`), {})).json();
const kept = async () =>
  (
    await db.query(
      "select secret, sealed from source union all select encode(secret, 'hex'), sealed from webhook",
    )
  ).rows as { secret: string | null; sealed: Buffer }[];

test('nothing of a secret lies in the database or the log as it is', async () => {
  await makeSource();
  const { secret } = await makeWebhook();
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const rows = await kept();
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row.secret).toBeNull();
    expect(row.sealed.includes(bytes)).toBe(false);
    expect(row.sealed.includes(SECRET)).toBe(false);
  }
  for (const text of [SECRET, secret, OLD]) expect(lines.join('')).not.toContain(text);
});

test('a new key takes over, and the old one can go', async () => {
  const source = await makeSource();
  const { webhook } = await makeWebhook();
  await restart(`${NEW},${OLD}`);
  await restart(NEW);
  expect(await call(webhook.id)).toMatchObject({ status: 204, error: null });
  const renamed = await owner.patch(path(`/sources/${source}`), { name: 'Лето' });
  expect(renamed.json()).toMatchObject({ name: 'Лето', login: 'opt' });
  const vault = await openVault(server.config);
  const { rows } = await db.query<{ sealed: Buffer }>('select sealed from source');
  expect(vault.open(rows[0]?.sealed ?? Buffer.of(), `source:${source}`).toString()).toBe(SECRET);
});

test('with a lost key it is said what to do, and a new secret helps', async () => {
  const source = await makeSource();
  const { webhook } = await makeWebhook();
  await restart(NEW);
  expect(lines.join('')).toContain('secrets that no key of SECRETS_KEYS opens');
  expect((await call(webhook.id)).error).toContain('ключ шифрования сменился');
  const refused = await owner.patch(path(`/sources/${source}`), { name: 'Лето' });
  expect(refused.json().errors.secret[0]).toContain('ключ шифрования сменился');
  const mended = await owner.patch(path(`/sources/${source}`), { secret: 'другой' });
  expect(mended.statusCode).toBe(200);
});

test('without a key what needs one is refused clearly, all else works', async () => {
  const { webhook } = await makeWebhook();
  await restart(null);
  const hook = await owner.post(path('/webhooks'), { url: shop.url });
  const source = await owner.post(path('/sources'), SOURCE);
  for (const answer of [hook, source]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json().message).toContain('SECRETS_KEYS');
  }
  const { secret: _, login: __, ...open } = SOURCE;
  expect((await owner.post(path('/sources'), open)).statusCode).toBe(201);
  expect((await owner.get(path('/webhooks'))).json().data).toMatchObject([{ id: webhook.id }]);
});

test('what was kept plain before is sealed when jobs begin', async () => {
  const { webhook } = await makeWebhook();
  await db.query('update webhook set sealed = null, secret = $1', [Buffer.from('plain')]);
  await server.app.doJobs();
  expect(await kept()).toMatchObject([{ secret: null, sealed: expect.any(Buffer) }]);
  expect(await call(webhook.id)).toMatchObject({ status: 204 });
});
