import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../apps/api/src/db/db.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { openPglite } from '../../apps/api/src/db/pglite.ts';
import { openPostgres } from '../../apps/api/src/db/postgres.ts';
import { seedTrade } from '../../apps/api/src/seed/seed.ts';
import { startCluster } from '../../apps/api/src/testing/database/postgres-cluster.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '.data/bench');
const SEED = 1;

/** A database to measure, and the environment that tells the server about it. */
export interface Measured {
  name: string;
  products: number;
  offers: number;
  db: Database;
  environment: Record<string, string>;
  /** Closes the data, so that the server can open them. */
  close(): Promise<void>;
  /** Stops the database server, if there is one. */
  stop(): Promise<void>;
}

/** Returns a digest that changes with everything that the data are made from. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = globSync('apps/api/src/{db/migrations,seed}/**/*.{sql,ts,json}', { cwd: ROOT });
  for (const file of files.sort())
    if (!file.endsWith('.test.ts')) hash.update(await readFile(join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Fills a database once. A file beside it says that it is complete, and of what. It is vacuumed each time, because of
 * what the last measurement wrote, and because rows could not be marked as visible while it was being filled.
 */
async function fill(db: Database, mark: string, size: { products: number; offers: number }) {
  if (!existsSync(mark)) {
    await migrate(db);
    await seedTrade(db, {
      size: { ...size, seed: SEED, now: new Date() },
      log: console.log,
      force: true,
    });
    await writeFile(mark, '');
  }
  await db.exec('vacuum analyze');
}

async function directoryOf(name: string, isFresh: boolean): Promise<string> {
  const directory = join(DATA, `${name}-${await fingerprint()}`);
  const older = globSync(`${name}-*`, { cwd: DATA })
    .map((entry) => join(DATA, entry))
    .filter((entry) => isFresh || !entry.startsWith(directory));
  for (const entry of older) await rm(entry, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  return directory;
}

/** PGlite with 5 000 products and 60 000 offers: the demo. */
export async function openDemo(isFresh: boolean): Promise<Measured> {
  const size = { products: 5000, offers: 60_000 };
  const directory = await directoryOf('pglite', isFresh);
  const db = await openPglite({ dataDir: join(directory, 'pglite') });
  await fill(db, join(directory, 'complete'), size);
  return {
    name: 'PGlite',
    ...size,
    db,
    environment: { DATA_DIR: directory, DEMO: 'off' },
    close: () => db.close(),
    stop: async () => undefined,
  };
}

/** Reads a whole database into the server's memory, as after the server has run for a while. */
const warm = (db: Database) =>
  db.exec(`create extension if not exists pg_prewarm;
    select pg_prewarm(oid) from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`);

/** Settings for a server of this size. Data and indexes fit into its memory. */
const SETTINGS = {
  shared_buffers: '2GB',
  work_mem: '32MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
  // its readers would keep new rows from being marked as visible to all, in different tables each time
  autovacuum: 'off',
};

/** Opens PostgreSQL with 60 000 products and 1 000 000 offers, or `times` as many. */
export const openMarket = (
  isFresh: boolean,
  times = 1,
  settings: Record<string, string> = {},
): Promise<Measured> =>
  openMarketOf(
    `x${times}`,
    { products: 60_000 * times, offers: 1_000_000 * times },
    isFresh,
    settings,
  );

/** Opens PostgreSQL with a market of the given size, in its own cluster. */
export async function openMarketOf(
  name: string,
  size: { products: number; offers: number },
  isFresh: boolean,
  settings: Record<string, string> = {},
): Promise<Measured> {
  const directory = await directoryOf(`postgres_${name}`, isFresh);
  const { url, stop } = await startCluster({ ...SETTINGS, ...settings }, { keepIn: directory });
  try {
    const db = await openPostgres(url, { maxConnections: 4 });
    await fill(db, join(DATA, `${directory.split('/').at(-1)}.complete`), size);
    await warm(db);
    return {
      name: 'PostgreSQL',
      ...size,
      db,
      environment: { DATABASE_URL: url, DEMO: 'off' },
      close: () => db.close(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
