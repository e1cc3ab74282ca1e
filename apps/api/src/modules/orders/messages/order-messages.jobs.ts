import { subDays } from 'date-fns/subDays';
import type { Disk } from 'flydrive';
import { madeAt } from '../../../cache/uuid-time.ts';
import type { Db } from '../../../db/db.ts';
import { listFiles } from '../../../storage/storage.ts';
import { deleteUnsentFiles, selectUnknownFiles } from './order-messages.sql.ts';

const FOLDER = 'orders';
/** Where a file of an order lies in the storage. */
export const keyOf = (orderId: string, fileId: string) => `${FOLDER}/${orderId}/${fileId}`;
const fileOf = (key: string) => key.split('/')[2] ?? '';

/**
 * Deletes files that nobody sent, and files without a row: of uploads that broke off before the row was written, and of
 * deleted orders. Files of the last day are kept, since their rows may still come.
 */
export async function cleanUpOrderFiles({ db, storage }: { db: Db; storage: Disk }) {
  await deleteUnsentFiles(db);
  for await (const keys of listFiles(storage, FOLDER)) {
    const old = keys.filter(
      (key) => (madeAt(fileOf(key)) ?? Date.now()) < subDays(Date.now(), 1).getTime(),
    );
    const unknown = new Set(await selectUnknownFiles(db, old.map(fileOf)));
    for (const key of old) if (unknown.has(fileOf(key))) await storage.delete(key);
  }
}
