import { acts } from '../../../accounts/mandates.ts';
import type { Db } from '../../../db/db.ts';
import type { Correction } from '../../../tables/cells/table-fields.ts';

/** A fetch that is under way, and all that it needs. */
export interface FetchTask {
  id: string;
  source_id: string;
  company_id: string;
  is_manual: boolean;
  kind: 'file' | 'mail';
  /** for sources of kind `file` */
  url: string | null;
  /** for sources of kind `mail` */
  senders: string[];
  login: string | null;
  header_name: string | null;
  secret: string | null;
  sealed: Buffer | null;
  host_key: string | null;
  mode: 'replace' | 'update';
  warehouse_id: number | null;
  etag: string | null;
  modified: string | null;
  file_hash: Buffer | null;
  /** The status of the list that the source brought last; null if there is none. */
  last_status: string | null;
  /** Whether it may act for the company now. */
  is_acting: boolean;
}

/** Begins or continues a fetch. Resolves to undefined if it is over. */
export async function beginFetch(db: Db, id: string): Promise<FetchTask | undefined> {
  const { rows } = await db.query<FetchTask>(
    `update source_fetch f set status = 'fetching' from source s
     where f.id = $1::bigint and s.id = f.source_id and f.status in ('waiting', 'fetching')
     returning f.id::text id, f.source_id, s.company_id, f.is_manual, s.kind, s.url, s.senders, s.login, s.header_name, s.secret, s.sealed, s.host_key, s.mode, s.warehouse_id,
       s.etag, s.modified, s.file_hash, ${acts('s', 'source')} is_acting,
       (select l.status from price_list l where l.source_id = s.id order by l.created_at desc limit 1) last_status`,
    [id],
  );
  return rows[0];
}

/** True for a list that waits and whose questions somebody has begun to answer, within a day of its creation. */
export const IS_BEING_DECIDED = `status = 'preview' and (attempt > 1 or answers <> '[]')
       and created_at > now() - interval '1 day'`;

/**
 * Whether somebody has begun to answer the questions of the source's list that waits: a newer list must not replace it.
 */
