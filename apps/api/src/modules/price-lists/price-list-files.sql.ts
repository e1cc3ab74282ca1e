import type { Db } from '../../db/db.ts';

/** How long the files of ended lists are kept, and of how many lists of one company. */
const KEPT = { for: `interval '30 days'`, files: 20 };

const OLD_FILES = `
  select id, files from (
    select id, files, status, finished_at, row_number() over (partition by company_id order by created_at desc) place
    from price_list where files > 0 and ($1::uuid is null or company_id = $1)) l
  where status in ('done', 'failed', 'cancelled', 'undone') and (finished_at < now() - ${KEPT.for} or place > ${KEPT.files})`;

/** The lists, of one company or of all, whose files need not be kept any longer. */
export async function selectOldFiles(db: Db, companyId: string | null) {
  const { rows } = await db.query<{ id: string; files: number }>(OLD_FILES, [companyId]);
  return rows;
}

export async function forgetFiles(db: Db, id: string): Promise<void> {
  await db.query('update price_list set files = 0 where id = $1', [id]);
}

/** Those ids that no list has. */
export async function selectUnknownLists(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from unnest($1::uuid[]) i(id) where not exists (select from price_list p where p.id = i.id)',
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Cancels lists that nobody has confirmed for two weeks: prices have changed since. */
export async function cancelStale(db: Db): Promise<void> {
  await db.query(
    `update price_list set status = 'cancelled', finished_at = now()
     where status = 'preview' and started_at < now() - interval '14 days'`,
  );
}
