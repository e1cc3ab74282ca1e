import type { Db } from '../../../../db/db.ts';
import type { Stamp } from '../building/source.ts';

interface SnapshotRow extends Stamp {
  key: string;
  /** of the file */
  sha256: Buffer;
  /** milliseconds that it took to be built */
  took_ms: number;
}

/** Selects the index that was kept last, if it has the format. */
export async function selectSnapshot(db: Db, format: string): Promise<SnapshotRow | undefined> {
  const { rows } = await db.query<SnapshotRow>(
    'select key, sha256, version, reference, took_ms from index_snapshot where format = $1',
    [format],
  );
  return rows[0];
}

/** Selects the migrations that made the tables. */
export async function selectTables(db: Db): Promise<string> {
  const { rows } = await db.query<{ tables: string }>(
    `select string_agg(name || checksum, ' ' order by name) tables from migration`,
  );
  return rows[0]?.tables ?? '';
}

/** Resolves to true if this process is to keep an index now: one of all does, ten minutes after the last time. */
export async function claimSnapshot(db: Db): Promise<boolean> {
  const { rows } = await db.query(
    `insert into index_snapshot default values on conflict (is_one) do update set claimed_at = now()
       where index_snapshot.claimed_at < now() - interval '10 minutes' returning is_one`,
  );
  return rows.length > 0;
}

/** Makes a file the valid one. Resolves to the file that it replaces. */
export async function replaceSnapshot(
  db: Db,
  { key, sha256, format, version, reference, took_ms }: SnapshotRow & { format: string },
): Promise<string | undefined> {
  const { rows } = await db.query<{ unused: string | null }>(
    `with old as (select key from index_snapshot for update)
     update index_snapshot set key = $1, format = $2, version = $3, reference = $4, took_ms = $5, sha256 = $6
     from old returning old.key unused`,
    [key, format, version, reference, took_ms, sha256],
  );
  return rows[0]?.unused ?? undefined;
}
