import type { Disk } from 'flydrive';
import type { Db } from '../../db/db.ts';
import { pictureKey } from '../../storage/pictures.ts';
import { deleteOrphans } from './queries.ts';

/** Removes pictures that nobody uses. Where the storage fails, their rows stay for the next time. */
export const removeOrphans = ({ db, storage }: { db: Db; storage: Disk }): Promise<void> =>
  db.transaction(async (tx) => {
    for (const id of await deleteOrphans(tx)) await storage.delete(pictureKey(id));
  });
