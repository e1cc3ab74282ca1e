import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { isBrowserKey, isPushKey, openPushKey } from './push-key.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'push-key-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const noKey = { webPushKey: undefined, databaseUrl: undefined };

test('an embedded database has a key made, once', async () => {
  const pairs = await Promise.all([
    openPushKey({ ...noKey, dataDir }),
    openPushKey({ ...noKey, dataDir }),
  ]);
  expect(pairs[0]?.publicKey).toHaveLength(87);
  expect(pairs[1]).toEqual(pairs[0]);
  expect(await readFile(join(dataDir, 'web-push.key'), 'utf8')).toBe(pairs[0]?.privateKey);
  await writeFile(join(dataDir, 'web-push.key'), 'нет');
  await expect(openPushKey({ ...noKey, dataDir })).rejects.toThrow(/web-push\.key/);
});

test('a shared one has that of the environment, as generate-vapid-keys makes it, or none', async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const shared = { databaseUrl: 'postgres://db/trade', dataDir };
  expect(await openPushKey({ ...shared, webPushKey: privateKey })).toEqual({
    publicKey,
    privateKey,
  });
  expect(await openPushKey({ ...shared, webPushKey: undefined })).toBeUndefined();
  expect([privateKey, 'A'.repeat(43), privateKey.slice(1), ''].map(isPushKey)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([publicKey, 'A'.repeat(87), privateKey].map(isBrowserKey)).toEqual([true, false, false]);
});
