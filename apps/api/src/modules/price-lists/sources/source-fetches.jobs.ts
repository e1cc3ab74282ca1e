import type { Disk } from 'flydrive';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/db.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { PostponedError } from '../../../jobs/postponed.ts';
import type { Bounds, DownloadedFile } from '../../../outgoing/download.ts';
import type { Vault } from '../../../secrets/vault.ts';
import { storeFile } from '../../../storage/storage.ts';
import { partKey } from '../price-list-files.jobs.ts';
import { cleanFileName } from '../upload.ts';
import * as fetches from './source-fetches.sql.ts';

export interface SourceContext {
  db: Db;
  jobs: Jobs;
  storage: Disk;
  vault: Vault;
  config: Pick<Config, 'hasPrivateTargets' | 'mailInUrl' | 'mailInAddress'>;
  /** @default as stated in the contract */
  bounds?: Bounds;
}

/** Ends a fetch that found the same as before. */
export const endUnchanged = (
  { db }: SourceContext,
  task: fetches.FetchTask,
  fetched: DownloadedFile | undefined,
  also: (tx: Db) => Promise<unknown> = async () => undefined,
) =>
  db.transaction(async (tx) => {
    await also(tx);
    await fetches.endFetch(tx, task.id, 'same');
    await fetches.noteSuccess(tx, task.source_id);
    if (fetched) await fetches.saveTags(tx, task.source_id, fetched);
    await fetches.confirmSame(tx, task.source_id);
  });

export const BUSY = 'Another list of the company is being read or put on sale.';

/** Queues what a fetch has brought for reading, as if somebody had uploaded it. `also` runs in the same transaction. */
export async function queueForReading(
  { db, jobs, storage }: SourceContext,
  task: fetches.FetchTask,
  { name, bytes, hostKey: _, ...fetched }: DownloadedFile,
  paths: readonly string[],
  also: (tx: Db) => Promise<unknown> = async () => undefined,
) {
  const id = uuidv7();
  const keys = paths.map((_, part) => partKey(id, part));
  try {
    for (const [part, key] of keys.entries()) await storeFile(storage, key, paths[part] ?? '');
    await db.transaction(async (tx) => {
      if (!(await fetches.holdSource(tx, task.source_id))) throw new PostponedError('It has gone.');
      const files = paths.length;
      const list = { id, fileName: cleanFileName(name), fileSize: bytes, files, ...fetched };
      if (!(await fetches.insertSourceList(tx, task, list))) throw new PostponedError(BUSY);
      await also(tx);
      await jobs.add(tx, 'read-price-list', { id, attempt: 1 });
    });
  } catch (error) {
    // the files have no list that they would be removed with
    for (const key of keys) await storage.delete(key).catch(() => undefined);
    throw error;
  }
}
