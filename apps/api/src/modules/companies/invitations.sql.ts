import type { Db } from '../../db/db.ts';
import { hasRows } from '../../db/db-rows.ts';
import { insertMember } from './companies.sql.ts';

/** Locks a company's members and employees against changes by others until the transaction ends. */
export const holdCompany = (db: Db, id: string) =>
  db.query('select from company where id = $1 for no key update', [id]);

export const isMember = (db: Db, id: string, accountId: string): Promise<boolean> =>
  hasRows(db, 'select from company_member where company_id = $1 and account_id = $2', [
    id,
    accountId,
  ]);

/** Links an invited employee to an account. From then on the employee's e-mail is that of the account. */
export async function insertInvited(
  db: Db,
  id: string,
  employeeId: string,
  accountId: string,
): Promise<void> {
  await db.query('update employee set account_id = $2, email = null where id = $1', [
    employeeId,
    accountId,
  ]);
  await insertMember(db, id, accountId);
}
