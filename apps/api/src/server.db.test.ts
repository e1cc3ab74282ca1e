import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from './testing/database/postgres-cluster.ts';
import { createEmptyDatabaseUrl } from './testing/database/test-database.ts';

let dataDir: string;
let environment: Record<string, string>;
let removeDatabase: () => Promise<void>;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'protektor-server-'));
  environment = { PORT: String(await freePort()), DATA_DIR: dataDir, DEMO: 'off' };
  const database = await createEmptyDatabaseUrl();
  if (database.url) environment.DATABASE_URL = database.url;
  removeDatabase = database.remove;
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await removeDatabase();
  await rm(dataDir, { recursive: true, force: true });
});

function start(more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { PATH: process.env.PATH, ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return {
    child,
    port: more.PORT ?? environment.PORT,
    exit: once(child, 'exit') as Promise<[number | null, string | null]>,
    output: Promise.all([text(child.stdout), text(child.stderr)]),
  };
}

const url = (path: string) => `http://127.0.0.1:${environment.PORT}${path}`;
const status = (path: string) =>
  fetch(url(path)).then(
    (response) => response.status,
    () => 0,
  );

/** Resolves when the process reports that it serves. Rejects if it ends before. */
async function ready({ child, exit, port }: ReturnType<typeof start>) {
  const ended = exit.then(([code]) => {
    throw new Error(`The server ended with ${code}`);
  });
  const running = (async () => {
    for await (const [chunk] of on(child.stdout, 'data'))
      if (String(chunk).includes('is running')) return;
  })();
  await Promise.race([ended, running]);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
}

/** Starts a request: the server has its head, but not yet its body. */
async function startRequest(): Promise<ClientRequest> {
  const body = '{"vocabularies": []}';
  const pending = request(url('/api/vocabulary'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      // answered when the server has accepted the head
      expect: '100-continue',
    },
  });
  pending.flushHeaders();
  await once(pending, 'continue');
  return pending;
}

describe('the process', () => {
  test('migrates an empty database, serves, and finishes what is under way when told to stop', async () => {
    const metricsPort = await freePort();
    const server = start({ METRICS_PORT: String(metricsPort) });
    await ready(server);
    expect(await status('/healthz')).toBe(200);
    expect(await status('/api/user')).toBe(401);
    expect(await (await fetch(url('/metrics'))).text()).not.toContain('search_index');
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toContain('search_index_builds 1');

    const pending = await startRequest();
    server.child.kill('SIGTERM');
    // no new connection is accepted from now on
    while ((await status('/healthz')) !== 0);
    const answered = once(pending, 'response');
    pending.end('{"vocabularies": []}');
    const [response] = await answered;
    expect(response.statusCode).toBe(422);
    expect(JSON.parse(await text(response)).errors).toHaveProperty('vocabularies');

    expect(await server.exit).toEqual([0, null]);
    expect((await server.output)[0]).toMatch(/\d+ migrations applied/);
    expect((await server.output)[1]).toBe('');
  });

  test('serves where a replica answers before the application is built', async ({ skip }) => {
    skip(!environment.DATABASE_URL, 'the embedded database has no replica');
    await ready(start({ DATABASE_REPLICA_URL: environment.DATABASE_URL ?? '' }));
  });

  test('and another one that starts with it on the same empty database both serve', async ({
    skip,
  }) => {
    skip(!environment.DATABASE_URL, 'the embedded database has one process');
    const both = [start(), start({ PORT: String(await freePort()) })];
    await Promise.all(both.map(ready));
  });

  test('stops with one line where the configuration is wrong', async () => {
    const server = start({ PORT: 'eighty' });
    expect(await server.exit).toEqual([1, null]);
    expect(await server.output).toEqual([
      '',
      'PORT must be a whole number from 1 to 65535, but is "eighty".\n',
    ]);
  });

  test('stops with one line where the database is not there', async () => {
    const server = start({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${await freePort()}/none`,
    });
    expect(await server.exit).toEqual([1, null]);
    expect((await server.output)[1]).toMatch(/^The database can't be opened: .*ECONNREFUSED.*\n$/);
  });
});
