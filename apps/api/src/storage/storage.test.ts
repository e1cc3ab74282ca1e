import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../testing/servers/s3-server.ts';
import { openStorage, storeFile } from './storage.ts';

let directory: string;
let s3: S3Server;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true });
});

describe.each([
  ['a directory', () => undefined],
  ['a bucket of a server that is not Amazon’s', () => s3.url],
])('%s', (_where, url) => {
  const open = () => openStorage({ s3Url: url(), dataDir: directory });

  test('gives back the bytes of a small and of a large file as they were', async () => {
    const storage = await open();
    const large = randomBytes(12 * 2 ** 20);
    const path = join(directory, 'large');
    await writeFile(path, large);
    await storeFile(storage, 'price-lists/x/0', path);
    expect((await buffer(await storage.getStream('price-lists/x/0'))).equals(large)).toBe(true);

    await storage.put('pictures/x', Buffer.from('привет'));
    expect(Buffer.from(await storage.getBytes('pictures/x')).toString()).toBe('привет');
  });

  test('knows what is there, and forgets what is deleted', async () => {
    const storage = await open();
    await storage.put('a/b', Buffer.from('c'));
    expect(await storage.exists('a/b')).toBe(true);
    await storage.delete('a/b');
    expect(await storage.exists('a/b')).toBe(false);
    await expect(storage.getBytes('a/b')).rejects.toThrow();
  });
});
