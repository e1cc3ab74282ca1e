import type { Disk } from 'flydrive';
import { madeAt } from '../../../cache/uuid-time.ts';
import type { Db } from '../../../db/db.ts';
import { listFiles } from '../../../storage/storage.ts';
import { deleteUnsentFiles, selectUnknownFiles } from './queries.ts';

const FOLDER = 'orders';
const DAY_MS = 24 * 3600 * 1000;

/** Where a file of an order lies in the storage. */
export const keyOf = (orderId: string, fileId: string) => `${FOLDER}/${orderId}/${fileId}`;
const fileOf = (key: string) => key.split('/')[2] ?? '';

/**
 * Removes files that nobody sent, and those without a row: of an upload that broke off between the two, and of orders that
 * are gone. Younger ones may still get theirs.
 */
export async function cleanUpOrderFiles({ db, storage }: { db: Db; storage: Disk }) {
  await deleteUnsentFiles(db);
  for await (const keys of listFiles(storage, FOLDER)) {
    const old = keys.filter((key) => (madeAt(fileOf(key)) ?? Date.now()) < Date.now() - DAY_MS);
    const unknown = new Set(await selectUnknownFiles(db, old.map(fileOf)));
    for (const key of old) if (unknown.has(fileOf(key))) await storage.delete(key);
  }
}
