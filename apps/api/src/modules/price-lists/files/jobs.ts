import type { Disk } from 'flydrive';
import { madeAt } from '../../../cache/uuid-time.ts';
import type { Db } from '../../../db/db.ts';
import { listFiles } from '../../../storage/storage.ts';
import { cancelStale, forgetFiles, selectOldFiles, selectUnknownLists } from './queries.ts';

interface FilesContext {
  db: Db;
  storage: Disk;
}

const FOLDER = 'price-lists';

/** Where the parts of a file lie in the storage. */
export const partKey = (id: string, part: number) => `${FOLDER}/${id}/${part}`;

/**
 * Removes files that need not be kept any longer, of one company or of all. Where the storage fails, they are found again
 * the next time.
 */
export async function removeOldFiles({ db, storage }: FilesContext, companyId: string | null) {
  for (const { id, files } of await selectOldFiles(db, companyId)) {
    for (let part = 0; part < files; part++) await storage.delete(partKey(id, part));
    await forgetFiles(db, id);
  }
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * Removes files without a list: of an upload whose process was killed before it noted the list down, and of companies that
 * are gone. Younger ones may still get theirs.
 */
async function removeStrayFiles({ db, storage }: FilesContext) {
  for await (const keys of listFiles(storage, FOLDER)) {
    const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''));
    const old = [...ids].filter((id) => (madeAt(id) ?? Date.now()) < Date.now() - DAY_MS);
    const unknown = new Set(await selectUnknownLists(db, old));
    for (const key of keys) if (unknown.has(key.split('/')[1] ?? '')) await storage.delete(key);
  }
}

/** Removes what of price lists is too old to be of use, and files that no list names. */
export async function cleanUpLists(context: FilesContext): Promise<void> {
  await cancelStale(context.db);
  await removeOldFiles(context, null);
  await removeStrayFiles(context);
}
