import { acts } from '../../../accounts/mandates.ts';
import type { Db } from '../../../db/db.ts';

export interface OpenSession {
  id: string;
  exchange_id: string;
  company_id: string;
  /** whether the exchange may act for the company now */
  is_acting: boolean;
  is_closing: boolean;
  outcome: string | null;
  message: string | null;
  list_id: string | null;
}

const SESSION = `s.id, s.exchange_id, x.company_id, ${acts('x', 'exchange')} is_acting, s.is_closing, s.outcome, s.message, s.list_id
  from exchange_session s join exchange x on x.id = s.exchange_id`;

export async function selectSession(db: Db, id: string): Promise<OpenSession | undefined> {
  const { rows } = await db.query<OpenSession>(`select ${SESSION} where s.id = $1`, [id]);
  return rows[0];
}

/** Locks a session against other changes until the transaction ends. */
export const holdSession = (tx: Db, session: string) =>
  tx.query('select from exchange_session where id = $1 for update', [session]);

export const markClosing = (db: Db, session: string) =>
  db.query('update exchange_session set is_closing = true where id = $1', [session]);

/** Locks a company's exchange until the transaction ends. Resolves to the values that its list is made with. */
export async function holdExchange(
  tx: Db,
  id: string,
): Promise<{ company_id: string; price_type: string | null; is_dirty: boolean } | undefined> {
  const { rows } = await tx.query<{
    company_id: string;
    price_type: string | null;
    is_dirty: boolean;
  }>('select company_id, price_type, is_dirty from exchange where id = $1 for no key update', [id]);
  return rows[0];
}

export const setDirty = (tx: Db, exchange: string, isDirty: boolean) =>
  tx.query('update exchange set is_dirty = $2 where id = $1', [exchange, isDirty]);

/** The last list of an exchange and its status; undefined if there is none. */
export async function selectLastList(
  db: Db,
  exchange: string,
): Promise<{ id: string; status: string } | undefined> {
  const { rows } = await db.query<{ id: string; status: string }>(
    'select id, status from price_list where source_id = $1 order by created_at desc limit 1',
    [exchange],
  );
  return rows[0];
}

export const endSession = (
  db: Db,
  id: string,
  { outcome, message = null }: { outcome: string; message?: string | null },
) =>
  db.query('update exchange_session set outcome = $2, message = $3 where id = $1', [
    id,
    outcome,
    message,
  ]);

/**
 * Inserts a list of what is known, and cancels the exchange's list that waits. Resolves to false if another list of the
 * company is under way. Decision 121.
 */
export async function insertExchangeList(
  tx: Db,
  list: {
    id: string;
    companyId: string;
    exchange: string;
    session: string | null;
    fileSize: number;
    hash: Buffer;
  },
): Promise<boolean> {
  await tx.query(
    `update price_list set status = 'cancelled', finished_at = now() where source_id = $1 and status = 'preview'`,
    [list.exchange],
  );
  const { rows } = await tx.query(
    `insert into price_list (id, company_id, status, mode, file_name, file_size, files, file_hash, choices, started_at, source_id)
     values ($1, $2, 'reading', 'replace', 'Обмен с 1С.xml', $3, 1, $4, '[]', now(), $5) on conflict do nothing returning id`,
    [list.id, list.companyId, list.fileSize, list.hash, list.exchange],
  );
  if (rows.length === 0) return false;
  await tx.query('update exchange_session set list_id = $2, outcome = null where id = $1', [
    list.session,
    list.id,
  ]);
  return true;
}

/**
 * The sessions that 1С no longer continues: no requested file waits to be read, and 1С has been silent for 3 minutes.
 */
export async function selectQuiet(db: Db): Promise<{ id: string; is_broken: boolean }[]> {
  const { rows } = await db.query<{ id: string; is_broken: boolean }>(
    `select s.id, bool_or(f.status in ('received', 'failed')) is_broken from exchange_session s join exchange_file f on f.session_id = s.id
     where s.outcome is null and not s.is_closing and s.seen_at < now() - interval '3 minutes'
     group by s.id having bool_or(f.status in ('read', 'received', 'failed')) and not bool_or(f.status = 'waiting')`,
  );
  return rows;
}

/** A list of an exchange, with its status and its session. */
export interface ExchangeList {
  id: string;
  company_id: string;
  exchange_id: string;
  is_acting: boolean;
  status: string;
  warnings: { message: string }[];
  questions: { kind: string; message: string }[];
  error: string | null;
  session_id: string | null;
  outcome: string | null;
}

export async function selectExchangeList(db: Db, id: string): Promise<ExchangeList | undefined> {
  const { rows } = await db.query<ExchangeList>(
    `select l.id, l.company_id, x.id exchange_id, ${acts('x', 'exchange')} is_acting, l.status, l.warnings, l.questions, l.error, s.id session_id, s.outcome
     from price_list l join exchange x on x.id = l.source_id left join exchange_session s on s.list_id = l.id where l.id = $1`,
    [id],
  );
  return rows[0];
}

/** Marks all the company's warehouses as confirmed: 1С has stated their stock again. */
export async function confirmExchange(db: Db, exchange: string): Promise<void> {
  await db.query(
    `with said as (update exchange set confirmed_at = now() where id = $1 returning company_id)
     update warehouse w set confirmed_at = now() from said where w.company_id = said.company_id`,
    [exchange],
  );
}

/** Those of the sessions whose files nobody needs any more: not seen for a day, or deleted. */
export async function selectOver(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select i.id from unnest($1::uuid[]) i(id) where not exists (
       select from exchange_session s where s.id = i.id and s.seen_at > now() - interval '1 day')`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Deletes sessions and log entries older than 30 days. */
export async function removeOldSessions(db: Db): Promise<void> {
  await db.query(`delete from exchange_session where seen_at < now() - interval '30 days'`);
  await db.query(`delete from exchange_log where at < now() - interval '30 days'`);
}
