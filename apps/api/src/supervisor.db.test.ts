import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { waitFor } from '@org/config/wait-for';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from './db/postgres.ts';
import { freePort } from './testing/database/postgres-cluster.ts';
import { createEmptyDatabaseUrl } from './testing/database/test-database.ts';

let dataDir: string;
// the embedded database allows only one process, so this file runs on PostgreSQL only
let databaseUrl: string | undefined;
let removeDatabase: () => Promise<void>;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'protektor-supervisor-'));
  ({ url: databaseUrl, remove: removeDatabase } = await createEmptyDatabaseUrl());
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await removeDatabase();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(environment: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return {
    child,
    origin: `http://127.0.0.1:${port}`,
    exit: once(child, 'exit'),
    said: Promise.all([text(child.stdout), text(child.stderr)]),
  };
}

/** Resolves once `processes` that share a port are ready: connections go to them in turn. */
const isReady = (origin: string, processes = 1) =>
  waitFor(async () => {
    for (let turn = 0; turn < processes; turn++) {
      const answer = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } });
      expect(answer.status).toBe(200);
    }
  });

const childrenOf = async ({ pid }: ChildProcess) => {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)]);
  return stdout.trim().split('\n').map(Number);
};

test('several processes share a port; one that is killed is replaced, and all end together', async () => {
  const metricsPort = await freePort();
  const {
    child,
    origin,
    exit,
    said: childOutput,
  } = await start({
    WORKERS: '2',
    METRICS_PORT: String(metricsPort),
  });
  await isReady(origin, 2);
  // one of them is for jobs and has no index
  const first = await childrenOf(child);
  expect(first).toHaveLength(3);
  const isMeasured = () =>
    waitFor(async () => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      // an index that took long to build is kept, and the next process loads it; who has built it may be gone
      expect(await answer.text()).toMatch(/^search_index_builds [012]$/m);
    });
  await isMeasured();

  const [victim = 0] = first;
  process.kill(victim, 'SIGKILL');
  await waitFor(async () => {
    const now = await childrenOf(child);
    expect(now).toHaveLength(3);
    expect(now).not.toContain(victim);
  });
  await isReady(origin, 2);
  await isMeasured();

  const last = await childrenOf(child);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  for (const pid of last) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const [output, errors] = await childOutput;
  expect(output.match(/is running/g)).toHaveLength(1);
  expect(errors).toMatch(new RegExp(`^Process ${victim} \\(\\w+\\) ended by SIGKILL\n$`));
});

test('all of them end where one can never serve', async () => {
  const nowhere = `postgres://postgres@127.0.0.1:${await freePort()}/none`;
  const { exit, said: childOutput } = await start({ WORKERS: '2', DATABASE_URL: nowhere });
  expect(await exit).toEqual([1, null]);
  expect((await childOutput)[1]).toContain("The database can't be opened");
});

test('who is there for calls leaves jobs to who is there for jobs', async () => {
  const web = await start({ ROLE: 'web' });
  await isReady(web.origin);
  const asked = await fetch(`${web.origin}/api/auth/reset-password/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'nobody@example.ru' }),
  });
  expect(asked.ok).toBe(true);
  const db = await openPostgres(databaseUrl ?? '', { maxConnections: 1 });
  const stateOf = async () => {
    const { rows } = await db.query<{ state: string }>(
      `select state from pgboss.job where name = 'password-reset'`,
    );
    return rows.map(({ state }) => state);
  };
  expect(await stateOf()).toEqual(['created']);
  await start({ ROLE: 'worker', DATA_DIR: dataDir });
  await waitFor(async () => expect(await stateOf()).toEqual(['completed']));
  await db.close();
});
