import { acts } from '../accounts/mandates.ts';
import type { Db } from '../db/db.ts';
import { firstRow, hasRows } from '../db/db-rows.ts';

/** The exchange that a login belongs to. */
export interface ExchangeLogin {
  id: string;
  company_id: string;
  password_hash: Buffer;
  is_acting: boolean;
}

export const selectByLogin = (db: Db, login: string): Promise<ExchangeLogin | undefined> =>
  firstRow<ExchangeLogin>(
    db,
    `select x.id, x.company_id, x.password_hash, ${acts('x', 'exchange')} is_acting from exchange x where x.login = $1`,
    [login],
  );

/** Starts a session of an exchange; resolves to false if its password has been replaced meanwhile. */
export const insertSession = (
  db: Db,
  { id, exchange, tokenHash }: { id: string; exchange: ExchangeLogin; tokenHash: Buffer },
): Promise<boolean> =>
  hasRows(
    db,
    `with held as (select id from exchange where id = $2 and password_hash = $4 for share)
     insert into exchange_session (id, exchange_id, token_hash) select $1, held.id, $3 from held returning id`,
    [id, exchange.id, tokenHash, exchange.password_hash],
  );

/** One session of an exchange that is under way. */
export interface Session {
  id: string;
  exchange_id: string;
  company_id: string;
  account_id: string | null;
  /** whether the exchange may act for the company now */
  is_acting: boolean;
}

/** Finds the session of a cookie and marks it as seen; undefined if it was silent for a day or has been ended. */
export const touchSession = (db: Db, tokenHash: Buffer): Promise<Session | undefined> =>
  firstRow<Session>(
    db,
    `update exchange_session s set seen_at = now() from exchange x
     where s.token_hash = $1 and s.seen_at > now() - interval '1 day' and x.id = s.exchange_id
     returning s.id, s.exchange_id, x.company_id, x.account_id, ${acts('x', 'exchange')} is_acting`,
    [tokenHash],
  );

export interface Entry {
  exchangeId: string;
  sessionId: string | null;
  type: string;
  mode: string;
  fileName?: string | null | undefined;
  bytes?: number | undefined;
  answer: 'success' | 'progress' | 'failure';
  message?: string | null | undefined;
  listId?: string | null;
}

/**
 * Logs a step. A repeated step has one entry, which counts the repetitions; so have the refused logins of a day, whatever
 * came between them: strangers must not push out what the company's own program did.
 */
export async function logStep(db: Db, entry: Entry): Promise<void> {
  const { exchangeId, sessionId, type, mode, fileName, bytes, answer, message, listId } = entry;
  await db.query(
    `with again as (
       update exchange_log set times = times + 1, bytes = coalesce(bytes + $5::int, bytes), answer = $6, message = $7, at = now()
       where id = (select max(id) from exchange_log where exchange_id = $1
           and ($2::uuid is not null or session_id is null and at > now() - interval '1 day'))
         and session_id is not distinct from $2 and ($2 is null or type = $3) and mode = $4
         and file_name is not distinct from $8
       returning id)
     insert into exchange_log (exchange_id, session_id, type, mode, bytes, answer, message, file_name, list_id)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9 where not exists (select from again)`,
    [exchangeId, sessionId, type, mode, bytes, answer, message, fileName, listId],
  );
}
