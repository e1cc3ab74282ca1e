import type { ShowcaseFile } from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';
import { firstRow } from '../../../db/db-rows.ts';
import type { Shop } from './format.ts';

/** The showcase that a file belongs to. */
export interface FeedTarget {
  id: string;
  company_id: string;
  name: string;
  revision: number;
}

/** The last good file of a link, and the state of the last attempt. */
export interface FeedState {
  key: string | null;
  etag: string | null;
  rows: number | null;
  made_at: Date | null;
  made_revision: number | null;
  revision: number;
  held: 'empty' | 'shrunk' | 'failed' | null;
  held_since: Date | null;
  /** True if it was checked a moment ago, or if nothing has changed in the catalog since. */
  is_fresh: boolean;
}

export interface Attempt {
  id: string;
  file: ShowcaseFile;
  /** The versions of the showcase and of the catalog when it began. */
  revision: number;
  version: number;
}

/** Programs that ask more often get the file that was checked within the last minute. */
const FRESH = `checked_at > now() - interval '1 minute'`;

export const selectFeed = (
  db: Db,
  id: string,
  file: ShowcaseFile,
): Promise<FeedState | undefined> =>
  firstRow<FeedState>(
    db,
    `select key, etag, rows, made_at, made_revision, revision, held, held_since,
       ${FRESH} or held is null and version = (select v from catalog_version) is_fresh
     from showcase_feed where showcase_id = $1 and file = $2`,
    [id, file],
  );

/** Selects the shop whose offers they are, with the address of its logo. */
export async function selectShop(
  db: Db,
  companyId: string,
): Promise<Shop & { logo: string | null }> {
  const { rows } = await db.query<Shop & { logo: string | null }>(
    'select id, name, site, phone, coalesce(actual_address, legal_address) address, logo from company where id = $1',
    [companyId],
  );
  return rows[0]!;
}

/** Replaces the last file. Resolves to the file before the last one, which nobody is fetching any more. */
export async function replaceFeed(
  db: Db,
  { id, file, revision, version }: Attempt,
  { key, etag, rows: count }: { key: string; etag: string; rows: number },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ previous: string | null }>(
      'select previous from showcase_feed where showcase_id = $1 and file = $2 for update',
      [id, file],
    );
    await tx.query(
      `insert into showcase_feed (showcase_id, file, key, etag, rows, revision, version, made_revision, made_at, checked_at)
         values ($1, $2, $3, $4, $5, $6, $7, $6, now(), now())
       on conflict (showcase_id, file) do update set previous = showcase_feed.key, key = excluded.key, etag = excluded.etag,
         rows = excluded.rows, revision = excluded.revision, version = excluded.version, made_revision = excluded.made_revision,
         made_at = now(), checked_at = now(), held = null, held_since = null`,
      [id, file, key, etag, count, revision, version],
    );
    return rows[0]?.previous ?? null;
  });
}

/** Notes that the current file is still right. */
export const confirmFeed = (db: Db, { id, file, revision, version }: Attempt) =>
  db.query(
    `update showcase_feed set revision = $3, made_revision = $3, version = $4, checked_at = now(), held = null, held_since = null
     where showcase_id = $1 and file = $2`,
    [id, file, revision, version],
  );

/** Notes why the current file stays although a new one was due. */
export const holdFeed = (
  db: Db,
  { id, file, revision, version }: Attempt,
  why: NonNullable<FeedState['held']>,
) =>
  db.query(
    `update showcase_feed set revision = $3, version = $4, checked_at = now(), held = $5,
       held_since = case when held = $5 then held_since else now() end
     where showcase_id = $1 and file = $2`,
    [id, file, revision, version, why],
  );

/** Notes that the file is gone from the storage. */
export const forgetFile = (db: Db, id: string, file: ShowcaseFile) =>
  db.query(
    'update showcase_feed set key = null, etag = null where showcase_id = $1 and file = $2',
    [id, file],
  );

/** Notes that a file was requested, to the minute. */
export const noteFetch = (db: Db, id: string, file: ShowcaseFile) =>
  db.query(
    `update showcase_feed set fetched_at = now()
     where showcase_id = $1 and file = $2 and (fetched_at is null or fetched_at < now() - interval '1 minute')`,
    [id, file],
  );

/** Selects those of the keys that no link has. */
export async function selectUnknownKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key::text from unnest($1::uuid[]) key where not exists (select from showcase_feed f where key in (f.key, f.previous))`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
