import type { Passkey } from '../../accounts/passkeys.ts';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/db-rows.ts';

export const selectPasskeys = (db: Db, accountId: string): Promise<Passkey[]> =>
  allRows<Passkey>(
    db,
    'select id, public_key, counter, transports from passkey where account_id = $1',
    [accountId],
  );

/** Adds a passkey; resolves to false if some account has it already. */
export const insertPasskey = (
  db: Db,
  accountId: string,
  name: string,
  { id, public_key, counter, transports }: Passkey,
): Promise<boolean> =>
  hasRows(
    db,
    `insert into passkey (id, account_id, name, public_key, counter, transports) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning 1`,
    [id, accountId, name, public_key, counter, transports],
  );

export const updatePasskey = (db: Db, id: string, counter: number) =>
  db.query('update passkey set counter = $2, used_at = now() where id = $1', [id, counter]);

/** Deletes a passkey; resolves to its name, or to undefined if the account has none with this id. */
export const deletePasskey = async (db: Db, accountId: string, id: string) => {
  const row = await firstRow<{ name: string }>(
    db,
    'delete from passkey where account_id = $1 and id = $2 returning name',
    [accountId, id],
  );
  return row?.name;
};
