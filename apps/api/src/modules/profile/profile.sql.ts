import type { Consent, User } from '@org/api-client/schema';
import { keepsInstallation } from '../../accounts/keepers.ts';
import type { Login } from '../../accounts/login.ts';
import type { Db } from '../../db/db.ts';
import { firstRow, hasRows } from '../../db/db-rows.ts';
import { mayUse } from '../../delivery/addresses.ts';

interface UserRow extends Omit<User, 'email_verified_at' | 'phone_verified_at' | 'created_at'> {
  email_verified_at: Date | null;
  phone_verified_at: Date | null;
  created_at: Date;
}

/** SQL for the new address of an account that is still to be confirmed. */
const pending = (kind: Login['kind']) =>
  `(select address from link where account_id = account.id and purpose = '${kind}' and expires_at > now()
     and address is distinct from ${kind} order by created_at desc limit 1) pending_${kind}`;

/** The profile; undefined if the account is gone. */
export async function selectUser(
  db: Db,
  accountId: string,
  keepers: readonly string[],
): Promise<User | undefined> {
  const { rows } = await db.query<UserRow>(
    `select id, full_name, email, phone, avatar, email_verified_at, phone_verified_at, created_at,
       (select name from city where city.id = coalesce(account.city_id, (select a.city_id from address a where a.is_default
          and ${mayUse('account.id')} order by a.company_id is not null, a.created_at limit 1))) city,
       ${pending('email')}, ${pending('phone')}, ${keepsInstallation('$2')} is_keeper
     from account where id = $1`,
    [accountId, keepers],
  );
  const [row] = rows;
  return (
    row && {
      ...row,
      email_verified_at: row.email_verified_at?.toISOString() ?? null,
      phone_verified_at: row.phone_verified_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    }
  );
}

export const updateFullName = (db: Db, accountId: string, fullName: string | null) =>
  db.query('update account set full_name = $2 where id = $1', [accountId, fullName]);

/** Sets the city that an account buys for; null is the city of its default address. */
export const updateCity = (db: Db, accountId: string, cityId: number | null) =>
  db.query('update account set city_id = $2 where id = $1', [accountId, cityId]);

export const updateAvatar = (db: Db, accountId: string, avatar: string | null) =>
  db.query('update account set avatar = $2 where id = $1', [accountId, avatar]);

/** Whether an account uploaded this file as an avatar. If so, the file is kept until the transaction ends. */
export const holdAvatar = (db: Db, accountId: string, fileId: string): Promise<boolean> =>
  hasRows(
    db,
    `select from file where id = $1 and account_id = $2 and purpose = 'avatar' for key share`,
    [fileId, accountId],
  );

export interface Address {
  address: string | null;
  isVerified: boolean;
}

/** The e-mail or phone of an account. */
export const selectAddress = (
  db: Db,
  accountId: string,
  kind: Login['kind'],
): Promise<Address | undefined> =>
  firstRow<Address>(
    db,
    `select ${kind} address, ${kind}_verified_at is not null "isVerified" from account where id = $1`,
    [accountId],
  );

/** Whether another account has the address. */
export const isAddressInUse = (db: Db, accountId: string, { kind, address }: Login) =>
  hasRows(db, `select from account where ${kind} = $1 and id <> $2`, [address, accountId]);

/** Removes an address from another account that never confirmed it, if that account has confirmed another one. */
export const releaseAddress = (db: Db, accountId: string, { kind, address }: Login) =>
  db.query(
    `update account set ${kind} = null where ${kind} = $1 and id <> $2 and ${kind}_verified_at is null
       and coalesce(email_verified_at, phone_verified_at) is not null`,
    [address, accountId],
  );

/** Sets an address of an account, as confirmed. */
export const updateAddress = (db: Db, accountId: string, { kind, address }: Login) =>
  db.query(`update account set ${kind} = $2, ${kind}_verified_at = now() where id = $1`, [
    accountId,
    address,
  ]);

interface ConsentRow extends Omit<Consent, 'at'> {
  at: Date;
}
const toConsent = ({ at, ...consent }: ConsentRow): Consent => ({
  ...consent,
  at: at.toISOString(),
});

/** The latest statement of each kind of consent: given or withdrawn. */
export async function selectConsents(db: Db, accountId: string): Promise<Consent[]> {
  const { rows } = await db.query<ConsentRow>(
    `select distinct on (kind) kind, version, given, at from consent where account_id = $1 order by kind, id desc`,
    [accountId],
  );
  return rows.map(toConsent);
}

export async function insertConsent(
  db: Db,
  { accountId, kind, version, given, ip }: Omit<Consent, 'at'> & { accountId: string; ip: string },
): Promise<Consent> {
  const { rows } = await db.query<ConsentRow>(
    `insert into consent (account_id, kind, version, given, ip) values ($1, $2, $3, $4, $5)
     returning kind, version, given, at`,
    [accountId, kind, version, given, ip],
  );
  return toConsent(rows[0]!);
}
