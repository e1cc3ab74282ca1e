import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HASTY, linkIn } from '../../testing/post.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, visitor } from '../../testing/visitor.ts';

const NAVIGATION = { accept: 'text/html', 'sec-fetch-dest': 'document' };
const open = ({ app }: Pick<TestApp, 'app'>, url = '/outbox') =>
  app.inject({ url, headers: NAVIGATION });

describe('in a demo that has nowhere to send', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ queue: HASTY });
    const user = await createUser(server, { email: 'anna@koleso.ru', phone: '79161234567' });
    expect((await open(server)).body).toContain('Пока ничего нет');
    await server.app.doJobs();
    await user.get('/user/phone/verify');
    await waitFor(async () => expect((await open(server)).body).toContain('<article'));
    await visitor(server).post('/auth/reset-password/reset', { login: 'anna@koleso.ru' });
    await waitFor(async () => expect((await open(server)).body).toContain('anna@koleso.ru'));
  });
  afterAll(() => server.close());

  test('letters and messages are shown, the newest first, with links to click', async () => {
    const { statusCode, headers, body } = await open(server);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.indexOf('anna@koleso.ru')).toBeLessThan(body.indexOf('+79161234567'));
    const links = [...body.matchAll(/<a href="(https:[^"]+)">/g)].map(([, href = '']) =>
      linkIn(href.replaceAll('&amp;', '&')),
    );
    expect(links.map(({ pathname }) => pathname)).toEqual(['/reset-password', '/redirect']);
    const token = links[0]?.searchParams.get('token');
    const answer = await visitor(server).post(`/auth/reset-password/update/${token}`, {
      login: 'anna@koleso.ru',
      password: 'Protektor-2027',
    });
    expect(answer.statusCode).toBe(200);
  });

  test('nothing runs and nothing is loaded', async () => {
    const page = await open(server);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    const letter = await open(server, /\/outbox\/\d+/.exec(page.body)?.[0]);
    expect(letter.body).toMatch(/^<!doctype html><html lang="ru">/);
    expect(letter.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/);
    for (const { body } of [page, letter]) expect(body).not.toMatch(/<script|<img|url\(/);
  });

  test('what people wrote is text', async () => {
    await server.db.query(
      `insert into outbox (kind, recipient, subject, text) values ('email', $1, $1, $2)`,
      ['<b>x</b>@y.ru', '<script>alert(1)</script> https://a.ru/"onclick="alert(1) javascript:x'],
    );
    const { body } = await open(server);
    expect(body).not.toMatch(/<script|<b>|" ?onclick="/);
    expect(body).toContain('<a href="https://a.ru/">');
  });

  test('a letter that is not there is not found', async () => {
    for (const id of ['999999', '0', 'x', '1%27', '99999999999999'])
      expect((await open(server, `/outbox/${id}`)).statusCode).toBe(404);
  });
});

test.each<[string, Record<string, string>]>([
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['with a gateway', { SMS_GATEWAY_URL: 'http://127.0.0.1:1' }],
  ['that is no demo', { DEMO: 'off' }],
])('there is no outbox in a server %s', async (_what, environment) => {
  const server = await createTestApp({ environment });
  for (const url of ['/outbox', '/outbox/1']) {
    const { statusCode, body } = await server.app.inject({
      url,
      headers: { accept: '*/*', 'sec-fetch-dest': 'empty' },
    });
    expect([statusCode, body]).toEqual([404, '{"message":"Такого адреса нет"}']);
  }
  await server.close();
});
