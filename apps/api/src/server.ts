import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { Database } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { DEMO_BUYER, DEMO_PASSWORD, DEMO_SUPPLIER } from './db/seed/demo-accounts.ts';
import { fillReference, isEmpty, seedDemo } from './db/seed/seed.ts';
import type { Lifecycle } from './health.ts';
import { hasOutbox } from './post/post.ts';

/** How long requests that are under way may take to finish after the order to stop. */
const STOP_TIMEOUT_MS = 10_000;

/** Listens for IPv6 and IPv4 alike, and for IPv4 alone on a machine that has no other. */
async function listen(app: FastifyInstance, port: number) {
  try {
    await app.listen({ port, host: '::' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use: stop what uses it, or set PORT to another.`);
    if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

async function open(config: Config): Promise<Database> {
  try {
    return await openDatabase(config);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`The database can't be opened: ${message || code}`);
  }
}

/** Brings the database up to date with what every trade needs, and fills an empty one where this is the demo. */
async function prepare(db: Database, { isDemo }: Config) {
  for (const name of await migrate(db)) console.log(`Migration ${name} applied`);
  await fillReference(db);
  if (!isDemo) return;
  const log = (line: string) => console.log(line);
  await seedDemo(db, { log });
}

async function announce(config: Config, db: Database) {
  const { publicUrl, isDemo } = config;
  console.log(`
  Протектор is running on ${db.name}

    App        ${publicUrl}
    API        ${publicUrl}/api/docs`);
  if (isDemo)
    console.log(`
    Buyer      ${DEMO_BUYER}     ${DEMO_PASSWORD}
    Supplier   ${DEMO_SUPPLIER}  ${DEMO_PASSWORD}`);
  if (await isEmpty(db))
    console.log('\n    The catalogue is empty: start with DEMO=on to fill it with the demo trade.');
  if (hasOutbox(config))
    console.log(
      isDemo
        ? `    Outbox     ${publicUrl}/outbox`
        : '\n    Letters and text messages reach nobody: set SMTP_URL and SMS_GATEWAY_URL.',
    );
  console.log('\n  Ctrl+C stops it.\n');
}

/** Finishes the requests that are under way, then ends; a second signal ends at once. */
function stopOnSignal(app: FastifyInstance, db: Database, lifecycle: Lifecycle) {
  const stop = async () => {
    if (lifecycle.phase === 'stopping') process.exit(1);
    lifecycle.phase = 'stopping';
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await app.close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

async function start() {
  const config = readConfig(process.env);
  const db = await open(config);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const app = await buildApp({ db, config, lifecycle });
  stopOnSignal(app, db, lifecycle);
  await listen(app, config.port);
  await prepare(db, config);
  await app.catalogIndex.start();
  await app.openJobs();
  if (lifecycle.phase !== 'starting') return;
  await app.doJobs();
  lifecycle.phase = 'ready';
  await announce(config, db);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
