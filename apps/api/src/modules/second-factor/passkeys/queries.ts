import type { Passkey } from '../../../accounts/passkeys.ts';
import type { Db } from '../../../db/db.ts';

export async function selectPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
  const { rows } = await db.query<Passkey>(
    'select id, public_key, counter, transports from passkey where account_id = $1',
    [accountId],
  );
  return rows;
}

/** Adds a passkey; resolves to false if some account has it already. */
export async function insertPasskey(
  db: Db,
  accountId: string,
  name: string,
  { id, public_key, counter, transports }: Passkey,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into passkey (id, account_id, name, public_key, counter, transports) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning 1`,
    [id, accountId, name, public_key, counter, transports],
  );
  return rows.length > 0;
}

export const updatePasskey = (db: Db, id: string, counter: number) =>
  db.query('update passkey set counter = $2, used_at = now() where id = $1', [id, counter]);

/** Deletes a passkey; resolves to its name, or to undefined if the account has none with this id. */
export async function deletePasskey(db: Db, accountId: string, id: string) {
  const { rows } = await db.query<{ name: string }>(
    'delete from passkey where account_id = $1 and id = $2 returning name',
    [accountId, id],
  );
  return rows[0]?.name;
}
