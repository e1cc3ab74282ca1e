import type { Disk } from 'flydrive';
import type { Db } from '../../../db/db.ts';
import { removeOldSessions, selectOver } from './exchange-closing.sql.ts';
import { oldFiles } from './file-store.ts';

/** Deletes sessions that are too old to be of use, and files that no session needs. */
export async function cleanUpExchanges({ db, storage }: { db: Db; storage: Disk }) {
  await removeOldSessions(db);
  for await (const found of oldFiles(storage)) {
    const over = await selectOver(db, [...found.keys()]);
    for (const id of over) for (const key of found.get(id) ?? []) await storage.delete(key);
  }
}
