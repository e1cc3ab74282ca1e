import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from './accounts/auth.ts';
import { settleTotals } from './cache/totals.ts';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';
import { type Pulse, startPulse } from './db/pulse.ts';
import { insertCatalog } from './testing/catalog/insert-catalog.ts';
import { testCatalog, uuid } from './testing/catalog/random-catalog.ts';
import { type Cluster, startCluster } from './testing/database/postgres-cluster.ts';
import { installJobs } from './testing/install-jobs.ts';
import { type Relay, startRelay } from './testing/servers/relay.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const ACCOUNT = uuid(100);
const TOKEN = 'a'.repeat(43);
describe('a database that goes away', () => {
  let cluster: Cluster;
  let relay: Relay;
  let pulse: Pulse;
  let server: TestApp;
  beforeAll(async () => {
    cluster = await startCluster();
    relay = await startRelay(cluster.url);
    const db = await openPostgres(relay.url, { isServing: true });
    await migrate(db);
    await installJobs(db);
    await insertCatalog(db, testCatalog());
    await db.query(`insert into account (id, email, password_hash) values ($1, 'a@b.ru', 'x')`, [
      ACCOUNT,
    ]);
    await db.query(
      `insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [hashToken(TOKEN), ACCOUNT],
    );
    pulse = startPulse(relay.url, () => undefined);
    server = await createTestApp({ db, pulse });
    await server.app.catalogIndex.start();
  });
  afterAll(async () => {
    await pulse.stop();
    await server.close();
    await server.db.close();
    await relay.close();
    await cluster.stop();
  });

  const send = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers,
    });
    return { ...answer, status: answer.statusCode, body: answer.json() };
  };
  const search = (headers?: Record<string, string>, body: object = {}) =>
    send('/search_v2/tyres', { facets: ['brand'], per_page: 100, ...body }, headers);
  const signedIn = { authorization: `Bearer ${TOKEN}` };
  const becomes = (status: string) =>
    waitFor(async () => {
      const answer = await server.app.inject('/readyz');
      expect(answer.json().status).toBe(status);
      return answer;
    });

  /** Checks what holds while the database is away: searches work and say so; nothing else works. */
  async function isReadOnly(before: { data: object[] }, away: Date) {
    // right after the outage the index is still fresh and answers as usual
    await waitFor(async () => expect((await search()).body.read_only).toBe(true));
    expect((await becomes('read-only')).statusCode).toBe(200);
    const callers: Record<string, string>[] = [{}, signedIn, { 'min-catalog-version': '1000000' }];
    for (const headers of callers) {
      const { status, body } = await search(headers);
      expect([status, body.read_only]).toEqual([200, true]);
      expect(body.data).toEqual(before.data);
      expect(Date.parse(body.as_of)).toBeLessThanOrEqual(away.getTime());
    }
    const suggested = await send('/search_v2/suggest', { q: '205/55 R16' });
    expect([suggested.status, suggested.body.models]).toEqual([200, expect.any(Array)]);
    for (const refused of [
      await send('/orders', {}, { ...signedIn, 'idempotency-key': uuid(7) }),
      await search(signedIn, { favorite: true }),
    ]) {
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
      expect(refused.body.message).toContain('База данных недоступна');
    }
  }

  /** Checks that changes are accepted again, without anybody's help. */
  async function isBack() {
    expect((await becomes('ready')).statusCode).toBe(200);
    await server.db.exec('update offer set bulk_price = bulk_price + 100');
    const version = await settleTotals(server.db, true);
    const { status, body } = await search({ 'min-catalog-version': String(version) });
    expect([status, body.read_only]).toEqual([200, false]);
    return body;
  }

  test('is done without: searches go on from memory, and all comes back by itself', async () => {
    const { body: before } = await search(signedIn);
    expect(before.read_only).toBe(false);
    await cluster.halt('immediate');
    await isReadOnly(before, new Date());
    await cluster.resume();
    const after = await isBack();
    expect(after.data[0].min_bulk_price).not.toBe(before.data[0].min_bulk_price);
  });

  test('is done without also where it is frozen, and answers nothing at all', async () => {
    const { body: before } = await search();
    // freeze the connection, not the processes: one that is just being forked would still answer
    relay.freeze();
    try {
      await isReadOnly(before, new Date());
    } finally {
      relay.thaw();
    }
    await isBack();
  });
});
