import { subDays } from 'date-fns/subDays';
import type { Disk } from 'flydrive';
import { madeAt } from '../../cache/uuid-time.ts';
import type { Db } from '../../db/db.ts';
import { listFiles } from '../../storage/storage.ts';
import {
  cancelStale,
  forgetFiles,
  selectOldFiles,
  selectUnknownLists,
} from './price-list-files.sql.ts';

interface FilesContext {
  db: Db;
  storage: Disk;
}

const FOLDER = 'price-lists';

export const partKey = (id: string, part: number) => `${FOLDER}/${id}/${part}`;

/**
 * Removes files that need not be kept any longer, of one company or of all. If the storage fails, the next run finds
 * them again.
 */
export async function removeOldFiles({ db, storage }: FilesContext, companyId: string | null) {
  for (const { id, files } of await selectOldFiles(db, companyId)) {
    for (let part = 0; part < files; part++) await storage.delete(partKey(id, part));
    await forgetFiles(db, id);
  }
}

/**
 * Removes files without a list, older than a day: of uploads whose process was killed before it saved the list, and of
 * companies that are gone. Younger files may still get their list.
 */
async function removeStrayFiles({ db, storage }: FilesContext) {
  for await (const keys of listFiles(storage, FOLDER)) {
    const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''));
    const old = [...ids].filter(
      (id) => (madeAt(id) ?? Date.now()) < subDays(Date.now(), 1).getTime(),
    );
    const unknown = new Set(await selectUnknownLists(db, old));
    for (const key of keys) if (unknown.has(key.split('/')[1] ?? '')) await storage.delete(key);
  }
}

/** Cancels lists that have waited too long, and removes files that are too old or that no list names. */
export async function cleanUpLists(context: FilesContext): Promise<void> {
  await cancelStale(context.db);
  await removeOldFiles(context, null);
  await removeStrayFiles(context);
}
