import type { Db } from '../../../../db/db.ts';
import type { Target } from '../queries.ts';

/** How long a process that calls an address keeps others from it without a sign of life: longer than a call may take. */
const LEASE = `interval '20 seconds'`;
/** An address that has not answered for so long is turned off. */
const GIVE_UP = `interval '3 days'`;

export interface Due extends Target {
  company_id: string;
  types: string[];
  cursor: number;
  attempt: number;
}

/** Takes an address that has something to be sent to now; undefined where none has. */
export async function takeDue(db: Db): Promise<Due | undefined> {
  const { rows } = await db.query<Due>(
    `update webhook set leased_until = now() + ${LEASE} where id = (
       select w.id from webhook w where w.is_active and w.due_at <= now() and coalesce(w.leased_until <= now(), true)
         and exists (select from event e where e.company_id = w.company_id and (e.seq is null or e.seq > w.cursor))
       order by w.due_at limit 1 for update skip locked)
     returning id, company_id, url, secret, sealed, types, cursor, attempt`,
  );
  return rows[0];
}

/** Notes that everything up to an event is taken or not wanted. False where somebody has changed the address meanwhile. */
export async function moveCursor(db: Db, { id, url, cursor }: Due, to: number): Promise<boolean> {
  const { rows } = await db.query(
    `update webhook set cursor = $4::bigint, attempt = 0, failing_since = null, leased_until = now() + ${LEASE}
     where id = $1 and url = $2 and cursor = $3::bigint and is_active returning id`,
    [id, url, cursor, to],
  );
  return rows.length > 0;
}

/** Lets others take it again. */
export async function release(db: Db, id: string): Promise<void> {
  await db.query('update webhook set leased_until = null where id = $1', [id]);
}

/**
 * Notes a call that was not taken, which is tried again in so many seconds; an address that has long not answered, or says
 * that it is gone, is turned off. Resolves to whom to tell of that, if it was.
 */
export async function postpone(
  db: Db,
  { id, url }: Due,
  { delayS, isGone }: { delayS: number; isGone: boolean },
): Promise<string | null> {
  const { rows } = await db.query<{ account_id: string | null; is_active: boolean }>(
    `update webhook set leased_until = null, attempt = attempt + 1, failing_since = coalesce(failing_since, now()),
       due_at = now() + make_interval(secs => $3),
       is_active = not ($4 or coalesce(failing_since < now() - ${GIVE_UP}, false)),
       reason = case when $4 then 'Адрес ответил, что его больше нет (410)'
         when failing_since < now() - ${GIVE_UP} then 'Адрес не отвечал три дня' else reason end
     where id = $1 and url = $2 and is_active returning account_id, is_active`,
    [id, url, delayS, isGone],
  );
  return rows[0] && !rows[0].is_active ? rows[0].account_id : null;
}
