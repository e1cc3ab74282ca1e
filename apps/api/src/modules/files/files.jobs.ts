import type { Disk } from 'flydrive';
import type { Db } from '../../db/db.ts';
import { pictureKey } from '../../storage/pictures.ts';
import { deleteOrphans } from './files.sql.ts';

/** Deletes pictures that nobody uses. If the storage fails, their rows are kept for the next run. */
export const removeOrphans = ({ db, storage }: { db: Db; storage: Disk }): Promise<void> =>
  db.transaction(async (tx) => {
    for (const id of await deleteOrphans(tx)) await storage.delete(pictureKey(id));
  });
