import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Approval } from '@org/api-client/schema';
import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/db.ts';
import { migrate } from '../../../db/migrate.ts';
import { openPostgres } from '../../../db/postgres.ts';
import { heldUp, settled } from '../../../testing/database/held-up.ts';
import { freePort } from '../../../testing/database/postgres-cluster.ts';
import { createEmptyDatabaseUrl } from '../../../testing/database/test-database.ts';
import { installJobs } from '../../../testing/install-jobs.ts';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { type ApprovalScene, createApprovalScene } from '../testing/approval-scene.ts';

// the embedded database allows only one process, so this file runs on PostgreSQL only
const SERVER = join(import.meta.dirname, '../../../server.ts');

let databaseUrl = '';
let removeDatabase: () => Promise<void>;
let db: Database;
let trade: OrderApp;
let scene: ApprovalScene;
let dataDir: string;
let child: ChildProcess;
let origin: string;

/** Starts the server in a process of its own. */
async function start() {
  const port = await freePort();
  child = spawn(process.execPath, [SERVER], {
    env: {
      ...{ PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
      ...{ DATABASE_URL: databaseUrl, DEMO: 'off', LOG_LEVEL: 'silent', ROLE: 'web' },
    },
    stdio: 'ignore',
  });
  origin = `http://127.0.0.1:${port}`;
  await waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200));
}

async function kill() {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'protektor-kills-'));
  const made = await createEmptyDatabaseUrl();
  [databaseUrl, removeDatabase] = [made.url ?? '', made.remove];
  db = await openPostgres(databaseUrl);
  await migrate(db);
  await installJobs(db);
  trade = await createOrderApp({ db });
  scene = await createApprovalScene(trade);
  await scene.limit({ per_order: 400_000 });
  await start();
});
afterAll(async () => {
  await kill();
  await trade.close();
  await db.close();
  await removeDatabase();
  await rm(dataDir, { recursive: true, force: true });
});

const send = (path: string, authorization: string, body: object, key: string = randomUUID()) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
const approve = ({ id }: Approval) =>
  send(`/companies/${scene.company}/approvals/${id}/approve`, scene.owner.authorization, {
    total: 500_000,
  });
const ask = (key: string) =>
  send(
    `/companies/${scene.company}/purchases`,
    scene.pavel.authorization,
    { lines: [{ offer_id: scene.offer, quantity: 5 }], pickup: true },
    key,
  );

/** Kills the server while a call waits for a lock; resolves once the database has undone what it had begun. */
async function killedAt(lock: string, call: () => Promise<Response>) {
  await heldUp(db, lock, async (isWaitedFor) => {
    const refused = expect(call()).rejects.toThrow();
    await isWaitedFor();
    await kill();
    await refused;
  });
  await start();
  await settled(db);
}

const rowsOf = async (approval: Approval) => {
  const { rows } = await db.query<{ state: string; order_ids: string[]; orders: number }>(
    `select state, order_ids, (select count(*)::int from orders where buyer_id = company_id) orders from approval where id = $1`,
    [approval.id],
  );
  return rows[0];
};

/** What the server has got to when it waits, by the lock that it waits for. */
const LOCKS: [string, string][] = [
  ['the company', 'select from company for no key update'],
  ['the offers', 'select from offer for no key update'],
  ['the orders', 'lock table orders in exclusive mode'],
  ['their lines', 'lock table order_item in exclusive mode'],
  ['their events', 'lock table order_event in exclusive mode'],
  ['the state of the approval', 'lock table approval in share mode'],
  ['the event that tells of it', 'lock table event in exclusive mode'],
];

describe('a server that is killed', () => {
  test.each(LOCKS)(
    'while it approves and waits for %s orders nothing yet, and once afterwards',
    async (_, lock) => {
      const key = randomUUID();
      const asked: Approval = (await (await ask(key)).json()).approval;
      const [before, stock] = [await rowsOf(asked), await trade.stockOf(scene.offer)];
      await killedAt(lock, () => approve(asked));
      expect(await rowsOf(asked)).toEqual({ ...before, state: 'waiting', order_ids: [] });

      const answer = await approve(asked);
      expect(answer.status).toBe(200);
      const { data } = await answer.json();
      expect(data).toHaveLength(1);
      expect(await (await approve(asked)).json()).toEqual({ data });
      expect(await rowsOf(asked)).toEqual({
        ...{ state: 'approved', order_ids: [data[0].id], orders: (before?.orders ?? 0) + 1 },
      });
      const again: Approval = (await (await ask(key)).json()).approval;
      expect(again).toMatchObject({ id: asked.id, state: 'approved', order_ids: [data[0].id] });
      expect(await trade.stockOf(scene.offer)).toBe(stock);
    },
  );

  test('once it has approved, before it answers, has ordered once', async () => {
    const asked: Approval = (await (await ask(randomUUID())).json()).approval;
    const before = await rowsOf(asked);
    void approve(asked).catch(() => undefined);
    await waitFor(async () => expect((await rowsOf(asked))?.state).toBe('approved'));
    await kill();
    await start();
    const { data } = await (await approve(asked)).json();
    expect(await rowsOf(asked)).toEqual({
      ...{ state: 'approved', order_ids: [data[0].id], orders: (before?.orders ?? 0) + 1 },
    });
  });

  test('while somebody asks has not asked yet, and asks once under the same key', async () => {
    const [key, stock] = [randomUUID(), await trade.stockOf(scene.offer)];
    await killedAt('lock table approval in share mode', () => ask(key));
    expect(await trade.stockOf(scene.offer)).toBe(stock);
    const first: Approval = (await (await ask(key)).json()).approval;
    expect((await (await ask(key)).json()).approval.id).toBe(first.id);
    expect(await trade.stockOf(scene.offer)).toBe(stock - 5);
  });
});
