import type { Db } from '../../db/db.ts';
import type { Column, Correction } from './columns/fields.ts';
import type { RememberedLayout } from './reading/protocol.ts';
import type { ChangeKind, ChangeRow, ListRow, RejectRow, Status } from './wire.ts';

const LIST = `p.*, coalesce(a.full_name, a.email, a.phone) created_by,
  p.id = (select d.id from price_list d where d.company_id = p.company_id and d.status = 'done'
    and d.created + d.updated + d.removed > 0 order by d.finished_at desc limit 1) can_undo
  from price_list p left join account a on a.id = p.account_id`;

const first = async <Row>(query: Promise<{ rows: Row[] }>): Promise<Row | undefined> =>
  (await query).rows[0];

export const selectList = (db: Db, companyId: string, id: string) =>
  first(db.query<ListRow>(`select ${LIST} where p.id = $1 and p.company_id = $2`, [id, companyId]));

export async function selectLists(
  db: Db,
  companyId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await db.query<ListRow>(
    `select ${LIST} where p.company_id = $1 order by p.created_at desc, p.id desc limit $2 offset $3`,
    [companyId, limit, offset],
  );
  const counted = await first(
    db.query<{ total: number }>('select count(*) total from price_list where company_id = $1', [
      companyId,
    ]),
  );
  return { rows, total: counted?.total ?? 0 };
}

export interface NewList {
  id: string;
  companyId: string;
  accountId: string;
  mode: 'replace' | 'update';
  fileName: string;
  fileSize: number;
  files: number;
  hash: Buffer;
  choices: Correction[];
}

/** Adds a list to be read; false while another one of the company is. A preview that waits gives way. */
export async function insertList(db: Db, list: NewList): Promise<boolean> {
  await db.query(
    `update price_list set status = 'cancelled', finished_at = now() where company_id = $1 and status = 'preview'`,
    [list.companyId],
  );
  const { rows } = await db.query(
    `insert into price_list (id, company_id, account_id, mode, file_name, file_size, files, file_hash, choices, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now()) on conflict do nothing returning id`,
    [
      list.id,
      list.companyId,
      list.accountId,
      list.mode,
      list.fileName,
      list.fileSize,
      list.files,
      list.hash,
      JSON.stringify(list.choices),
    ],
  );
  return rows.length > 0;
}

