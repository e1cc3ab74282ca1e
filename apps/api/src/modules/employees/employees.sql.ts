import type { Role } from '@org/api-client/schema';
import { acts } from '../../accounts/mandates.ts';
import { limitSql } from '../../accounts/spending.sql.ts';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/db-rows.ts';
import type { EmployeeRow } from './employee.ts';

/** The columns of an employee that are written. */
export interface EmployeeColumns {
  full_name: string;
  position: string | null;
  phone: string | null;
  email: string | null;
}

const EMPLOYEE = `select e.id, e.account_id, e.full_name, e.position, e.phone, e.created_at,
    case when e.account_id is null then e.email else a.email end email,
    exists (select from link where employee_id = e.id and expires_at > now()) and ${acts('e', 'invitation', 'invited_by')} is_invited,
    coalesce(m.is_owner, false) owner, case when m.is_owner then '{}' else e.roles end roles,
    case when l.id is not null and not coalesce(m.is_owner, false) then ${limitSql('e.account_id')} end "limit"
  from employee e left join account a on a.id = e.account_id
  left join company_member m on m.company_id = e.company_id and m.account_id = e.account_id
  left join spending_limit l on l.employee_id = e.id`;

/** The employees of a company, in no order. */
export const selectEmployees = (db: Db, companyId: string): Promise<EmployeeRow[]> =>
  allRows<EmployeeRow>(db, `${EMPLOYEE} where e.company_id = $1`, [companyId]);

export const selectEmployee = (
  db: Db,
  companyId: string,
  id: string,
): Promise<EmployeeRow | undefined> =>
  firstRow<EmployeeRow>(db, `${EMPLOYEE} where e.company_id = $1 and e.id = $2`, [companyId, id]);

/** Whether a company has an employee with this e-mail, other than `exceptId`. */
export const hasEmail = (
  db: Db,
  companyId: string,
  email: string,
  exceptId?: string,
): Promise<boolean> =>
  hasRows(
    db,
    `select from employee e left join account a on a.id = e.account_id
     where e.company_id = $1 and $2 in (a.email, e.email) and e.id is distinct from $3`,
    [companyId, email, exceptId],
  );

export const insertEmployee = (
  db: Db,
  companyId: string,
  id: string,
  { full_name, position, phone, email }: EmployeeColumns,
  roles: readonly Role[],
) =>
  db.query(
    'insert into employee (id, company_id, full_name, position, phone, email, roles) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, companyId, full_name, position, phone, email, roles],
  );

export const updateEmployee = (
  db: Db,
  id: string,
  { full_name, position, phone, email }: EmployeeColumns,
) =>
  db.query(
    'update employee set full_name = $2, position = $3, phone = $4, email = $5 where id = $1',
    [id, full_name, position, phone, email],
  );

export const updateRoles = (db: Db, id: string, roles: readonly Role[]) =>
  db.query('update employee set roles = $2 where id = $1', [id, roles]);

/** Deletes an employee who is not a member. */
export const deleteEmployee = (db: Db, id: string) =>
  db.query('delete from employee where id = $1', [id]);

/** Deletes a member, and with it the employee. */
export const deleteMember = (db: Db, companyId: string, accountId: string) =>
  db.query('delete from company_member where company_id = $1 and account_id = $2', [
    companyId,
    accountId,
  ]);

/** Makes a member an owner, or no owner. */
export const updateOwner = (db: Db, companyId: string, accountId: string, isOwner: boolean) =>
  db.query(
    'update company_member set is_owner = $3 where company_id = $1 and account_id = $2 and is_owner <> $3',
    [companyId, accountId, isOwner],
  );
