import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';

async function readId(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Makes sure that the directory of files belongs to this database: with another one a process would answer that files
 * stored by others are missing. The embedded database lies beside its files, and a bucket is the same for all.
 */
export async function assertOwnFiles(
  db: Db,
  { databaseUrl, s3Url, dataDir }: Pick<Config, 'databaseUrl' | 's3Url' | 'dataDir'>,
): Promise<void> {
  if (!databaseUrl || s3Url) return;
  const directory = join(dataDir, 'files');
  const path = join(directory, '.id');
  const storedId = await readId(path);
  const { rows: inserted } = await db.query(
    'insert into storage (id) values ($1) on conflict do nothing returning id',
    [storedId ?? randomUUID()],
  );
  const { rows } = await db.query<{ id: string }>('select id from storage');
  const id = rows[0]?.id ?? '';
  if (storedId === id) return;
  if (inserted.length === 0)
    throw new Error(
      `The files of this database lie elsewhere: set S3_URL, or share DATA_DIR between its processes. If ${directory} does hold them, write ${id} into ${path}.`,
    );
  await mkdir(directory, { recursive: true });
  await writeFile(path, id);
}
