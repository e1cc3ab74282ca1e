import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../../../db/db-rows.ts';
import { isDraft } from '../../../../requests/open-requests.sql.ts';
import type { RepeatLine } from './repeat.ts';

const TODAY = `(now() at time zone 'Europe/Moscow')::date`;

/** The lines of the request `r`, as they repeat. */
const LINES = `(select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'section', l.section, 'wish', l.wish,
    'product', product_brief(l.product_id)) order by l.position), '[]')
  from goods_request_line l where l.request_id = r.id and not l.is_remark and l.quantity is distinct from 0) lines`;

/** A request that repeats. */
export interface RepeatRow {
  id: string;
  number: number;
  name: string;
  /** who has set it, and whose purchases are measured */
  account_id: string;
  every_days: number | null;
  next_on: string;
  lines: RepeatLine[];
}

const COLUMNS = `r.id, r.number, r.name, p.account_id, p.every_days, p.next_on::text next_on, ${LINES}`;

/** The repeats of the requests that an account sees. */
export const selectRepeats = (db: Db, accountId: string): Promise<RepeatRow[]> =>
  allRows<RepeatRow>(
    db,
    `select ${COLUMNS} from goods_request_repeat p join goods_request r on r.id = p.request_id
     where sees_request($1, r) order by p.next_on, r.number`,
    [accountId],
  );

/** The requests whose day has come. */
export const selectDue = async (db: Db): Promise<string[]> =>
  (
    await allRows<{ request_id: string }>(
      db,
      `select request_id from goods_request_repeat where next_on <= ${TODAY} order by next_on, request_id`,
    )
  ).map((row) => row.request_id);

/** Locks a repeat whose day has come until the transaction ends; undefined if another process has it, or it has moved on. */
export const lockDue = (db: Db, requestId: string) =>
  firstRow<RepeatRow & { company_id: string | null; sees: boolean; has_draft: boolean }>(
    db,
    `select ${COLUMNS}, r.company_id, sees_request(p.account_id, r) sees, exists (
         select from goods_request o where o.draft_of = r.id and ${isDraft('o')}) has_draft
     from goods_request_repeat p join goods_request r on r.id = p.request_id
     where p.request_id = $1 and p.next_on <= ${TODAY} for no key update of p skip locked`,
    [requestId],
  );

/** Repeats a request from a day on. What it does already stays as it is. */
export const storeRepeat = (
  db: Db,
  requestId: string,
  accountId: string,
  everyDays: number | null,
) =>
  db.query(
    `insert into goods_request_repeat as p (request_id, account_id, every_days, next_on)
     values ($1, $2, $3::int, ${TODAY} + coalesce($3::int, 0))
     on conflict (request_id) do update set account_id = excluded.account_id, every_days = excluded.every_days, next_on = excluded.next_on
     where p.every_days is distinct from excluded.every_days`,
    [requestId, accountId, everyDays],
  );

export const deleteRepeat = (db: Db, requestId: string) =>
  db.query('delete from goods_request_repeat where request_id = $1', [requestId]);

export const hasLines = (db: Db, requestId: string): Promise<boolean> =>
  hasRows(db, 'select from goods_request_line where request_id = $1 and not is_remark', [
    requestId,
  ]);

/** Says from which day on the next draft is made. */
export const moveRepeat = (db: Db, requestId: string, day: string) =>
  db.query('update goods_request_repeat set next_on = $2 where request_id = $1', [requestId, day]);

/** A line of a draft, with its pieces where they are not those of the request. */
export interface DraftLine {
  id: string;
  quantity: number | null;
}

/** Makes a draft of lines of a request, for whoever sees that. */
export async function insertDraft(
  db: Db,
  { id, account_id }: Pick<RepeatRow, 'id' | 'account_id'>,
  reason: string,
  lines: readonly DraftLine[],
): Promise<void> {
  const draft = uuidv7();
  await db.query(
    `insert into goods_request (id, account_id, company_id, name, origin, created_by, updated_by, draft_of, draft_reason, dot_year_min, with_vat)
     select $2, r.account_id, r.company_id, r.name, 'repeat', $3, $3, r.id, $4, r.dot_year_min, r.with_vat from goods_request r where r.id = $1`,
    [id, draft, account_id, reason],
  );
  await db.query(
    `insert into goods_request_line (request_id, position, text, product_id, quantity, section, wish, understood)
     select $1, row_number() over (order by l.position), l.text, l.product_id, coalesce(x.quantity, l.quantity), l.section, l.wish, l.understood
     from jsonb_to_recordset($2) x (id uuid, quantity int) join goods_request_line l on l.id = x.id`,
    [draft, JSON.stringify(lines)],
  );
}
