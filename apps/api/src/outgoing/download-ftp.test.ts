import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RealFtpServer, startFtpServer } from '../testing/servers/ftp-server.ts';
import { OWN_CERTIFICATE } from '../testing/servers/own-certificate.ts';
import { assertFetchable, type DownloadRequest } from './download.ts';
import { fetchFile } from './fetch-file.ts';

const LIST = Buffer.from('Номенклатура;Опт\r\nШина;100\r\n'.repeat(5000));
const MIB = 2 ** 20;
/** Longer than the busiest machine takes to answer. */
const PATIENT = { bytes: MIB, totalMs: 60_000, idleMs: 30_000 };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ftp-'));
});
afterAll(() => rm(directory, { recursive: true }));

const fetch = (port: number, wanted: Partial<DownloadRequest> = {}) =>
  fetchFile({
    url: `ftp://127.0.0.1:${port}/zima.csv`,
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
  let server: RealFtpServer;
  beforeEach(async () => {
    server = await startFtpServer();
  });
  afterEach(() => server.close());

  test('comes as it is', async () => {
    await server.serve('zima.csv', LIST);
    expect(await fetch(server.port)).toMatchObject({ name: 'zima.csv', bytes: LIST.length });
    expect(await readFile(join(directory, 'file'))).toEqual(LIST);
  });

  test('of the same size and time does not come again', async () => {
    await server.serve('zima.csv', LIST);
    const { etag = null, modified = null } = (await fetch(server.port)) ?? {};
    expect(modified).toBe('2026-11-01T10:00:00.000Z');
    expect(await fetch(server.port, { etag, modified })).toBeUndefined();
    expect(server.taken).toEqual(['zima.csv']);
    await server.serve('zima.csv', LIST, new Date('2026-11-01T10:00:09Z'));
    expect(await fetch(server.port, { etag, modified })).toMatchObject({ bytes: LIST.length });
  });

  test('that is not there is said to be missing, a wrong password to be one', async () => {
    await expect(fetch(server.port)).rejects.toThrow(/по этому адресу нет/);
    await expect(fetch(server.port, { secret: 'не тот' })).rejects.toThrow(/логин и пароль/);
  });

  test('comes encrypted where the address says so, and never plain', async () => {
    const encrypted = await startFtpServer(OWN_CERTIFICATE);
    await encrypted.serve('zima.csv', LIST);
    const known = getCACertificates();
    const url = (port: number) => `ftps://localhost:${port}/zima.csv`;
    await expect(fetch(encrypted.port, { url: url(encrypted.port) })).rejects.toThrow(/Сертификат/);
    setDefaultCACertificates([...known, OWN_CERTIFICATE.cert]);
    try {
      expect(await fetch(0, { url: url(encrypted.port) })).toMatchObject({ bytes: LIST.length });
      // the certificate is for another name
      await expect(
        fetch(0, { url: `ftps://127.0.0.1:${encrypted.port}/zima.csv` }),
      ).rejects.toThrow(/Сертификат/);
      await expect(fetch(0, { url: url(server.port) })).rejects.toThrow(/шифр/);
    } finally {
      setDefaultCACertificates(known);
      await encrypted.close();
    }
  });
});

type Say = (line: string) => void;
interface Tricks {
  size?: string;
  /** Returns the answer to `EPSV` and `PASV`, with the port of the data connection. */
  passive?: (port: number, command: string) => string;
  /** Sends something over the data connection. */
  data?: (data: Socket, say: Say) => void;
  /** Answers a command in place of the server. Returns false if the server should answer as usual. */
  says?: (command: string, say: Say) => boolean;
}

/** Starts a server that knows just enough FTP to misbehave. */
async function startHostile({ size, passive, data, says }: Tricks) {
  const commands: string[] = [];
  let waiting: Say | undefined;
  const dataServer: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (waiting) data?.(socket, waiting);
  }).listen(0, '127.0.0.1');
  await once(dataServer, 'listening');
  const { port: dataPort } = dataServer.address() as AddressInfo;
  const sockets = new Set<Socket>();
  const control = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const say: Say = (line) => void socket.write(`${line}\r\n`);
    waiting = say;
    say('220 hello');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        const [command = ''] = line.split(' ');
        commands.push(line);
        if (says?.(command, say)) continue;
        if (command === 'USER') say('331 password');
        else if (command === 'PASS') say('230 in');
        else if (command === 'SIZE') say(size ?? '500 unknown');
        else if (command === 'EPSV' || command === 'PASV')
          say(passive?.(dataPort, command) ?? `229 Extended (|||${dataPort}|)`);
        else if (command === 'RETR') say('150 coming');
        else if (command === 'MDTM' || command === 'FEAT') say('500 unknown');
        else say('200 fine');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(control, 'listening');
  return {
    port: (control.address() as AddressInfo).port,
    commands,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      dataServer.close();
      control.close();
    },
  };
}

