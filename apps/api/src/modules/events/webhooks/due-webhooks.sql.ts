import { acts } from '../../../accounts/mandates.ts';
import type { Db } from '../../../db/db.ts';
import { firstRow, hasRows } from '../../../db/db-rows.ts';
import type { Target } from './webhooks.sql.ts';

/**
 * How long a process may call an address without renewing its lease: longer than a call takes. Others wait meanwhile.
 */
const LEASE = `interval '20 seconds'`;
/** An address is turned off after it has not answered for this long. */
const GIVE_UP = `interval '3 days'`;

export interface Due extends Target {
  company_id: string;
  types: string[];
  cursor: number;
  attempt: number;
}

/** Leases an address that has events to be sent now; resolves to undefined if there is none. */
export const takeDue = (db: Db): Promise<Due | undefined> =>
  firstRow<Due>(
    db,
    `update webhook set leased_until = now() + ${LEASE} where id = (
       select w.id from webhook w where w.is_active and ${acts('w', 'webhook')} and w.due_at <= now() and coalesce(w.leased_until <= now(), true)
         and exists (select from event e where e.company_id = w.company_id and (e.seq is null or e.seq > w.cursor))
       order by w.due_at limit 1 for update skip locked)
     returning id, company_id, url, secret, sealed, types, cursor, attempt`,
  );

/**
 * Records that all events up to `to` were delivered or are not wanted. Resolves to false if somebody has changed the
 * address meanwhile, or it may no longer be called.
 */
export const moveCursor = (db: Db, { id, url, cursor }: Due, to: number): Promise<boolean> =>
  hasRows(
    db,
    `update webhook w set cursor = $4::bigint, attempt = 0, failing_since = null, leased_until = now() + ${LEASE}
     where id = $1 and url = $2 and cursor = $3::bigint and is_active and ${acts('w', 'webhook')} returning id`,
    [id, url, cursor, to],
  );

/** Ends the lease, so that other processes can take the address. */
export async function release(db: Db, id: string): Promise<void> {
  await db.query('update webhook set leased_until = null where id = $1', [id]);
}

/**
 * Records a failed call, which is tried again in `delayS` seconds. An address that has not answered for long, or says
 * that it is gone, is turned off. Resolves to the account to be told that it was turned off, if it was.
 */
export async function postpone(
  db: Db,
  { id, url }: Due,
  { delayS, isGone }: { delayS: number; isGone: boolean },
): Promise<string | null> {
  const { rows } = await db.query<{ account_id: string | null; is_active: boolean }>(
    `update webhook w set leased_until = null, attempt = attempt + 1, failing_since = coalesce(failing_since, now()),
       due_at = now() + make_interval(secs => $3),
       is_active = not ($4 or coalesce(failing_since < now() - ${GIVE_UP}, false)),
       reason = case when $4 then 'Адрес ответил, что его больше нет (410)'
         when failing_since < now() - ${GIVE_UP} then 'Адрес не отвечал три дня' else reason end
     where id = $1 and url = $2 and is_active
     returning case when ${acts('w', 'webhook')} then account_id end account_id, is_active`,
    [id, url, delayS, isGone],
  );
  return rows[0] && !rows[0].is_active ? rows[0].account_id : null;
}
