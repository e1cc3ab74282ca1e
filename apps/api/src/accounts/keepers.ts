import type { Db } from '../db/db.ts';
import { hasRows } from '../db/db-rows.ts';

/** SQL that says whether an account keeps the installation: its confirmed e-mail is one of the parameter's. */
export const keepsInstallation = (keepers: string) =>
  `coalesce(email = any(${keepers}) and email_verified_at is not null, false)`;

/** Whether an account keeps the installation. */
export const isKeeper = (db: Db, account: string, keepers: readonly string[]): Promise<boolean> =>
  hasRows(db, `select from account where id = $1 and ${keepsInstallation('$2')}`, [
    account,
    keepers,
  ]);