const pasv = (host: string) => (port: number, command: string) =>
  command === 'EPSV'
    ? '500 unknown'
    : `227 Passive (${host.replaceAll('.', ',')},${port >> 8},${port & 255})`;

const HOSTILE: Record<string, [Tricks, RegExp]> = {
  'a file of ten gigabytes': [{ size: `213 ${10 * 1024 * MIB}` }, /больше 1 МБ/],
  'a file without end': [
    {
      data: (socket) => {
        const more = () => {
          while (!socket.destroyed && socket.write(Buffer.alloc(65_536, 'x')));
        };
        socket.on('drain', more);
        more();
      },
    },
    /больше 1 МБ/,
  ],
  'half a file': [
    {
      size: '213 1000',
      data: (socket, say) => socket.end('x', () => say('426 broken')),
    },
    /оборвал передачу/,
  ],
  'less than was announced': [
    {
      size: '213 1000',
      data: (socket, say) => socket.end('x', () => say('226 done')),
    },
    /ещё записывают/,
  ],
  'an empty file': [{ data: (socket, say) => socket.end(() => say('226 done')) }, /Файл пуст/],
  'a way to another address': [{ passive: pasv('10.0.0.7') }, /на другой адрес, 10\.0\.0\.7/],
  'a way within': [{ passive: pasv('169.254.169.254') }, /на другой адрес, 169\.254/],
  'too many people': [{ says: (_, say) => [say('421 busy')].length > 0 }, /занят/],
  'a line without end': [{ says: (_, say) => [say(`200-${'x'.repeat(9 * MIB)}`)].length > 0 }, /./],
};
test.each(Object.entries(HOSTILE))('%s is refused', async (_, [tricks, words]) => {
  const server = await startHostile(tricks);
  await expect(fetch(server.port)).rejects.toThrow(words);
  await server.close();
});

const SLOW: Record<string, [Tricks, Partial<DownloadRequest['bounds']>, RegExp]> = {
  'a byte now and then': [
    {
      data: (socket) => {
        const timer = setInterval(() => socket.write('x'), 100);
        socket.on('close', () => clearInterval(timer));
      },
    },
    { totalMs: 3000 },
    /не пришёл целиком за 3 секунд/,
  ],
  'nothing at all': [{ data: () => undefined }, { idleMs: 1000 }, /молчал 1 секунд/],
  'silence from the first': [{ says: () => true }, { idleMs: 1000 }, /молчал 1 секунд/],
};
test.each(Object.entries(SLOW))('%s is given up', async (_, [tricks, bounds, words]) => {
  const server = await startHostile(tricks);
  const bounded = fetch(server.port, { bounds: { ...PATIENT, ...bounds } });
  await expect(bounded).rejects.toThrow(words);
  await server.close();
});

describe('an address', () => {
  test.each([
    'ftp://10.0.0.7/zima.csv',
    'ftp://127.1/zima.csv',
    'sftp://127.0.0.1/zima.csv',
    'ftp://opt:parol@shop.example/zima.csv',
    'ftp://shop.example/a%0d%0aDELE%20zima.csv',
    'ftp://shop.example/%',
    'ftp://shop.example/out/',
    'sftp://shop.example',
    'sftp:///zima.csv',
  ])('%s can’t be a source', (url) =>
    expect(() => assertFetchable(url, { allowPrivate: false })).toThrow(),
  );

  test('that leads within is not called', async () => {
    const server = await startHostile({});
    const url = 'ftp://localhost/zima.csv';
    await expect(fetch(0, { url, allowPrivate: false })).rejects.toThrow(/внутреннюю сеть/);
    expect(server.commands).toEqual([]);
    await server.close();
  });
});
