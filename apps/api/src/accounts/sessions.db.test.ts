import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, openSession, PASSWORD, type User, visitor } from '../testing/visitor.ts';
import { hashToken } from './auth.ts';

const events: string[] = [];
const write = (line: string) => {
  const { security, outcome } = JSON.parse(line);
  if (security !== undefined) events.push(`${security} ${outcome}`);
};
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ logStream: { write } });
});
afterAll(() => server.close());
let user: User;
let email: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `session${count}@koleso.ru`;
  user = await createUser(server, { email, verified: true });
  events.length = 0;
});

/** A login as a browser sends it. */
const login = (headers: Record<string, string> = {}, where = server) =>
  where.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': 'Firefox', ...headers },
    payload: { login: email, password: PASSWORD },
  });
const cookieOf = (answer: Awaited<ReturnType<typeof login>>) =>
  String(answer.headers['set-cookie']);
const noticesTo = async (to: string) => {
  const { rows } = await server.db.query<{ data: { kind: string; detail?: string } }>(
    `select data from pgboss.job where name = 'notice' and data ->> 'to' = $1 order by created_on`,
    [to],
  );
  return rows.map(({ data }) => [data.kind, data.detail]);
};
const linksOf = async () => {
  const { rows } = await server.db.query<{ n: number }>(
    'select count(*)::int n from link where account_id = $1',
    [user.id],
  );
  return rows[0]?.n;
};
const sendLink = () =>
  server.db.query(
    `insert into link (id, purpose, account_id, address, expires_at)
     values (gen_random_uuid(), 'email', $1, $2, now() + interval '1 day')`,
    [user.id, email],
  );

test('a browser is told by its name, or by that it has none, and by no more of it than fits', async () => {
  await login({ 'user-agent': 'x'.repeat(1000) });
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': '' },
    payload: { login: email, password: PASSWORD },
  });
  const { data } = (await user.get('/user/sessions')).json<{ data: { user_agent: string }[] }>();
  expect(data.map(({ user_agent }) => user_agent?.length ?? 0).sort((a, b) => a - b)).toEqual([
    0, 0, 300,
  ]);
  expect((await noticesTo(email))[0]).toEqual(['new-device', 'x'.repeat(300)]);
});

test('a browser keeps its cookie, and one that was invented is replaced', async () => {
  const first = cookieOf(await login());
  const [, token = ''] = /^__Host-device=([\w-]{43}); /.exec(first) ?? [];
  expect(first).toContain(`; Max-Age=${180 * 24 * 3600}; `);
  expect(cookieOf(await login({ cookie: `a=b; __Host-device=${token}` }))).toContain(token);
  for (const invented of [`${token}x`, `x${token}`, token.slice(1), `${token.slice(1)}!`, '']) {
    const answer = await login({ cookie: `__Host-device=${invented}` });
    expect(cookieOf(answer)).toMatch(/^__Host-device=[\w-]{43}; /);
    expect(cookieOf(answer)).not.toContain(token);
  }
  const { rows } = await server.db.query('select 1 from device where token_hash = $1', [
    hashToken(token),
  ]);
  expect(rows).toHaveLength(1);
});

test('without TLS the cookie has no prefix that would ask for it', async () => {
  const plain = await createTestApp({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
  await createUser(plain, { email });
  expect(cookieOf(await login({}, plain))).toMatch(
    /^device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  await plain.close();
});

test('a login that nothing was done with for a week has ended, and its use is noted by the hour', async () => {
  const seen = async (ago: string) => {
    await server.db.query(
      'update session set seen_at = now() - $2::interval where account_id = $1',
      [user.id, ago],
    );
    const { statusCode } = await user.get('/user');
    const { rows } = await server.db.query<{ recent: boolean }>(
      `select seen_at > now() - interval '1 minute' recent from session where account_id = $1`,
      [user.id],
    );
    return [statusCode, rows[0]?.recent];
  };
  expect(await seen('59 minutes')).toEqual([200, false]);
  expect(await seen('61 minutes')).toEqual([200, true]);
  expect(await seen('8 days')).toEqual([401, false]);
});

test('sessions that end are noted, and links end with them', async () => {
  const other = visitor(server, await openSession(server, user.id));
  const { data } = (await user.get('/user/sessions')).json<{
    data: { id: string; current: boolean }[];
  }>();
  const id = data.find(({ current }) => !current)?.id;
  await sendLink();
  expect((await user.delete(`/user/sessions/${id}`)).statusCode).toBe(204);
  expect([(await other.get('/user')).statusCode, await linksOf()]).toEqual([401, 0]);
  const gone = await user.delete(`/user/sessions/${id}`);
  expect([gone.statusCode, gone.json().message]).toEqual([404, 'Такого сеанса нет']);
  await sendLink();
  expect((await user.delete('/user/sessions')).statusCode).toBe(204);
  expect(await linksOf()).toBe(0);
  await user.post('/auth/logout');
  expect(events).toEqual([
    'session-end done',
    // ending the same session once more, and the call of the ended session
    expect.stringContaining('refused'),
    expect.stringContaining('refused'),
    'sessions-end done',
    'logout done',
  ]);
});

test('a login says what is wrong, or how to get in', async () => {
  const phone = '79165550101';
  await server.db.query('update account set phone = $2, phone_verified_at = null where id = $1', [
    user.id,
    phone,
  ]);
  const enter = (name: string, password = PASSWORD) =>
    visitor(server).post('/auth/login', { login: name, password });
  expect((await enter(email, 'Neverno-2026')).json().message).toBe('Неверный логин или пароль');
  expect((await enter(phone)).json().message).toBe('Этот телефон не подтверждён: войдите по почте');
  await server.db.query(
    'update account set phone_verified_at = now(), email_verified_at = null where id = $1',
    [user.id],
  );
  expect((await enter(email)).json().message).toBe(
    'Эта почта не подтверждена: войдите по телефону',
  );
  expect((await enter(phone)).statusCode).toBe(200);
  expect(events.filter((event) => event.startsWith('login'))).toEqual([
    'login refused',
    'login refused',
    'login refused',
    'login done',
  ]);
});

test('a new password of one’s own is noted, and links end with it', async () => {
  await sendLink();
  const body = { current_password: 'Neverno-2026', password: 'Kolesnitsa-2027' };
  const wrong = await user.post('/user/password', body);
  expect(wrong.json().errors).toEqual({ current_password: ['Неверный текущий пароль'] });
  expect(await linksOf()).toBe(1);
  await user.post('/user/password', { ...body, current_password: PASSWORD });
  expect(await linksOf()).toBe(0);
  expect(events).toEqual(['current-password refused', 'password-change done']);
  expect(await noticesTo(email)).toEqual([['password', undefined]]);
});
