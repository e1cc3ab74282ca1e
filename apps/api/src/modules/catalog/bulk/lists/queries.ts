import type { BulkList } from '@org/api-client/schema';
import type { Db } from '../../../../db/db.ts';
import { firstRow, hasRows } from '../../../../db/rows.ts';

/** Selects the lists of an account, sorted by name. */
export async function selectLists(db: Db, accountId: string) {
  const { rows } = await db.query<{
    id: string;
    name: string;
    rows_count: number;
    updated_at: Date;
  }>(
    `select id, name, jsonb_array_length(rows) rows_count, updated_at from bulk_list where account_id = $1
     order by lower(name), id`,
    [accountId],
  );
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
}

export const selectList = (db: Db, accountId: string, id: string): Promise<BulkList | undefined> =>
  firstRow<BulkList>(db, 'select name, rows from bulk_list where id = $1 and account_id = $2', [
    id,
    accountId,
  ]);

/** Locks the account's lists: until the transaction ends, no other one can save a list of this account. */
export const lockLists = (db: Db, accountId: string) =>
  db.query('select from account where id = $1 for no key update', [accountId]);

/** Counts the account's other lists, and tells whether one of them has the name. */
export async function selectOtherLists(
  db: Db,
  accountId: string,
  id: string,
  name: string,
): Promise<{ count: number; isTaken: boolean }> {
  const { rows } = await db.query<{ count: number; isTaken: boolean }>(
    `select count(*) count, coalesce(bool_or(lower(name) = lower($3)), false) "isTaken" from bulk_list
     where account_id = $1 and id <> $2`,
    [accountId, id, name],
  );
  return rows[0] ?? { count: 0, isTaken: false };
}

export const insertList = (db: Db, accountId: string, id: string, { name, rows }: BulkList) =>
  db.query('insert into bulk_list (id, account_id, name, rows) values ($1, $2, $3, $4)', [
    id,
    accountId,
    name,
    JSON.stringify(rows),
  ]);

export const updateList = (
  db: Db,
  accountId: string,
  id: string,
  { name, rows: list }: BulkList,
): Promise<boolean> =>
  hasRows(
    db,
    `update bulk_list set name = $3, rows = $4, updated_at = now() where id = $1 and account_id = $2 returning id`,
    [id, accountId, name, JSON.stringify(list)],
  );

export const deleteList = (db: Db, accountId: string, id: string): Promise<boolean> =>
  hasRows(db, 'delete from bulk_list where id = $1 and account_id = $2 returning id', [
    id,
    accountId,
  ]);
