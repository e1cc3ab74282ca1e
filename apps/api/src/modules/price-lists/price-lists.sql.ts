import type { Db } from '../../db/db.ts';
import { CHANGES_BY, type ChangesWanted, changesSort } from '../../merging/change-kinds.ts';
import { isNoted, selectNoted } from '../../merging/noted-rows.ts';
import type { Correction } from '../../tables/cells/table-fields.ts';
import type { Answer } from './goods/doubts.ts';
import type { ChangeRow, ListRow, RejectRow, Status } from './price-list-wire.ts';
import type { RememberedLayout } from './reading/price-list-reading-protocol.ts';

const LIST = `p.*, coalesce(a.full_name, a.email, a.phone,
    (select concat('Источник «', s.name, '»') from source s where s.id = p.source_id),
    (select 'Обмен с 1С' from exchange x where x.id = p.source_id)) created_by,
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

/**
 * Inserts a list to be read, and cancels the company's list in `preview`. Resolves to false while another list of the
 * company is being read or merged.
 */
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

/** Locks a company: until the transaction ends, no other list of it starts to be applied. */
export const holdCompany = (tx: Db, id: string) =>
  tx.query('select from company where id = $1 for no key update', [id]);

export async function isBusy(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from price_list where company_id = $1 and status in ('reading', 'running')`,
    [companyId],
  );
  return rows.length > 0;
}

export const isOnSale = async (db: Db, id: string): Promise<boolean> =>
  (await first(db.query(`select from price_list where id = $1 and status = 'done'`, [id]))) !==
  undefined;

/** Moves a list to another status if it is in one of `from`. Resolves to true if it was. */
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

/**
 * Begins another reading of the same file with other columns. The list must wait, have failed, or have been done at
 * once because its file had been applied before. Resolves to the number of the new attempt.
 */
export async function rereadList(
  db: Db,
  id: string,
  { choices, mode }: { choices: Correction[]; mode: 'replace' | 'update' | undefined },
): Promise<number | undefined> {
  const row = await first(
    db.query<{ attempt: number }>(
      `update price_list set status = 'reading', attempt = attempt + 1, reader = null, tries = 0, staged = 0, choices = $2, mode = coalesce($3, mode), error = null,
         rows_total = null, rows_done = 0, accepted = 0, rejected_count = 0, created = 0, updated = 0, removed = 0, unchanged = 0,
         price_up = 0, price_down = 0, joined = 0, doubtful = 0, warnings = '[]', questions = '[]', started_at = now(), finished_at = null
       where id = $1 and (status in ('preview', 'failed') or (status = 'done' and created + updated + removed = 0))
       returning attempt`,
      [id, JSON.stringify(choices), mode],
    ),
  );
  return row?.attempt;
}

/** Saves answers to the doubts of a list. A later answer replaces an earlier one. */
export async function saveAnswers(db: Db, id: string, answers: readonly Answer[]): Promise<void> {
  await db.query(
    `update price_list set answers = (
       select coalesce(jsonb_agg(a), '[]') from jsonb_array_elements(answers) a where not exists (
         select from jsonb_array_elements($2::jsonb) b where b ->> 'kind' = a ->> 'kind' and b ->> 'subject_key' = a ->> 'subject_key')
       ) || $2::jsonb where id = $1`,
    [
      id,
      JSON.stringify(
        answers.map(({ kind, subject_key, answer, value }) => ({
          kind,
          subject_key,
          answer,
          value,
        })),
      ),
    ],
  );
}

/** Sets whether a list that waits is the whole stock or a part of it. Resolves to false if the list does not wait. */
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

/** Deletes the goods of a list. Its rejected rows stay, so that they can be corrected. */
export async function clearGoods(db: Db, id: string): Promise<void> {
  await db.query('delete from price_list_row where list_id = $1', [id]);
  await db.query('delete from price_list_good where list_id = $1', [id]);
}

/** Deletes what an earlier reading, perhaps broken off, has staged. */
export async function clearStaged(db: Db, id: string): Promise<void> {
  await clearGoods(db, id);
  await db.query('delete from price_list_reject where list_id = $1', [id]);
  await db.query('delete from price_list_doubt where list_id = $1', [id]);
}

/** Saves how many steps of a merge are done. Does nothing once the merge is over. */
export async function saveMerged(db: Db, id: string, done: number, of: number): Promise<void> {
  await db.query(
    `update price_list set rows_done = accepted::bigint * $2::int / $3::int where id = $1 and status = 'running'`,
    [id, done, of],
  );
}

/** Marks a merge as failed. */
export async function failList(db: Db, id: string, error: string): Promise<void> {
  await db.query(
    `update price_list set status = 'failed', error = $2, finished_at = now() where id = $1 and status = 'running'`,
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
  { kind, sort, limit, offset }: ChangesWanted,
): Promise<{ rows: ChangeRow[]; total: number }> {
  if (isNoted(kind)) return selectNoted(db, { id, isOver: true }, kind, { limit, offset });
  const { rows } = await db.query<ChangeRow>(
    `select kind, row, name, warehouse, price_before, price_after, quantity_before, quantity_after, null note from price_list_change
     where list_id = $1 and ${CHANGES_BY[kind]}
     order by ${changesSort(sort)}, offer_id limit $2 offset $3`,
    [id, limit, offset],
  );
  const counted = await first(
    db.query<{ total: number }>(
      `select count(*) total from price_list_change where list_id = $1 and ${CHANGES_BY[kind]}`,
      [id],
    ),
  );
  return { rows, total: counted?.total ?? 0 };
}
