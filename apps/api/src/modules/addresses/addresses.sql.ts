import type { AddressBody } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { firstRow } from '../../db/db-rows.ts';
import { mayUse } from '../../delivery/addresses.ts';

export type Owner =
  | { account_id: string; company_id: null }
  | { account_id: null; company_id: string };
type Values = Omit<AddressBody, 'city'> & { city_id: number };

/** Locks the owner's addresses against changes by others until the transaction ends. */
export const lockOwner = (db: Db, { account_id, company_id }: Owner) =>
  account_id === null
    ? db.query('select from company where id = $1 for no key update', [company_id])
    : db.query('select from account where id = $1 for no key update', [account_id]);

const OWNED = 'account_id is not distinct from $1 and company_id is not distinct from $2';

export const countAddresses = async (db: Db, { account_id, company_id }: Owner): Promise<number> =>
  (
    await firstRow<{ n: number }>(db, `select count(*)::int n from address where ${OWNED}`, [
      account_id,
      company_id,
    ])
  )?.n ?? 0;

/** The owner of an address that the account may use; undefined if there is no such address. */
export const selectOwner = (db: Db, accountId: string, id: string): Promise<Owner | undefined> =>
  firstRow<Owner>(
    db,
    `select a.account_id, a.company_id from address a where ${mayUse('$1')} and a.id = $2`,
    [accountId, id],
  );

export const clearDefault = (db: Db, { account_id, company_id }: Owner) =>
  db.query(`update address set is_default = false where is_default and ${OWNED}`, [
    account_id,
    company_id,
  ]);

/** Makes sure that one of the owner's addresses is the default one, if there are any. */
export const ensureDefault = (db: Db, { account_id, company_id }: Owner) =>
  db.query(
    `update address set is_default = true where id = (
       select id from address where ${OWNED} order by is_default desc, created_at, id limit 1)`,
    [account_id, company_id],
  );

export const insertAddress = async (db: Db, owner: Owner, values: Values): Promise<string> => {
  const row = await firstRow<{ id: string }>(
    db,
    `insert into address (account_id, company_id, label, city_id, street, receiver, phone, working_hours, is_default)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      owner.account_id,
      owner.company_id,
      values.label,
      values.city_id,
      values.street,
      values.receiver,
      values.phone,
      values.working_hours,
      values.is_default,
    ],
  );
  return row?.id ?? '';
};

export const updateAddress = (db: Db, id: string, values: Values) =>
  db.query(
    `update address set label = $2, city_id = $3, street = $4, receiver = $5, phone = $6, working_hours = $7, is_default = $8
     where id = $1`,
    [
      id,
      values.label,
      values.city_id,
      values.street,
      values.receiver,
      values.phone,
      values.working_hours,
      values.is_default,
    ],
  );

export const deleteAddress = (db: Db, id: string) =>
  db.query('delete from address where id = $1', [id]);