export async function isBusy(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from price_list where company_id = $1 and status in ('reading', 'running')`,
    [companyId],
  );
  return rows.length > 0;
}

/** Moves a list on if it is in one of the states; resolves to whether it was. */
export async function moveList(
  db: Db,
  id: string,
  from: readonly Status[],
  to: Status,
): Promise<boolean> {
  const isEnd = to === 'cancelled' || to === 'failed' || to === 'undone';
  const { rows } = await db.query(
    `update price_list set status = $3, rows_done = case when $3 = 'running' then 0 else rows_done end,
       started_at = now(), finished_at = case when $4 then now() end
     where id = $1 and status = any($2) returning id`,
    [id, from, to, isEnd],
  );
  return rows.length > 0;
}

/** Begins another reading of the same file with other columns. */
export async function rereadList(
  db: Db,
  id: string,
  { choices, mode }: { choices: Correction[]; mode: 'replace' | 'update' | undefined },
): Promise<number | undefined> {
  const row = await first(
    db.query<{ attempt: number }>(
      `update price_list set status = 'reading', attempt = attempt + 1, choices = $2, mode = coalesce($3, mode), error = null,
         rows_total = null, rows_done = 0, accepted = 0, rejected_count = 0, created = 0, updated = 0, removed = 0, unchanged = 0,
         price_up = 0, price_down = 0, warnings = '[]', started_at = now(), finished_at = null
       where id = $1 and status in ('preview', 'failed') returning attempt`,
      [id, JSON.stringify(choices), mode],
    ),
  );
  return row?.attempt;
}

/** Makes a list that waits the whole stock, or a part of it; false where it does not wait. */
export async function updateMode(db: Db, id: string, mode: ListRow['mode']): Promise<boolean> {
  const { rows } = await db.query(
    `update price_list set mode = $2 where id = $1 and status = 'preview' returning id`,
    [id, mode],
  );
  return rows.length > 0;
}

export interface RememberedColumns {
  sheet: string | null;
  titlesHash: string;
  choices: Correction[];
}

export async function rememberLayouts(
  db: Db,
  companyId: string,
  layouts: readonly RememberedColumns[],
): Promise<void> {
  for (const { sheet, titlesHash, choices } of layouts)
    await db.query(
      `insert into price_list_layout (company_id, sheet, titles_hash, choices) values ($1, $2, $3, $4)
       on conflict (company_id, sheet, titles_hash) do update set choices = excluded.choices, changed_at = now()`,
      [companyId, sheet ?? '', titlesHash, JSON.stringify(choices)],
    );
}

export async function selectLayouts(db: Db, companyId: string): Promise<RememberedLayout[]> {
  const { rows } = await db.query<RememberedLayout>(
    `select titles_hash "titlesHash", choices from price_list_layout where company_id = $1`,
    [companyId],
  );
  return rows;
}

export interface ListToRead {
  id: string;
  company_id: string;
  mode: 'replace' | 'update';
  files: number;
  choices: Correction[];
}

export const selectListToRead = (db: Db, id: string, attempt: number) =>
  first(
    db.query<ListToRead>(
      `select id, company_id, mode, files, choices from price_list where id = $1 and attempt = $2 and status = 'reading'`,
      [id, attempt],
    ),
  );

/** Forgets the goods of a list; its rejected rows stay to be put right. */
export async function clearGoods(db: Db, id: string): Promise<void> {
  await db.query('delete from price_list_row where list_id = $1', [id]);
  await db.query('delete from price_list_good where list_id = $1', [id]);
}

/** Forgets what an earlier reading, perhaps broken off, has staged. */
export async function clearStaged(db: Db, id: string): Promise<void> {
  await clearGoods(db, id);
  await db.query('delete from price_list_reject where list_id = $1', [id]);
}

export async function saveLayout(db: Db, id: string, columns: Column[], total: number) {
  await db.query(
    'update price_list set columns = $2, rows_total = $3, rows_done = 0 where id = $1',
    [id, JSON.stringify(columns), total],
  );
}

/** Notes how far a reading is; false once nobody waits for it. */
export async function saveProgress(
  db: Db,
  { id, attempt }: { id: string; attempt: number },
  progress: { done: number; accepted: number; rejected: number },
): Promise<boolean> {
  const { rows } = await db.query(
    `update price_list set rows_done = $3, accepted = $4, rejected_count = $5
     where id = $1 and attempt = $2 and status = 'reading' returning id`,
    [id, attempt, progress.done, progress.accepted, progress.rejected],
  );
  return rows.length > 0;
}

/** Notes which part of a merge is through; nothing once it is over. */
export async function saveMerged(db: Db, id: string, done: number, of: number): Promise<void> {
  await db.query(
    `update price_list set rows_done = accepted::bigint * $2::int / $3::int where id = $1 and status = 'running'`,
    [id, done, of],
  );
}

export async function failList(db: Db, id: string, error: string): Promise<void> {
  await db.query(
    `update price_list set status = 'failed', error = $2, finished_at = now()
     where id = $1 and status in ('reading', 'running')`,
    [id, error],
  );
}

export async function selectRejects(
  db: Db,
  id: string,
  { limit, offset }: { limit: number | null; offset: number },
) {
  const { rows } = await db.query<RejectRow>(
    `select row, sheet, text, field, value, reason, suggestion, fixed from price_list_reject
     where list_id = $1 order by position limit $2 offset $3`,
    [id, limit, offset],
  );
  const counted = await first(
    db.query<{ total: number }>('select count(*) total from price_list_reject where list_id = $1', [
      id,
    ]),
  );
  return { rows, total: counted?.total ?? 0 };
}

/** What an ended import changed. */
export async function selectChanges(
  db: Db,
  id: string,
  kind: ChangeKind,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ChangeRow[]; total: number }> {
  const { rows } = await db.query<ChangeRow>(
    `select kind, row, name, warehouse, price_before, price_after, quantity_before, quantity_after from price_list_change
     where list_id = $1 and kind = $2
     order by abs(ln(price_after::float / price_before)) desc nulls last, row, offer_id limit $3 offset $4`,
    [id, kind, limit, offset],
  );
  const counted = await first(
    db.query<{ total: number }>(
      'select count(*) total from price_list_change where list_id = $1 and kind = $2',
      [id, kind],
    ),
  );
  return { rows, total: counted?.total ?? 0 };
}

interface Unfinished {
  id: string;
  attempt: number;
  status: 'reading' | 'running';
}

/** Lists that somebody should be at. */
export async function selectUnfinished(db: Db): Promise<Unfinished[]> {
  const { rows } = await db.query<Unfinished>(
    `select id, attempt, status from price_list where status in ('reading', 'running')`,
  );
  return rows;
}
