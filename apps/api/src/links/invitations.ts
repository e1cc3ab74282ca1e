import type { Role } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../accounts/auth.ts';
import { acts } from '../accounts/mandates.ts';
import type { Db } from '../db/db.ts';
import { firstRow } from '../db/db-rows.ts';
import type { Jobs } from '../jobs/jobs.ts';

const LIFETIME_DAYS = 7;

/** Adds a job that sends an employee an invitation in the name of a person. Invitations to the employee's other addresses stop working. */
export async function addInvitation(
  db: Db,
  jobs: Jobs,
  { employeeId, address, by }: { employeeId: string; address: string; by: string },
): Promise<void> {
  await db.query('delete from link where employee_id = $1 and address <> $2', [
    employeeId,
    address,
  ]);
  await db.query('update employee set invited_by = $2 where id = $1', [employeeId, by]);
  const id = uuidv7();
  await db.query(
    `insert into link (id, purpose, employee_id, address, expires_at)
     values ($1, 'invitation', $2, $3, now() + make_interval(days => $4))`,
    [id, employeeId, address, LIFETIME_DAYS],
  );
  await jobs.add(db, 'link', { id });
}

/** Ends the invitations of an employee. */
export const deleteInvitations = (db: Db, employeeId: string) =>
  db.query('delete from link where employee_id = $1', [employeeId]);

/** What an invitation is for. */
export interface Invitation {
  employeeId: string;
  fullName: string;
  /** The address that the letter went to. */
  email: string;
  roles: Role[];
  company: { id: string; name: string; logo: string | null };
  expiresAt: Date;
}

/** The invitation of a token; undefined if it no longer works. */
export const findInvitation = (db: Db, token: string): Promise<Invitation | undefined> =>
  firstRow<Invitation>(
    db,
    `select e.id "employeeId", e.full_name "fullName", e.roles, link.address email, link.expires_at "expiresAt",
       json_build_object('id', c.id, 'name', c.name, 'logo', c.logo) company
     from link join employee e on e.id = link.employee_id join company c on c.id = e.company_id
     where link.token_hash = $1 and link.expires_at > now() and e.account_id is null and ${acts('e', 'invitation', 'invited_by')}`,
    [hashToken(token)],
  );
