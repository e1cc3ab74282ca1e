import type { Db } from '../../db/db.ts';
import { hasRows } from '../../db/db-rows.ts';
import type { PicturePurpose } from './picture.ts';

export const insertFile = (
  db: Db,
  { id, accountId, purpose }: { id: string; accountId: string; purpose: PicturePurpose },
) =>
  db.query('insert into file (id, account_id, purpose) values ($1, $2, $3)', [
    id,
    accountId,
    purpose,
  ]);

export const hasFile = (db: Db, id: string): Promise<boolean> =>
  hasRows(db, 'select from file where id = $1', [id]);

/** Deletes the rows of files that are over a day old and that nothing refers to; resolves to their ids. */
export async function deleteOrphans(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `delete from file where created_at < now() - interval '1 day'
       and not exists (select from account where avatar = '/api/files/' || file.id)
       and not exists (select from company where logo = '/api/files/' || file.id)
     returning id`,
  );
  return rows.map(({ id }) => id);
}
