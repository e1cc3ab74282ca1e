import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Database } from '../../apps/api/src/db/db.ts';
import { openPglite } from '../../apps/api/src/db/pglite.ts';
import { openPostgres } from '../../apps/api/src/db/postgres.ts';
import { databaseUrl } from '../../apps/api/src/testing/database/postgres-cluster.ts';
import { openDemo, openMarket } from '../api/databases.ts';
import { drawQuestions, type Questions } from '../api/questions.ts';
import { calibrate } from '../api/sql.ts';

/** A database that may be changed: a copy of the one that `pnpm bench api` keeps. */
export interface Copy {
  name: string;
  products: number;
  offers: number;
  questions: Questions;
  /** Milliseconds of the calibration query. */
  calibration: number;
  environment: Record<string, string>;
  /** Opens the database; no server may have it open. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

export async function copyDemo(): Promise<Copy> {
  const { name, products, offers, db, environment, close } = await openDemo(false);
  const questions = await drawQuestions(db);
  const { p50: calibration } = await calibrate(db);
  await close();
  const directory = await mkdtemp(join(tmpdir(), 'bench-imports-'));
  // PGlite's file about a running server may disappear at any moment
  const filter = (source: string) => basename(source) !== 'postmaster.pid';
  const from = join(environment.DATA_DIR!, 'pglite');
  await cp(from, join(directory, 'pglite'), { recursive: true, filter });
  return {
    name,
    products,
    offers,
    questions,
    calibration,
    environment: { DATA_DIR: directory, DEMO: 'off' },
    open: () => openPglite({ dataDir: join(directory, 'pglite') }),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

const COPY = 'bench_imports';

export async function copyMarket(): Promise<Copy> {
  const { name, products, offers, db, environment, close, stop } = await openMarket(false);
  const questions = await drawQuestions(db);
  const { p50: calibration } = await calibrate(db);
  await close();
  const url = environment.DATABASE_URL!;
  const directory = await mkdtemp(join(tmpdir(), 'bench-imports-'));
  // a database can only be copied from another one, while nobody is connected to it
  const outside = await openPostgres(databaseUrl(url, 'template1'), { maxConnections: 1 });
  await outside.query(`drop database if exists ${COPY}`);
  await outside.query(`create database ${COPY} template postgres`);
  await outside.close();
  const own = databaseUrl(url, COPY);
  // the copy keeps its files in its own directory
  const copied = await openPostgres(own, { maxConnections: 1 });
  await copied.exec(
    `do $$ begin if to_regclass('storage') is not null then delete from storage; end if; end $$`,
  );
  await copied.close();
  return {
    name,
    products,
    offers,
    questions,
    calibration,
    environment: { DATABASE_URL: own, DATA_DIR: directory, DEMO: 'off' },
    open: () => openPostgres(own, { maxConnections: 2 }),
    remove: async () => {
      const again = await openPostgres(databaseUrl(url, 'template1'), { maxConnections: 1 });
      await again.query(`drop database if exists ${COPY} with (force)`);
      await again.close();
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