export async function isBeingDecided(db: Db, sourceId: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from price_list where source_id = $1 and ${IS_BEING_DECIDED}`,
    [sourceId],
  );
  return rows.length > 0;
}

export const endFetch = (
  db: Db,
  id: string,
  status: 'same' | 'postponed' | 'failed',
  message: string | null = null,
) =>
  db.query(
    `update source_fetch set status = $2, message = $3, finished_at = now()
     where id = $1::bigint and status in ('waiting', 'fetching')`,
    [id, status, message],
  );

/** Notes that a fetch did not fail, however it ended. */
export const noteSuccess = (db: Db, sourceId: string) =>
  db.query('update source set attempt = 0 where id = $1', [sourceId]);

/** After how many minutes a failed fetch is repeated, by the number of failures in a row. Then the schedule applies. */
const AGAIN_MINUTES = [2, 5, 15];

/** Notes that a fetch failed. Resolves to the number of failures in a row. */
export async function noteFailure(db: Db, sourceId: string): Promise<number> {
  const { rows } = await db.query<{ attempt: number }>(
    `update source set attempt = attempt + 1,
       due_at = case when due_at is not null then least(due_at, now() + make_interval(mins => ($2::int[])[attempt + 1])) end
     where id = $1 returning attempt`,
    [sourceId, AGAIN_MINUTES],
  );
  return rows[0]?.attempt ?? 0;
}

/** Saves the key of a server that is met for the first time. */
export const pinHostKey = (db: Db, sourceId: string, hostKey: string) =>
  db.query('update source set host_key = $2 where id = $1 and host_key is null', [
    sourceId,
    hostKey,
  ]);

/** How long a fetch may take, with its tries, before it is given up. */
const LONGEST = `interval '30 minutes'`;

/** Ends fetches that nobody continues. */
export const endLost = (db: Db) =>
  db.query(
    `update source_fetch set status = 'failed', message = 'Не удалось закончить. Повторим по расписанию', finished_at = now()
     where status in ('waiting', 'fetching') and created_at < now() - ${LONGEST}`,
  );

/** Takes a source that is due, and schedules its next fetch. Resolves to undefined if none is due. */
export async function takeDue(db: Db): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `update source set due_at = now() + make_interval(mins => every_minutes) where id = (
       select id from source s where is_active and ${acts('s', 'source')} and due_at <= now() order by due_at limit 1 for update skip locked)
     returning id`,
  );
  return rows[0]?.id;
}

export interface NewSourceList {
  id: string;
  fileName: string;
  fileSize: number;
  /** number of its parts */
  files: number;
  hash: Buffer;
  etag: string | null;
  modified: string | null;
}

/**
 * Inserts a list for what a fetch has brought, and cancels the list of the same source that waits. Resolves to false if
 * another list of the company is being read or applied.
 */
export async function insertSourceList(
  tx: Db,
  task: FetchTask,
  { id, fileName, fileSize, files, hash, etag, modified }: NewSourceList,
): Promise<boolean> {
  await tx.query(
    `update price_list set status = 'cancelled', finished_at = now() where source_id = $1 and status = 'preview'`,
    [task.source_id],
  );
  const choices: Correction[] = [];
  const { rows } = await tx.query(
    `insert into price_list (id, company_id, status, mode, file_name, file_size, files, file_hash, choices, started_at, source_id, warehouse_id)
     values ($1, $2, 'reading', $3, $4, $5, $10, $6, $7, now(), $8, $9) on conflict do nothing returning id`,
    [
      id,
      task.company_id,
      task.mode,
      fileName,
      fileSize,
      hash,
      JSON.stringify(choices),
      task.source_id,
      task.warehouse_id,
      files,
    ],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `update source_fetch set status = 'list', list_id = $2, file_name = $3, bytes = $4, finished_at = now() where id = $1::bigint`,
    [task.id, id, fileName, fileSize],
  );
  await tx.query(
    'update source set etag = $2, modified = $3, file_hash = $4, attempt = 0 where id = $1',
    [task.source_id, etag, modified, hash],
  );
  return true;
}

/** Locks a source until the transaction ends. Resolves to false if the source is gone or may no longer act. */
export async function holdSource(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from source s where id = $1 and ${acts('s', 'source')} for update`,
    [id],
  );
  return rows.length > 0;
}

/** Saves what the server says of a file that has not changed: its ETag and its time. */
export const saveTags = (
  db: Db,
  sourceId: string,
  { etag, modified }: Pick<NewSourceList, 'etag' | 'modified'>,
) =>
  db.query('update source set etag = $2, modified = $3 where id = $1', [sourceId, etag, modified]);

/**
 * Marks a source as confirmed now, if it brings the same list as before and that list is still on sale as it was. If
 * its lists are the whole stock, marks its warehouses as confirmed too.
 */
export const confirmSame = (db: Db, sourceId: string) =>
  db.query(
    `with same as (
       update source s set confirmed_at = now(), told = null from (
         select id, company_id, status, finished_at from price_list where source_id = $1 order by created_at desc limit 1) l
       where s.id = $1 and l.status = 'done' and not exists (
         select from price_list o where o.company_id = l.company_id and o.status = 'done' and o.mode = 'replace'
           and o.source_id is distinct from s.id and o.finished_at > l.finished_at
           and (o.warehouse_id is null or s.warehouse_id is null or o.warehouse_id = s.warehouse_id))
       returning s.company_id, s.mode, s.warehouse_id)
     update warehouse w set confirmed_at = now() from same
     where same.mode = 'replace' and w.company_id = same.company_id and coalesce(w.id = same.warehouse_id, true)`,
    [sourceId],
  );
