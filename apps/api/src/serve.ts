import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { startSettling } from './cache/totals.ts';
import { type Config, readConfig } from './config/config.ts';
import type { Database, Db } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { startPulse } from './db/pulse.ts';
import { openReplica } from './db/replica.ts';
import { liveIn } from './demo/demo-live.ts';
import { makeWaiting } from './demo/waiting.ts';
import type { Lifecycle } from './http/health.ts';
import { createMetricsServer } from './metrics/metrics.ts';
import { fillReference, seedDemo } from './seed/seed.ts';
import { announce } from './start/announce.ts';
import { listen, serveMetrics } from './start/listen.ts';
import { assertOwnFiles } from './storage/storage-owner.ts';
import { READY, STOP, supervise, supervisorMetrics } from './supervisor.ts';
import { startTracing } from './tracing/tracing.ts';

/** How long requests under way, including long exports, may take to finish after the order to stop: see docs/configuration.md. */
const STOP_TIMEOUT_MS = 25_000;
/** How long the first calls may wait for the search index. */
const INDEX_WAIT_MS = 3000;

async function open(config: Config): Promise<Database> {
  try {
    return await openDatabase({ ...config, isServing: true, hasSettler: true });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`The database can't be opened: ${message || code}`);
  }
}

/**
 * Brings the database up to date with what every trade needs, and fills an empty one if this is the demo. Resolves to
 * whether it was filled.
 */
async function prepare(db: Db, config: Config): Promise<boolean> {
  const migrations = await migrate(db);
  if (migrations.length > 0) console.log(`${migrations.length} migrations applied`);
  await assertOwnFiles(db, config);
  await fillReference(db);
  if (!config.isDemo) return false;
  const log = (line: string) => console.log(line);
  return seedDemo(db, { log, live: liveIn });
}

/**
 * Finishes the requests under way on a signal, then ends the process. A second signal ends it at once. So does a signal
 * during the start: nothing is served yet, and the database rolls back what is unfinished.
 */
function stopOnSignal(
  app: FastifyInstance,
  db: Database,
  lifecycle: Lifecycle,
  closing: readonly (() => Promise<void>)[],
) {
  const stop = async () => {
    if (lifecycle.phase === 'stopping') process.exit(1);
    if (lifecycle.phase === 'starting') process.exit(0);
    lifecycle.phase = 'stopping';
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await app.close();
    for (const close of closing) await close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  // Ctrl+C reaches every process of the terminal, but a process with a supervisor is stopped only by that
  process.on('SIGINT', () => cluster.isPrimary && stop());
  process.on('message', (message) => message === STOP && stop());
}

async function start(config: Config) {
  const stopTracing = await startTracing(config);
  const db = await open(config);
  const lifecycle: Lifecycle = { phase: 'starting' };
  // the database is probed from the start, and may come or go while the application is still being built
  let log: Pick<FastifyBaseLogger, 'warn'> = console;
  const pulse =
    config.databaseUrl &&
    startPulse(config.databaseUrl, (isThere) =>
      log.warn(isThere ? 'the database takes writes again' : 'the database takes no writes'),
    );
  const replica =
    config.databaseReplicaUrl &&
    (await openReplica(db, config.databaseReplicaUrl, (isThere) =>
      log.warn(isThere ? 'the replica is read from again' : 'the replica is away or behind'),
    ));
  const app = await buildApp({
    db,
    config,
    lifecycle,
    ...(pulse && { pulse }),
    ...(replica && { replica }),
  });
  log = app.log;
  const closing: (() => Promise<void>)[] = pulse ? [stopTracing, pulse.stop] : [stopTracing];
  if (replica) closing.push(replica.close);
  stopOnSignal(app, db, lifecycle, closing);
  // a process that does the jobs of others shares neither their port nor their calls
  if (cluster.isPrimary || config.role !== 'worker')
    await listen('PORT', config.port, (options) => app.listen(options));
  if (cluster.isPrimary) await serveMetrics(() => createMetricsServer(app.metrics), config);
  const isNewDemo = await db.prepare(async (session) => {
    const isFilled = await prepare(session, config);
    await app.openJobs();
    return isFilled;
  });
  if (config.databaseUrl) {
    const settling = await startSettling(db, app.notices, (err) =>
      app.log.error({ err }, 'totals are behind'),
    );
    closing.push(() => settling.stop());
  }
  // building a large index takes longer; SQL answers searches meanwhile
  await Promise.race([app.catalogIndex.start(), sleep(INDEX_WAIT_MS, undefined, { ref: false })]);
  if (config.role !== 'web') await app.doJobs();
  lifecycle.phase = 'warming';
  await app.warmPages();
  // an order to stop may have come meanwhile
  if (lifecycle.phase === 'warming') lifecycle.phase = 'ready';
  process.send?.(READY);
  if (isNewDemo) await makeWaiting(app, db);
  if (cluster.isPrimary || cluster.worker?.id === 1)
    await announce(config, db, app.catalogIndex.state());
}

try {
  const config = readConfig(process.env);
  if (config.workers > 1) {
    supervise(config);
    await serveMetrics(supervisorMetrics, config);
  } else await start(config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
