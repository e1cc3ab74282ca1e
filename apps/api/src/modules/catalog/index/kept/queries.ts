import type { Db } from '../../../../db/db.ts';
import type { Stamp } from '../building/source.ts';

interface SnapshotRow extends Stamp {
  key: string;
  /** of the file */
  sha256: Buffer;
  /** milliseconds that it took to be built */
  took_ms: number;
}

/** The index that was kept last, where it is of a format. */
export async function selectSnapshot(db: Db, format: string): Promise<SnapshotRow | undefined> {
  const { rows } = await db.query<SnapshotRow>(
    'select key, sha256, version, reference, took_ms from index_snapshot where format = $1',
    [format],
  );
  return rows[0];
}

/** What the tables were made by. */
export async function selectTables(db: Db): Promise<string> {
  const { rows } = await db.query<{ tables: string }>(
    `select string_agg(name || checksum, ' ' order by name) tables from migration`,
  );
  return rows[0]?.tables ?? '';
}

/** Whether it is this process that keeps one now: one of all, ten minutes after the last. */
export async function claimSnapshot(db: Db): Promise<boolean> {
  const { rows } = await db.query(
    `insert into index_snapshot default values on conflict (is_one) do update set claimed_at = now()
       where index_snapshot.claimed_at < now() - interval '10 minutes' returning is_one`,
  );
  return rows.length > 0;
}

/** Makes a file the one that counts; the file that no longer does. */
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
