import { acts } from '../../../accounts/mandates.ts';
import type { Db } from '../../../db/db.ts';
import { IS_BEING_DECIDED } from './source-fetches.sql.ts';

interface Position {
  validity: number;
  last_uid: number;
}

/** Leases a mailbox for two minutes. Resolves to undefined while another process reads it. */
export async function leaseMailbox(db: Db, name: string): Promise<Position | undefined> {
  const { rows } = await db.query<Position>(
    `insert into mailbox as m (name, leased_until) values ($1, now() + interval '2 minutes')
     on conflict (name) do update set leased_until = excluded.leased_until where m.leased_until is null or m.leased_until < now()
     returning validity, last_uid`,
    [name],
  );
  return rows[0];
}

export const freeMailbox = (db: Db, name: string) =>
  db.query('update mailbox set leased_until = null where name = $1', [name]);

/** Saves how far the mailbox has been read, and extends the lease. */
export const saveMailbox = (db: Db, name: string, { validity, last_uid }: Position) =>
  db.query(
    `update mailbox set validity = $2, last_uid = $3, leased_until = now() + interval '2 minutes' where name = $1`,
    [name, validity, last_uid],
  );

export interface NewLetter {
  token: string;
  message: Buffer;
  validity: number;
  uid: number;
}

/** Saves a letter to a source that takes letters. Does nothing if there is no such source or the letter is known. */
export const insertLetter = (db: Db, { token, message, validity, uid }: NewLetter) =>
  db.query(
    `insert into source_letter (source_id, message, validity, uid)
     select id, $2, $3, $4 from source s where mail_token = $1 and is_active and ${acts('s', 'source')} on conflict do nothing`,
    [token, message, validity, uid],
  );

export interface WaitingLetter {
  id: string;
  validity: number;
  uid: number;
}

/** The next letter to be read: the newest one if lists are the whole stock, else the oldest. */
export async function selectLetter(
  db: Db,
  sourceId: string,
  mode: 'replace' | 'update',
): Promise<WaitingLetter | undefined> {
  const { rows } = await db.query<WaitingLetter>(
    `select id::text id, validity, uid from source_letter where source_id = $1 and not is_taken
     order by case when $2 = 'replace' then -id else id end limit 1`,
    [sourceId, mode],
  );
  return rows[0];
}

/** The sources with letters waiting, except those whose last list somebody is deciding about. */
export async function selectWaiting(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ source_id: string }>(
    `select distinct source_id from source_letter w join source s on s.id = w.source_id
     where not is_taken and ${acts('s', 'source')} and not exists (
       select from price_list l where l.source_id = w.source_id and ${IS_BEING_DECIDED})`,
  );
  return rows.map(({ source_id }) => source_id);
}

/** Marks a letter as done. If its list is the whole stock, letters before it are done too. */
export const takeLetter = (db: Db, sourceId: string, mode: 'replace' | 'update', id: string) =>
  db.query(
    `update source_letter set is_taken = true
     where source_id = $1 and not is_taken and (id = $3::bigint or ($2 = 'replace' and id < $3::bigint))`,
    [sourceId, mode, id],
  );
