import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFileServer } from '../testing/servers/file-server.ts';
import { newHostKey, type SftpServer, startSftpServer } from '../testing/servers/sftp-server.ts';
import type { DownloadRequest } from './download.ts';
import { fetchFile } from './fetch-file.ts';

const LIST = Buffer.from('Номенклатура;Опт\r\nШина;100\r\n'.repeat(5000));
const MIB = 2 ** 20;
/** Longer than the busiest machine takes to answer. */
const PATIENT = { bytes: MIB, totalMs: 60_000, idleMs: 30_000 };

let server: SftpServer;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sftp-'));
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(async () => {
  server = await startSftpServer();
});
afterEach(() => server.close());

const fetch = (wanted: Partial<DownloadRequest> = {}) =>
  fetchFile({
    url: `sftp://127.0.0.1:${server.port}/out/zima.csv`,
    login: 'opt',
    secret: 'пароль',
    headerName: null,
    etag: null,
    modified: null,
    hostKey: null,
    path: join(directory, 'file'),
    allowPrivate: true,
    bounds: PATIENT,
    signal: new AbortController().signal,
    ...wanted,
  });

describe('a file', () => {
  test('comes as it is, with the key of its server', async () => {
    server.serve('/out/zima.csv', LIST);
    const fetched = await fetch();
    expect(fetched).toMatchObject({ name: 'zima.csv', bytes: LIST.length });
    expect(fetched?.hostKey).toMatch(/^SHA256:[\w+/]{43}$/);
    expect(await readFile(join(directory, 'file'))).toEqual(LIST);
  });

  test('of the same size and time does not come again', async () => {
    server.serve('/out/zima.csv', LIST);
    const { etag = null, modified = null } = (await fetch()) ?? {};
    const reads = server.reads();
    expect(await fetch({ etag, modified })).toBeUndefined();
    expect(server.reads()).toBe(reads);
    server.serve('/out/zima.csv', LIST, 1_700_000_009);
    expect(await fetch({ etag, modified })).toMatchObject({ bytes: LIST.length });
  });

  test('of this minute has no tags: it may still be written', async () => {
    server.serve('/out/zima.csv', LIST, Math.floor(Date.now() / 1000));
    expect(await fetch()).toMatchObject({ etag: null, modified: null });
  });

  test('is found in the folder that one is let into', async () => {
    server.serve('out/зима 1.csv', LIST);
    const url = `sftp://127.0.0.1:${server.port}/out/${encodeURIComponent('зима 1.csv')}`;
    expect(await fetch({ url })).toMatchObject({ name: 'зима 1.csv' });
  });

  test('comes from a server that asks for the password', async () => {
    await server.close();
    server = await startSftpServer({ isAsked: true });
    server.serve('/out/zima.csv', LIST);
    expect(await fetch()).toMatchObject({ bytes: LIST.length });
  });
});

describe('a server with another key', () => {
  test('gets no password, and both keys are told', async () => {
    server.serve('/out/zima.csv', LIST);
    const { hostKey = null } = (await fetch()) ?? {};
    expect(await fetch({ hostKey })).toMatchObject({ hostKey });
    const { port } = server;
    await server.close();
    server = await startSftpServer({ port, hostKey: newHostKey() });
    server.serve('/out/zima.csv', LIST);
    await expect(fetch({ hostKey })).rejects.toThrow(`а был ${hostKey}`);
    expect(server.logins).toEqual([]);
  });
});

/** What a hostile or broken server does, and the message about it. */
const HOSTILE: Record<string, [() => void, RegExp]> = {
  'a file of ten gigabytes': [
    () =>
      server.files.set('/out/zima.csv', { size: 10 * 1024 * MIB, mtime: 1, read: () => 'never' }),
    /больше 1 МБ/,
  ],
  'a file without end': [
    () =>
      server.files.set('/out/zima.csv', {
        size: 100,
        mtime: 1,
        read: (_, length) => Buffer.alloc(length, 'x'),
      }),
    /больше 1 МБ/,
  ],
  'a file that grows': [
    () => {
      const file = { size: 10, mtime: 1 };
      server.files.set('/out/zima.csv', {
        ...file,
        read: (offset) => Buffer.from('0123456789012345').subarray(offset),
      });
    },
    /ещё записывают/,
  ],
  'a folder': [
    () =>
      server.files.set('/out/zima.csv', {
        size: 0,
        mtime: 1,
        isFolder: true,
        read: () => undefined,
      }),
    /папка, а не файл/,
  ],
  'an empty file': [() => server.serve('/out/zima.csv', Buffer.of()), /Файл пуст/],
  'no such file': [() => undefined, /по этому адресу нет/],
};
test.each(Object.entries(HOSTILE))('%s is refused', async (_, [prepare, words]) => {
  prepare();
  await expect(fetch()).rejects.toThrow(words);
});

test('a file that stops is given up', async () => {
  server.files.set('/out/zima.csv', { size: 100, mtime: 1, read: () => 'never' });
  await expect(fetch({ bounds: { ...PATIENT, idleMs: 1000 } })).rejects.toThrow(/молчал 1 секунд/);
});

test('a slow file is given up', async () => {
  // one byte at a time
  server.files.set('/out/zima.csv', { size: MIB, mtime: 1, read: () => Buffer.of(120) });
  await expect(fetch({ bounds: { ...PATIENT, totalMs: 800 } })).rejects.toThrow(
    /не пришёл целиком/,
  );
});

test('a wrong password is said to be one', async () => {
  server.serve('/out/zima.csv', LIST);
  await expect(fetch({ secret: 'не тот' })).rejects.toThrow(/Проверьте логин и пароль/);
});

test('what is no SFTP is said to be none', async () => {
  const web = await startFileServer();
  const url = `sftp://127.0.0.1:${new URL(web.origin).port}/out/zima.csv`;
  await expect(fetch({ url })).rejects.toThrow(/не по SFTP|оборвал|молчал/);
  await web.close();
});

test('the network within is not reached by a name that leads there', async () => {
  const url = 'sftp://localhost/out/zima.csv';
  await expect(fetch({ url, allowPrivate: false })).rejects.toThrow(/внутреннюю сеть/);
  for (const host of ['127.1', '0x7f.1', '2130706433'])
    await expect(
      fetch({ url: `sftp://${host}/out/zima.csv`, allowPrivate: false }),
    ).rejects.toThrow(/внутренн/);
  expect(server.logins).toEqual([]);
});
