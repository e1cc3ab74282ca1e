import type { Db } from '../../../db/db.ts';
import type { Kind } from './reading/exchange-reading-protocol.ts';

export interface Piece {
  key: string;
  hash: Buffer;
  bytes: number;
}

/** Locks the session of a file until the transaction ends. Inserts the file when its first piece comes. */
async function holdFile(tx: Db, session: string, name: string): Promise<void> {
  await tx.query('select from exchange_session where id = $1 for update', [session]);
  await tx.query(
    `insert into exchange_file (session_id, name) values ($1, $2)
     on conflict (session_id, name) do update set status = 'received', message = null, asked_at = null,
       created_at = case when exchange_file.status = 'received' then exchange_file.created_at else clock_timestamp() end`,
    [session, name],
  );
  // more has come, so the session is not at its end
  await tx.query(
    `update exchange_session set is_closing = false, outcome = null, message = null, list_id = null where id = $1`,
    [session],
  );
}

interface KnownPiece extends Piece {
  position: number;
}

/**
 * Adds a piece to a file. If the piece has been sent before, drops the pieces after it: they will be sent again too.
 * Resolves to the keys of pieces that nobody needs any more.
 */
export async function addPiece(
  tx: Db,
  { session, name, piece }: { session: string; name: string; piece: Piece },
): Promise<string[]> {
  await holdFile(tx, session, name);
  const { rows } = await tx.query<KnownPiece>(
    'select position, key, hash, bytes from exchange_piece where session_id = $1 and name = $2 order by position',
    [session, name],
  );
  const again = rows.find(({ hash }) => hash.equals(piece.hash));
  if (again) {
    const later = rows.filter(({ position }) => position > again.position);
    await tx.query(
      'delete from exchange_piece where session_id = $1 and name = $2 and position > $3',
      [session, name, again.position],
    );
    return [piece.key, ...later.map(({ key }) => key)];
  }
  await tx.query(
    `insert into exchange_piece (session_id, name, position, key, hash, bytes) values ($1, $2, $3, $4, $5, $6)`,
    [session, name, rows.length, piece.key, piece.hash, piece.bytes],
  );
  return [];
}

export async function selectBytes(db: Db, session: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    'select coalesce(sum(bytes), 0)::bigint bytes from exchange_piece where session_id = $1',
    [session],
  );
  return rows[0]?.bytes ?? 0;
}

/** The number of bytes kept for all sessions of an exchange that were active within a day. */
export async function selectKeptBytes(db: Db, exchange: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    `select coalesce(sum(p.bytes), 0)::bigint bytes from exchange_session s join exchange_piece p on p.session_id = s.id
     where s.exchange_id = $1 and s.seen_at > now() - interval '1 day'`,
    [exchange],
  );
  return rows[0]?.bytes ?? 0;
}

export interface FileRow {
  name: string;
  status: 'received' | 'waiting' | 'read' | 'failed' | 'done';
  message: string | null;
  has_changes_only: boolean;
  whole: Kind[];
}

const FILE = 'name, status, message, has_changes_only, whole';

export async function selectFiles(db: Db, session: string): Promise<FileRow[]> {
  const { rows } = await db.query<FileRow>(
    `select ${FILE} from exchange_file where session_id = $1 order by asked_at, created_at`,
    [session],
  );
  return rows;
}

/**
 * Requests the reading of a file, which has come by itself or in an archive. Resolves to true if there is something to
 * read.
 */
export async function askForFile(db: Db, session: string, name: string): Promise<boolean> {
  const { rows } = await db.query(
    `insert into exchange_file as f (session_id, name, status, asked_at)
     select $1, $2, 'waiting', clock_timestamp() where exists (select from exchange_file o where o.session_id = $1
       and o.status = 'received' and (o.name = $2 or o.name ilike '%.zip'))
     on conflict (session_id, name) do update set status = 'waiting', asked_at = excluded.asked_at where f.status = 'received'
     returning name`,
    [session, name],
  );
  return rows.length > 0;
}

export async function selectKeys(db: Db, session: string, name?: string): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key from exchange_piece where session_id = $1 and ($2::text is null or name = $2) order by name, position`,
    [session, name],
  );
  return rows.map(({ key }) => key);
}

/** Deletes the pieces of a file that has been read, or of all files of a session. */
export async function forgetPieces(db: Db, session: string, name?: string): Promise<void> {
  await db.query(
    'delete from exchange_piece where session_id = $1 and ($2::text is null or name = $2)',
    [session, name],
  );
}

/**
 * Adds the files of an archive to its session, as if each had come by itself. Files that 1С has already asked for wait
 * to be read. If 1С has asked for the archive itself, all of them do.
 */
export const addMembers = (
  db: Db,
  session: string,
  archive: string,
  members: readonly { name: string; piece: Piece }[],
) =>
  db.transaction(async (tx) => {
    for (const { name, piece } of members) {
      await tx.query(
        `insert into exchange_file as f (session_id, name, status, created_at, asked_at)
         select session_id, $3, case when asked_at is null then 'received' else 'waiting' end, created_at, asked_at
         from exchange_file where session_id = $1 and name = $2
         on conflict (session_id, name) do update set created_at = excluded.created_at,
           status = case when f.status = 'waiting' then f.status else excluded.status end, asked_at = coalesce(f.asked_at, excluded.asked_at)`,
        [session, archive, name],
      );
      await forgetPieces(tx, session, name);
      await tx.query(
        `insert into exchange_piece (session_id, name, position, key, hash, bytes) values ($1, $2, 0, $3, $4, $5)`,
        [session, name, piece.key, piece.hash, piece.bytes],
      );
    }
    await forgetPieces(tx, session, archive);
    await tx.query(`update exchange_file set status = 'done' where session_id = $1 and name = $2`, [
      session,
      archive,
    ]);
  });

export const forgetStaged = (db: Db, session: string, name: string) =>
  db.query('delete from exchange_staged where session_id = $1 and file = $2', [session, name]);

export const STAGED_COLUMNS = ['session_id', 'file', 'position', 'kind', 'thing', 'name', 'xml'];

export const endReading = (
  db: Db,
  { session, name }: { session: string; name: string },
  { whole, hasChangesOnly }: { whole: readonly Kind[]; hasChangesOnly: boolean },
) =>
  db.query(
    `update exchange_file set status = 'read', whole = $3, has_changes_only = $4
     where session_id = $1 and name = $2 and status = 'waiting'`,
    [session, name, whole, hasChangesOnly],
  );

export const failFile = (db: Db, session: string, name: string, message: string) =>
  db.query(
    `update exchange_file set status = 'failed', message = $3 where session_id = $1 and name = $2`,
    [session, name, message],
  );

/** Whether all files of a session came before the first was asked for, and each has been read. */
export async function isComplete(db: Db, session: string): Promise<boolean> {
  const { rows } = await db.query<{ is_whole: boolean }>(
    `select coalesce(count(*) > 1 and max(created_at) < min(asked_at) and bool_and(status in ('read', 'done')), false) is_whole
     from exchange_file where session_id = $1`,
    [session],
  );
  return rows[0]?.is_whole ?? false;
}

/** Deletes everything that has come in a session and is not on sale yet. */
export const clearSession = (db: Db, session: string) =>
  db.transaction(async (tx) => {
    await tx.query('delete from exchange_file where session_id = $1', [session]);
    await tx.query(
      'update exchange_session set is_closing = false, outcome = null, message = null, list_id = null where id = $1',
      [session],
    );
  });
