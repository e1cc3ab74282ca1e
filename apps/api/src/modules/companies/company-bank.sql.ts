import type { Db } from '../../db/db.ts';
import { firstRow, hasRows } from '../../db/db-rows.ts';
import type { BankChangeRow, BankColumns } from './bank-change.ts';

export const selectBankChange = (db: Db, companyId: string): Promise<BankChangeRow | undefined> =>
  firstRow<BankChangeRow>(
    db,
    `select bank_bic, bank_account, bank_correspondent_account, bank_name, by, created_at, due_at from bank_change
     where company_id = $1 and applied_at is null and refused_at is null`,
    [companyId],
  );

/** Lets new bank details wait for a day, instead of others that wait. */
export async function insertBankChange(
  db: Db,
  {
    id,
    companyId,
    accountId,
    bank,
  }: { id: string; companyId: string; accountId: string; bank: BankColumns },
) {
  await refuseBankChange(db, companyId);
  await db.query(
    `insert into bank_change (id, company_id, account_id, by, bank_bic, bank_account, bank_correspondent_account, bank_name, due_at)
     select $1, $2, a.id, coalesce(a.full_name, a.email, a.phone), $4, $5, $6, $7, now() + interval '1 day'
     from account a where a.id = $3`,
    [
      id,
      companyId,
      accountId,
      bank.bank_bic,
      bank.bank_account,
      bank.bank_correspondent_account,
      bank.bank_name,
    ],
  );
}

/** Stops bank details that wait; resolves to false if none do. */
export const refuseBankChange = (db: Db, companyId: string): Promise<boolean> =>
  hasRows(
    db,
    `update bank_change set refused_at = now() where company_id = $1 and applied_at is null and refused_at is null
     returning id`,
    [companyId],
  );
