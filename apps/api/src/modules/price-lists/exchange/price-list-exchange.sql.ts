import type { Db } from '../../../db/db.ts';
import type { EntryRow, ExchangeRow } from './exchange-wire.ts';

/** A company's exchange, with the outcome of what it brought last. */
export async function selectExchange(db: Db, companyId: string): Promise<ExchangeRow | undefined> {
  const { rows } = await db.query<ExchangeRow>(
    `select x.id, x.login, x.password_set_at, x.price_type, x.confirmed_at,
       (select max(v.seen_at) from exchange_session v where v.exchange_id = x.id and v.seen_at >= x.password_set_at) seen_at,
       (select count(*) from exchange_thing t where t.exchange_id = x.id and t.kind = 'price') goods,
       s.outcome, s.message, s.is_open, l.id list_id, l.status list_status
     from exchange x
       left join lateral (select s.outcome, s.message, s.list_id, s.outcome is null and (s.is_closing or exists (
           select from exchange_file f where f.session_id = s.id and f.status = 'waiting')) is_open
         from exchange_session s where s.exchange_id = x.id and (s.outcome is not null or s.is_closing or exists (
           select from exchange_file f where f.session_id = s.id)) order by s.created_at desc limit 1) s on true
       left join price_list l on l.id = s.list_id
     where x.company_id = $1`,
    [companyId],
  );
  return rows[0];
}

/** The name of a source that would take off sale what the exchange brings; null if there is none. */
export async function selectRival(db: Db, companyId: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string | null }>(
    `select min(name) "name" from source where company_id = $1 and is_active and mode = 'replace'`,
    [companyId],
  );
  return rows[0]?.name ?? null;
}

const REPLACED = 'Пароль обмена сменили. Задайте новый в 1С и повторите обмен';

/**
 * Inserts an exchange, or gives it a new password, which ends all its sessions: their cookies open nothing, and what has
 * not come in whole is not put on sale.
 */
export async function upsertExchange(
  tx: Db,
  values: { id: string; companyId: string; accountId: string; login: string; passwordHash: Buffer },
): Promise<void> {
  await tx.query(
    `insert into exchange (id, company_id, account_id, login, password_hash) values ($1, $2, $3, $4, $5)
     on conflict (company_id) do update set account_id = excluded.account_id, password_hash = excluded.password_hash, password_set_at = now()`,
    [values.id, values.companyId, values.accountId, values.login, values.passwordHash],
  );
  await tx.query(
    `update exchange_session s set token_hash = null, is_closing = case when is_open then false else is_closing end,
       outcome = case when is_open then 'failed' else outcome end, message = case when is_open then $2 else message end
     from (select v.id, v.outcome is null and v.list_id is null is_open
       from exchange_session v join exchange x on x.id = v.exchange_id where x.company_id = $1) o
     where s.id = o.id`,
    [values.companyId, REPLACED],
  );
}

/** Sets the price to sell at. Resolves to the session that must be closed again with it; undefined if there is none. */
export async function setPrice(
  tx: Db,
  companyId: string,
  priceType: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string; is_other: boolean }>(
    `update exchange x set price_type = $2, is_dirty = true from (
       select id, price_type is distinct from $2 is_other from exchange where company_id = $1 for no key update) b
     where x.id = b.id returning x.id, b.is_other`,
    [companyId, priceType],
  );
  const [exchange] = rows;
  if (!exchange?.is_other) return undefined;
  const last = await tx.query<{ id: string }>(
    `update exchange_session set outcome = null, message = null, list_id = null, is_closing = true where id = (
       select id from exchange_session where exchange_id = $1 and outcome is not null order by created_at desc limit 1) returning id`,
    [exchange.id],
  );
  return last.rows[0]?.id;
}

export async function deleteExchange(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await db.query('delete from exchange where company_id = $1 returning id', [
    companyId,
  ]);
  return rows.length > 0;
}

/** How many log entries are shown. */
const SHOWN = 100;

export async function selectLog(db: Db, companyId: string): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select g.id::text id, g.at, g.type, g.mode, g.file_name, g.bytes, g.times, g.answer, g.message,
       l.created, l.updated, l.removed, g.list_id import_id
     from exchange_log g join exchange x on x.id = g.exchange_id left join price_list l on l.id = g.list_id and l.status = 'done'
     where x.company_id = $1 order by g.id desc limit $2`,
    [companyId, SHOWN],
  );
  return rows;
}
