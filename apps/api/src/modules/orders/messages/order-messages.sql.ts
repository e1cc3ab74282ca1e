import type { OrderMessage } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { firstRow } from '../../../db/db-rows.ts';

type Row = Omit<OrderMessage, 'at'> & { at: Date };

/** The messages of an order, oldest first; `is_own` marks the account's own. */
export async function selectMessages(db: Db, accountId: string, orderId: string) {
  const { rows } = await db.query<Row>(
    `select m.id, m.side, m.by, m.text, m.created_at at, coalesce(m.account_id = $1, false) is_own,
       (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes) order by f.created_at), '[]')
        from order_file f where f.id = any(m.file_ids)) files
     from order_message m where m.order_id = $2 order by m.created_at, m.id`,
    [accountId, orderId],
  );
  return rows.map((row): OrderMessage => ({ ...row, at: row.at.toISOString() }));
}

interface NewMessage {
  orderId: string;
  accountId: string;
  side: 'buyer' | 'supplier';
  text: string;
  fileIds: readonly string[];
}

export async function insertMessage(
  db: Db,
  { orderId, accountId, side, text, fileIds }: NewMessage,
): Promise<void> {
  await db.query(
    `insert into order_message (id, order_id, account_id, side, by, text, file_ids)
     select $1, $2, a.id, $4, coalesce(a.full_name, a.email, a.phone), $5, $6 from account a where a.id = $3`,
    [uuidv7(), orderId, accountId, side, text, fileIds],
  );
}

/** Those of the files that the account has uploaded to the order and that nothing refers to yet. */
export async function selectOwnFiles(
  db: Db,
  accountId: string,
  orderId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from order_file where id = any($3::uuid[]) and account_id = $1 and order_id = $2 and claim_id is null',
    [accountId, orderId, ids],
  );
  return rows.map(({ id }) => id);
}

/** The bytes of all files that the account has uploaded to the order. */
export const sumFiles = async (db: Db, orderId: string, accountId: string): Promise<number> => {
  const row = await firstRow<{ bytes: number }>(
    db,
    'select coalesce(sum(bytes), 0)::bigint bytes from order_file where order_id = $1 and account_id = $2',
    [orderId, accountId],
  );
  return row?.bytes ?? 0;
};

interface NewFile {
  id: string;
  orderId: string;
  accountId: string;
  name: string;
  bytes: number;
}

export const insertFile = (db: Db, { id, orderId, accountId, name, bytes }: NewFile) =>
  db.query(
    'insert into order_file (id, order_id, account_id, name, bytes) values ($1, $2, $3, $4, $5)',
    [id, orderId, accountId, name, bytes],
  );

/** Selects the name of a file that the account may read: its own, or one that was sent with a message or a claim. */
export const selectFileName = async (
  db: Db,
  accountId: string,
  orderId: string,
  id: string,
): Promise<string | undefined> => {
  const row = await firstRow<{ name: string }>(
    db,
    `select name from order_file f where id = $3 and order_id = $2 and (account_id = $1 or claim_id is not null
       or exists (select from order_message m where m.order_id = $2 and f.id = any(m.file_ids)))`,
    [accountId, orderId, id],
  );
  return row?.name;
};

/** Deletes the rows of files that were uploaded over a day ago and that no message or claim refers to. */
export const deleteUnsentFiles = (db: Db) =>
  db.query(`delete from order_file f where f.created_at < now() - interval '1 day' and f.claim_id is null
    and not exists (select from order_message m where m.order_id = f.order_id and f.id = any(m.file_ids))`);

/** Those of the ids that no file of an order has. */
export async function selectUnknownFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from unnest($1::uuid[]) id where not exists (select from order_file f where f.id = id.id)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
