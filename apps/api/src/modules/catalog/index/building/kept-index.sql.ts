import type { Db } from '../../../../db/db.ts';
import { firstRow, hasRows } from '../../../../db/db-rows.ts';
import type { Stamp } from './source.ts';

interface SnapshotRow extends Stamp {
  key: string;
  /** of the file */
  sha256: Buffer;
  /** milliseconds that it took to be built */
  took_ms: number;
}

/** Selects the index that was kept last, if it has the format. */
export const selectSnapshot = (db: Db, format: string): Promise<SnapshotRow | undefined> =>
  firstRow<SnapshotRow>(
    db,
    'select key, sha256, version, reference, took_ms from index_snapshot where format = $1',
    [format],
  );

/** Selects the migrations that made the tables. */
export const selectTables = async (db: Db): Promise<string> => {
  const row = await firstRow<{ tables: string }>(
    db,
    `select string_agg(name || checksum, ' ' order by name) tables from migration`,
  );
  return row?.tables ?? '';
};

/** Whether this process is to keep an index now: one of all does, ten minutes after the last time. */
export const claimSnapshot = (db: Db): Promise<boolean> =>
  hasRows(
    db,
    `insert into index_snapshot default values on conflict (is_one) do update set claimed_at = now()
       where index_snapshot.claimed_at < now() - interval '10 minutes' returning is_one`,
  );

/** Makes a file the valid one. Resolves to the file that it replaces. */
export const replaceSnapshot = async (
  db: Db,
  { key, sha256, format, version, reference, took_ms }: SnapshotRow & { format: string },
): Promise<string | undefined> => {
  const row = await firstRow<{ unused: string | null }>(
    db,
    `with old as (select key from index_snapshot for update)
     update index_snapshot set key = $1, format = $2, version = $3, reference = $4, took_ms = $5, sha256 = $6
     from old returning old.key unused`,
    [key, format, version, reference, took_ms, sha256],
  );
  return row?.unused ?? undefined;
};
