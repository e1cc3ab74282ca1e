import type { SecondFactor } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { firstRow, hasRows } from '../../db/db-rows.ts';

/** An account's second factors and the companies that demand one; `locked` ones are closed to the account. */
export async function selectSecondFactor(db: Db, accountId: string): Promise<SecondFactor> {
  const { rows } = await db.query<
    Omit<SecondFactor, 'app_added_at'> & { app_added_at: Date | null }
  >(
    `select (select confirmed_at from totp where account_id = $1) app_added_at,
       (select count(*)::int from recovery_code where account_id = $1) recovery_codes_left,
       coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'created_at', created_at, 'used_at', used_at)
         order by created_at) from passkey where account_id = $1), '[]') passkeys,
       coalesce((select jsonb_agg(distinct jsonb_build_object('id', c.id, 'name', c.name, 'locked', not has_second_factor($1)))
         from company_member m join company c on m.company_id in (c.id, c.parent_id)
         where m.account_id = $1 and c.demands_second_factor), '[]') demanded_by`,
    [accountId],
  );
  const row = rows[0]!;
  return { ...row, app_added_at: row.app_added_at?.toISOString() ?? null };
}

/** The name by which an authenticator lists the account. */
export const selectName = async (db: Db, accountId: string): Promise<string> => {
  const row = await firstRow<{ name: string }>(
    db,
    'select coalesce(email, phone) name from account where id = $1',
    [accountId],
  );
  return row?.name ?? '';
};

/** Locks the second factors of an account against changes by others until the transaction ends. */
export const holdAccount = (db: Db, accountId: string) =>
  db.query('select from account where id = $1 for no key update', [accountId]);

export const hasFactor = async (db: Db, accountId: string): Promise<boolean> =>
  (await firstRow<{ has: boolean }>(db, 'select has_second_factor($1) has', [accountId]))?.has ??
  false;

export async function replaceCodes(db: Db, accountId: string, hashes: readonly string[]) {
  await db.query('delete from recovery_code where account_id = $1', [accountId]);
  await db.query('insert into recovery_code (account_id, hash) select $1, unnest($2::text[])', [
    accountId,
    hashes,
  ]);
}

export async function selectCodes(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.query<{ hash: string }>(
    'select hash from recovery_code where account_id = $1',
    [accountId],
  );
  return rows.map(({ hash }) => hash);
}

/** Deletes a recovery code; resolves to false if it is gone already. */
export const deleteCode = (db: Db, accountId: string, hash: string): Promise<boolean> =>
  hasRows(db, 'delete from recovery_code where account_id = $1 and hash = $2 returning 1', [
    accountId,
    hash,
  ]);

export const deleteCodes = (db: Db, accountId: string) =>
  db.query('delete from recovery_code where account_id = $1', [accountId]);

export const isDemanded = (db: Db, accountId: string): Promise<boolean> =>
  hasRows(
    db,
    `select from company_member m join company c on m.company_id in (c.id, c.parent_id)
     where m.account_id = $1 and c.demands_second_factor limit 1`,
    [accountId],
  );

/** Ends all sessions of an account but this one: the others have not shown a second factor. */
export async function endOtherSessions(db: Db, accountId: string, tokenHash: Buffer) {
  await db.query('delete from session where account_id = $1 and token_hash <> $2', [
    accountId,
    tokenHash,
  ]);
}
