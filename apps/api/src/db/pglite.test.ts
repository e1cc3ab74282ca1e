import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db.ts';
import { openPglite, PgliteSocket } from './pglite.ts';
import type { PgliteWorkerData } from './pglite-worker.ts';

let directory: string;
let dataDir: string;
let db: Database;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'protektor-pglite-'));
  dataDir = join(directory, 'nested/pglite');
  db = await openPglite({ dataDir });
});
afterAll(async () => {
  await db.close();
  await rm(directory, { recursive: true });
});

test('another process is kept out while this one has the data', async () => {
  expect(existsSync(`${dataDir}.lock`)).toBe(true);
  const other = process.ppid;
  await writeFile(`${dataDir}.lock`, String(other));
  await expect(openPglite({ dataDir })).rejects.toThrow(`in use by process ${other}`);
});

test('what was committed is there after a restart, and the lock is not', async () => {
  await db.exec('create table kept (id int); insert into kept values (1)');
  await db.close();
  expect(existsSync(`${dataDir}.lock`)).toBe(false);
  // PostgreSQL keeps this file while it runs: without it the directory may be copied or removed
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  db = await openPglite({ dataDir });
  expect((await db.query('select id from kept')).rows).toEqual([{ id: 1 }]);
});

test('half a database, of a first start that was broken off, is made anew', async () => {
  const broken = join(directory, 'broken');
  await mkdir(broken);
  await writeFile(join(broken, 'PG_VERSION'), '18');
  await writeFile(`${broken}.unfinished`, '');
  const database = await openPglite({ dataDir: broken });
  expect((await database.query('select 1 one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(existsSync(`${broken}.unfinished`)).toBe(false);
});

test('a statement that takes long does not hold up the event loop', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  await db.query('select count(*) from generate_series(1, 3000000) a where a % 7 = 0');
  const took = performance.now() - started;
  delay.disable();
  expect(took).toBeGreaterThan(100);
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});

test('what was answered is not kept in memory', async () => {
  const ANSWERS = 80;
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: {} satisfies PgliteWorkerData,
    // an answer has two megabytes: the thread dies if it keeps them
    resourceLimits: { maxOldGenerationSizeMb: ANSWERS },
  });
  await once(worker, 'message');
  // the client learns of the worker's end through the socket
  worker.on('error', () => undefined);
  const client = new pg.Client({ stream: () => new PgliteSocket(worker), user: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  for (let answer = 0; answer < ANSWERS; answer++) {
    const { rows } = await client.query(
      "select repeat('x', 200) text from generate_series(1, 10000)",
    );
    expect(rows).toHaveLength(10_000);
  }
  await worker.terminate();
});
