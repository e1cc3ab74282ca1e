import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FileServer, startFileServer } from '../testing/servers/file-server.ts';
import { assertFetchable, type DownloadRequest } from './download.ts';
import { downloadHttp } from './download-http.ts';

const LIST = Buffer.from('Номенклатура;Опт\r\nШина;100\r\n');
const MIB = 2 ** 20;
/** Longer than the busiest machine takes to answer. */
const PATIENT = { bytes: MIB, totalMs: 60_000, idleMs: 30_000 };

let server: FileServer;
let other: FileServer;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'download-'));
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(async () => {
  server = await startFileServer();
  other = await startFileServer();
  other.serve(LIST);
});
afterEach(() => Promise.all([server.close(), other.close()]));

const fetch = (wanted: Partial<DownloadRequest> = {}) =>
  downloadHttp({
    url: `${server.origin}/opt/zima.csv`,
    login: null,
    secret: null,
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
const kept = () => readFile(join(directory, 'file'));

describe('a file', () => {
  test('comes as it is, by the name that its server gives it', async () => {
    server.serve(LIST, 'Зима 2026.csv');
    expect(await fetch()).toMatchObject({ name: 'Зима 2026.csv', bytes: LIST.length, etag: '"1"' });
    expect(await kept()).toEqual(LIST);
  });

  test('that has not changed does not come again', async () => {
    server.serve(LIST);
    expect(await fetch({ etag: '"1"' })).toBeUndefined();
    expect(await fetch({ etag: '"0"' })).toMatchObject({ etag: '"1"' });
  });

  test('is asked for with a login, or with a header', async () => {
    server.serve(LIST);
    await fetch({ login: 'opt', secret: 'пароль' });
    await fetch({ headerName: 'X-Api-Key', secret: 'abc' });
    const [first, second] = server.requests.map(({ headers }) => headers);
    const sent = Buffer.from(first?.authorization?.split(' ')[1] ?? '', 'base64').toString();
    expect(sent).toBe('opt:пароль');
    expect(second).toMatchObject({ 'x-api-key': 'abc' });
    expect(second?.authorization).toBeUndefined();
  });

  test('is unpacked that comes compressed', async () => {
    server.answer((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(LIST)),
    );
    await fetch();
    expect(await kept()).toEqual(LIST);
  });

  test('is found where its server has moved it', async () => {
    server.answer((response) => {
      if (server.requests.length > 1) response.writeHead(200).end(LIST);
      else response.writeHead(302, { location: '/new/zima.csv' }).end();
    });
    expect(await fetch()).toMatchObject({ name: 'zima.csv' });
    expect(server.requests.map(({ path }) => path)).toEqual(['/opt/zima.csv', '/new/zima.csv']);
  });
});

const SWELLING = gzipSync(Buffer.alloc(64 * MIB));

/** What a hostile or broken server does, and the message about it. */
const HOSTILE: Record<string, [Parameters<FileServer['answer']>[0], RegExp]> = {
  'a file of ten gigabytes': [
    (response) => response.writeHead(200, { 'content-length': 10 * 1024 * MIB }).write('x'),
    /больше 1 МБ/,
  ],
  'a file without end': [
    (response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
      };
      response.on('drain', more).writeHead(200);
      more();
    },
    /больше 1 МБ/,
  ],
  'a file that swells': [
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(SWELLING),
    /больше 1 МБ/,
  ],
  'a header without end': [
    (response) => {
      const { socket } = response;
      socket?.write('HTTP/1.1 200 OK\r\nx: ');
      const more = () => {
        while (!socket?.destroyed && socket?.write('x'.repeat(65_536)));
      };
      socket?.on('drain', more).on('error', () => undefined);
      more();
    },
    /не так, как положено сайту/,
  ],
  'what is no HTTP': [
    (response) => response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'),
    /не так, как положено сайту/,
  ],
  'half a file': [
    (response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('x', () => response.destroy());
    },
    /оборвал передачу/,
  ],
  'an empty file': [(response) => response.writeHead(200).end(), /Файл пуст/],
  'a way within': [
    (response) => response.writeHead(302, { location: 'http://localhost:1/secret' }).end(),
    /пересылает на другой, localhost:1/,
  ],
  'a way in circles': [
    (response) => response.writeHead(302, { location: '/opt/zima.csv' }).end(),
    /по кругу/,
  ],
  'a way to another scheme': [
    (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    /начинается с https/,
  ],
  'a shut door': [(response) => response.writeHead(401).end(), /не пустил \(401\)/],
  'no such file': [(response) => response.writeHead(404).end(), /по этому адресу нет/],
  'an error': [(response) => response.writeHead(500).end('<h1>500</h1>'), /ответил 500/],
  'a part': [(response) => response.writeHead(206).end(LIST), /ответил 206/],
  'a broken archive': [
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip at all'),
    /повреждён/,
  ],
  'an unknown compression': [
    (response) => response.writeHead(200, { 'content-encoding': 'zstd-7' }).end(LIST),
    /неизвестным способом/,
  ],
};
test.each(Object.entries(HOSTILE))('%s is refused', async (_, [answer, words]) => {
  server.answer(answer);
  await expect(fetch()).rejects.toThrow(words);
});

const SLOW: Record<
  string,
  [Parameters<FileServer['answer']>[0], Partial<DownloadRequest['bounds']>, RegExp]
> = {
  'a byte now and then': [
    (response) => {
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer)).writeHead(200);
    },
    { totalMs: 2000 },
    /не пришёл целиком за 2 секунд/,
  ],
  'a letter of a header now and then': [
    (response) => {
      const { socket } = response;
      socket?.write('HTTP/1.1 200 OK\r\nx: ');
      const timer = setInterval(() => socket?.write('x'), 100);
      socket?.on('close', () => clearInterval(timer)).on('error', () => undefined);
    },
    { totalMs: 2000 },
    /не пришёл целиком за 2 секунд/,
  ],
  'nothing at all': [() => undefined, { idleMs: 1000 }, /молчал 1 секунд/],
};
test.each(Object.entries(SLOW))('%s is given up', async (_, [answer, bounds, words]) => {
  server.answer(answer);
  await expect(fetch({ bounds: { ...PATIENT, ...bounds } })).rejects.toThrow(words);
});

test('what lets us in goes to no other server', async () => {
  server.answer((response) =>
    response.writeHead(307, { location: `${other.origin}/opt/zima.csv` }).end(),
  );
  await expect(fetch({ login: 'opt', secret: 'пароль' })).rejects.toThrow(/пересылает на другой/);
  expect(other.requests).toEqual([]);
});

describe('the network within', () => {
  test.each([
    'http://127.0.0.1/price.csv',
    'http://2130706433/price.csv',
    'http://0x7f.1/price.csv',
    'http://[::1]/price.csv',
    'http://[::ffff:127.0.0.1]/price.csv',
    'http://169.254.169.254/latest/meta-data/',
    'https://10.0.0.7/price.csv',
    'https://user:password@shop.example/price.csv',
    'file:///etc/passwd',
    'gopher://shop.example/1',
    'price.csv',
  ])('%s can’t be a source', (url) =>
    expect(() => assertFetchable(url, { allowPrivate: false })).toThrow(),
  );

  test('is not reached by a name that leads there', async () => {
    const url = 'http://localhost:8080/price.csv';
    await expect(fetch({ url, allowPrivate: false })).rejects.toThrow(/внутреннюю сеть/);
    expect(server.requests).toEqual([]);
  });
});
