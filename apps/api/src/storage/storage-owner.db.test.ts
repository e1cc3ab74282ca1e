import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/db.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { assertOwnFiles } from './storage-owner.ts';

let db: Database;
const directories: string[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  for (const _ of [1, 2]) directories.push(await mkdtemp(join(tmpdir(), 'files-')));
});
afterAll(async () => {
  await db.close();
  for (const directory of directories) await rm(directory, { recursive: true });
});

const start = (directory: number, more: { databaseUrl?: string; s3Url?: string } = {}) =>
  assertOwnFiles(db, {
    databaseUrl: 'postgres://host/database',
    s3Url: undefined,
    dataDir: directories[directory] ?? '',
    ...more,
  });

test('files lie in one directory, which the first process has: one with another does not start', async () => {
  await start(0);
  await start(0);
  await expect(start(1)).rejects.toThrow('lie elsewhere: set S3_URL, or share DATA_DIR');
  await start(1, { s3Url: 'http://key:secret@host/bucket' });
  await start(0);
});
