import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book } from '../../testing/price-lists/price-list-app.ts';
import { createSourceApp, type SourceApp } from '../../testing/price-lists/source-app.ts';
import { type RealFtpServer, startFtpServer } from '../../testing/servers/ftp-server.ts';
import { newHostKey, type SftpServer, startSftpServer } from '../../testing/servers/sftp-server.ts';

const LOGIN = { login: 'opt', secret: 'пароль' };

let app: SourceApp;
beforeAll(async () => {
  app = await createSourceApp();
});
afterAll(() => app.close());
beforeEach(() => app.change());

describe('a source of FTP', () => {
  let server: RealFtpServer;
  beforeEach(async () => {
    server = await startFtpServer();
  });
  afterEach(() => server.close());

  test('is put on sale, and what has not changed is not fetched again', async () => {
    await server.serve('zima.xlsx', book());
    const { id } = await app.make({ url: `ftp://127.0.0.1:${server.port}/zima.xlsx`, ...LOGIN });
    expect(await app.untilFetch(id, 'applied', 1)).toMatchObject({
      file_name: 'zima.xlsx',
      created: 3,
    });
    await app.fetchNow(id);
    await app.untilFetch(id, 'same', 2);
    expect(server.taken).toEqual(['zima.xlsx']);
  });
});

describe('a source of SFTP', () => {
  let server: SftpServer;
  beforeEach(async () => {
    server = await startSftpServer();
  });
  afterEach(() => server.close());

  test('keeps the key of its server until people forget it', async () => {
    const file = book();
    server.serve('/out/zima.xlsx', file);
    const { port } = server;
    const url = `sftp://127.0.0.1:${port}/out/zima.xlsx`;
    const { id, host_key } = await app.make({ url, ...LOGIN });
    expect(host_key).toBeNull();
    await app.untilFetch(id, 'applied', 1);
    const { host_key: first } = await app.getSource(id);
    expect(first).toMatch(/^SHA256:/);

    await server.close();
    server = await startSftpServer({ port, hostKey: newHostKey() });
    server.serve('/out/zima.xlsx', file);
    await app.fetchNow(id);
    const { message } = await app.untilFetch(id, 'failed', 2);
    expect(message).toContain('Сервер показал другой ключ');
    expect(server.logins).toEqual([]);
    expect(await app.getSource(id)).toMatchObject({ state: 'retrying', host_key: first });

    const forgotten = await app.user.patch(app.sourcePath(`/${id}`), { host_key: null });
    expect(forgotten.json()).toMatchObject({ host_key: null, state: 'working' });
    await app.fetchNow(id);
    await app.untilFetch(id, 'same', 3);
    const { host_key: second } = await app.getSource(id);
    expect(second).toMatch(/^SHA256:/);
    expect(second).not.toBe(first);

    // for another server no key is known
    const moved = await app.user.patch(app.sourcePath(`/${id}`), {
      url: 'sftp://other.example/zima.xlsx',
      secret: 'другой',
    });
    expect(moved.json()).toMatchObject({ host_key: null });
  });
});

test.each([
  [{ url: 'ftp://shop.example/out/', login: 'opt' }, 'url'],
  [{ url: 'sftp://opt:parol@shop.example/a.csv' }, 'url'],
  [{ url: 'sftp://shop.example/a.csv' }, 'login'],
  [{ url: 'ftp://shop.example/a.csv', header_name: 'X-Key', secret: 'a' }, 'header_name'],
  [{ url: 'ftp://shop.example/a.csv', login: 'a\r\nDELE b', secret: 'a' }, 'login'],
])('%o is refused', async (body, field) => {
  const answer = await app.sendSource(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty(field);
});
