import { subDays } from 'date-fns/subDays';
import type { Disk } from 'flydrive';
import { madeAt } from '../../../cache/uuid-time.ts';
import type { Db } from '../../../db/db.ts';
import { listFiles } from '../../../storage/storage.ts';
import { FOLDER } from './feed-key.ts';
import { selectUnknownKeys } from './feeds.sql.ts';

const idOf = (key: string) => key.split('/')[1] ?? '';

/**
 * Removes files of links that are gone, and files that were stored but never noted in the database. Files younger than
 * a day may still be noted.
 */
export async function cleanUpFeeds({ db, storage }: { db: Db; storage: Disk }): Promise<void> {
  for await (const keys of listFiles(storage, FOLDER)) {
    const old = keys.filter(
      (key) => (madeAt(idOf(key)) ?? Date.now()) < subDays(Date.now(), 1).getTime(),
    );
    const unknown = new Set(await selectUnknownKeys(db, old.map(idOf)));
    for (const key of old) if (unknown.has(idOf(key))) await storage.delete(key);
  }
}
