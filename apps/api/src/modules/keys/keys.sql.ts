import type { Key, KeyBody, KeyCall } from '@org/api-client/schema';
import { limitSql } from '../../accounts/spending.sql.ts';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';

export interface KeyRow extends Omit<Key, 'created_at' | 'used_at'> {
  created_at: Date;
  used_at: Date | null;
}

const KEY = `select k.id, k.name, k.ending, k.scopes, k.created_at, k.used_at, host(k.used_from) used_from,
    array(select case when masklen(n) = case family(n) when 4 then 32 else 128 end then host(n) else n::text end
      from unnest(k.networks) n) networks,
    coalesce(nullif(a.full_name, ''), a.email, a.phone) created_by,
    case when l.id is not null then ${limitSql('k.account_id')} end "limit"
  from company_key k join account a on a.id = k.account_id left join spending_limit l on l.key_id = k.id`;

/** The keys of a company, latest first. */
export const selectKeys = (db: Db, companyId: string): Promise<KeyRow[]> =>
  allRows<KeyRow>(db, `${KEY} where k.company_id = $1 order by k.created_at desc, k.id desc`, [
    companyId,
  ]);

export async function selectKey(db: Db, id: string): Promise<KeyRow> {
  const { rows } = await db.query<KeyRow>(`${KEY} where k.id = $1`, [id]);
  return rows[0]!;
}

interface NewKey extends Pick<KeyBody, 'name' | 'scopes'> {
  id: string;
  companyId: string;
  accountId: string;
  secretHash: Buffer;
  ending: string;
  networks: readonly string[];
}

/** Adds a key; resolves to false if the company has `most` already. */
export async function insertKey(db: Db, key: NewKey, most: number): Promise<boolean> {
  const { id, companyId, accountId, name, secretHash, ending, scopes, networks } = key;
  const { rows } = await db.query(
    `insert into company_key (id, company_id, account_id, name, secret_hash, ending, scopes, networks)
     select $1, $2, $3, $4, $5, $6, $7, array(select network(n::inet) from unnest($8::text[]) n)
     where (select count(*) from company_key where company_id = $2) < $9 returning id`,
    [id, companyId, accountId, name, secretHash, ending, scopes, networks, most],
  );
  return rows.length > 0;
}

/** A key's name and holder; undefined if the company has no such key. */
export const selectHolder = (db: Db, companyId: string, id: string) =>
  firstRow<{ name: string; account_id: string }>(
    db,
    'select name, account_id from company_key where company_id = $1 and id = $2',
    [companyId, id],
  );

/** Deletes a key; resolves to its name, or to undefined if the company has no such key. */
export const deleteKey = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<string | undefined> => {
  const row = await firstRow<{ name: string }>(
    db,
    'delete from company_key where company_id = $1 and id = $2 returning name',
    [companyId, id],
  );
  return row?.name;
};

export interface CallRow extends Omit<KeyCall, 'title' | 'at'> {
  at: Date;
}

/** How often each call was made today that only reads, by a company's keys or by one of them; the most frequent first. */
export const selectReads = (
  db: Db,
  companyId: string,
  key: string | undefined,
): Promise<{ operation: string; calls: number }[]> =>
  allRows(
    db,
    `select operation, sum(calls) calls from key_read
     where company_id = $1 and day = (now() at time zone 'Europe/Moscow')::date and ($2::uuid is null or key_id = $2::uuid)
     group by operation order by 2 desc, operation`,
    [companyId, key],
  );

/** The newest calls by a company's keys, or by one of them, or the newest before one of the calls. */
export const selectCalls = (
  db: Db,
  companyId: string,
  { key, before, limit }: { key: string | undefined; before: string | undefined; limit: number },
): Promise<CallRow[]> =>
  allRows<CallRow>(
    db,
    `select id::text, key_id, key_name, operation, order_id, status, host(address) address, at from key_call
     where company_id = $1 and ($2::uuid is null or key_id = $2::uuid) and ($3::bigint is null or id < $3::bigint)
     order by key_call.id desc limit $4`,
    [companyId, key, before, limit],
  );
