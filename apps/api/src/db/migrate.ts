import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASELINE, replaceNames } from './baseline.ts';
import type { Db } from './db.ts';
import { raiseTimeLimits } from './patience.ts';

/** Any number that no other advisory lock of ours has. */
const LOCK = 4710;
const MIGRATIONS = join(import.meta.dirname, 'migrations');

export interface Migration {
  /** The file's name without `.sql`: `0550-baseline`. Names give the order. */
  name: string;
  sql: string;
}

const checksum = (sql: string) =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

export async function readMigrations(directory = MIGRATIONS): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: await readFile(join(directory, file), 'utf8'),
    })),
  );
}

async function applied(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function assertSameHistory(migrations: readonly Migration[], history: Map<string, string>) {
  const known = new Map(migrations.map(({ name, sql }) => [name, checksum(sql)]));
  for (const [name, sum] of history) {
    if (!known.has(name))
      throw new Error(
        `The database has migration ${name}, which this version doesn't know: start a newer version.`,
      );
    if (known.get(name) !== sum)
      throw new Error(
        `Migration ${name} was changed after it was applied: restore the file and add a new migration instead.`,
      );
  }
}

const note = (tx: Db, { name, sql }: Migration) =>
  tx.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum(sql)]);

/**
 * Applies the migrations that a database lacks, in order and each in its own transaction; resolves to their names.
 * Processes that start together wait for each other. Decision 476.
 */
export async function migrate(db: Db, migrations?: readonly Migration[]): Promise<string[]> {
  const all = migrations ?? (await readMigrations());
  const locked = <Result>(work: (db: Db) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await raiseTimeLimits(tx);
      await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
      return work(tx);
    });

  await locked(async (tx) => {
    await tx.exec(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const baseline = all.find(({ name }) => name === BASELINE);
    if (baseline && (await replaceNames(tx, await applied(tx)))) await note(tx, baseline);
  });
  const names: string[] = [];
  for (const migration of all) {
    const { name, sql } = migration;
    const isNew = await locked(async (tx) => {
      const history = await applied(tx);
      assertSameHistory(all, history);
      if (history.has(name)) return false;
      await tx.exec(sql);
      await note(tx, migration);
      return true;
    });
    if (isNew) names.push(name);
  }
  return names;
}
