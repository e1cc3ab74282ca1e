import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/db.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, openSession, PASSWORD, type Visitor, visitor } from '../testing/visitor.ts';
import { LIMITS, type Limits } from './http-limits.ts';

const EMAIL = 'anna@koleso.ru';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

let server: TestApp;
/** Starts a server with no counts yet. */
async function serve(limits: Limits, environment?: Record<string, string>) {
  await db.exec('truncate rate_limit; truncate account cascade');
  server = await createTestApp({ db, limits, environment });
  await server.app.openJobs();
}
const start = async (limits: Limits) => {
  await serve(limits);
  await createUser(server, { email: EMAIL });
};
beforeEach(() => start(LIMITS));
afterEach(() => server.close());

const login = (password: string, name = EMAIL, from?: string) =>
  visitor(server, undefined, from).post('/auth/login', { login: name, password });
const statuses = async (count: number, call: (turn: number) => ReturnType<typeof login>) => {
  const answers = [];
  for (let turn = 0; turn < count; turn += 1) answers.push((await call(turn)).statusCode);
  return answers;
};

describe('wrong passwords', () => {
  test('for one login from one network end in a 429 that says when to come back', async () => {
    const { points, seconds } = LIMITS.guessByLoginAndNetwork;
    expect(await statuses(points, () => login('wrong'))).toEqual(Array(points).fill(401));
    const refused = await login(PASSWORD, 'ANNA@koleso.ru');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      message: 'Слишком много попыток. Повторите через 15 минут',
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect((await login('wrong', 'boris@koleso.ru')).statusCode).toBe(401);
  });

  test('of a stranger do not lock the owner out, who is elsewhere', async () => {
    const { points } = LIMITS.guessByLoginAndNetwork;
    const stranger = () => login('wrong', EMAIL, '198.51.100.1');
    expect(await statuses(points + 1, stranger)).toContain(429);
    expect((await login(PASSWORD)).statusCode).toBe(200);
    // the owner's right password does not let the stranger go on
    expect((await stranger()).statusCode).toBe(429);
  });

  test('from many networks together come to a slow end', async () => {
    await server.close();
    await start({ ...LIMITS, guessByLogin: { points: 4, seconds: 60 } });
    const from = (turn: number) => login('wrong', EMAIL, `198.51.100.${turn}`);
    expect(await statuses(5, from)).toEqual([401, 401, 401, 401, 429]);
  });

  test('are refused for a login that nobody has as for one that somebody has', async () => {
    const { points } = LIMITS.guessByLoginAndNetwork;
    const tries = (name: string) => statuses(points + 1, () => login('wrong', name));
    expect(await tries('nobody@koleso.ru')).toEqual(await tries(EMAIL));
  });

  test('are forgotten once the right one comes', async () => {
    const { points } = LIMITS.guessByLoginAndNetwork;
    for (let round = 0; round < 2; round += 1) {
      expect(await statuses(points - 1, () => login('wrong'))).not.toContain(429);
      expect((await login(PASSWORD)).statusCode).toBe(200);
    }
  });

  test('are counted for all processes on the database, and through a restart', async () => {
    const { points } = LIMITS.guessByLoginAndNetwork;
    await statuses(points, () => login('wrong'));
    const other = await createTestApp({ db, limits: LIMITS });
    const answer = await visitor(other).post('/auth/login', { login: EMAIL, password: PASSWORD });
    expect(answer.statusCode).toBe(429);
    await other.close();
  });

  test('sent side by side are no more than one by one', async () => {
    const { points } = LIMITS.guessByLoginAndNetwork;
    const answers = await Promise.all(Array.from({ length: points + 5 }, () => login('wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(points);
  });

  test('of a signed-in user are counted too, for this session alone', async () => {
    const user = await createUser(server, { email: 'boris@koleso.ru' });
    const elsewhere = visitor(server, await openSession(server, user.id));
    const change = (who: Visitor, current_password = 'wrong') =>
      who.post('/user/password', { current_password, password: 'Kolesnitsa-2027' });
    const { points } = LIMITS.guessBySession;
    expect(await statuses(points + 1, () => change(user))).toEqual([
      ...Array(points).fill(422),
      429,
    ]);
    expect((await change(elsewhere, PASSWORD)).statusCode).toBe(200);
  });
});

describe('a browser that the account is used in', () => {
  const from = (cookie: string, url: string, payload: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      remoteAddress: '203.0.113.7',
      headers: { cookie },
      payload,
    });
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof login>>) =>
    String(headers['set-cookie']).split(';')[0] ?? '';

  test('passes where its network and its login are locked, and is counted for itself', async () => {
    await server.close();
    const tight = { points: 2, seconds: 60 };
    await start({ guessByLogin: tight, guessByNetwork: tight, guessByDevice: tight });
    const cookie = cookieOf(await login(PASSWORD));
    await statuses(3, (turn) => login('wrong', `user-${turn}@koleso.ru`));
    await statuses(3, (turn) => login('wrong', EMAIL, `198.51.100.${turn}`));
    expect((await login(PASSWORD)).statusCode).toBe(429);

    const here = (password: string, name = EMAIL) =>
      from(cookie, '/auth/login', { login: name, password });
    expect((await here(PASSWORD)).statusCode).toBe(200);
    // the browser's own count is for this account only
    expect((await here('wrong', 'boris@koleso.ru')).statusCode).toBe(429);
    expect(await statuses(3, () => here('wrong'))).toEqual([401, 401, 429]);
  });

  test('gets a link for a new password when strangers have used them up', async () => {
    await server.close();
    await start({ sendInAll: { points: 2, seconds: 60 } });
    const cookie = cookieOf(await login(PASSWORD));
    const url = '/auth/reset-password/reset';
    const stranger = (turn: number) =>
      visitor(server, undefined, `198.51.100.${turn}`).post(url, { login: EMAIL });
    expect(await statuses(3, stranger)).toEqual([200, 200, 429]);
    expect((await from(cookie, url, { login: EMAIL })).statusCode).toBe(200);
  });
});

describe('one network', () => {
  test('may not try many logins; right ones are not counted', async () => {
    await server.close();
    await start({ guessByNetwork: { points: 3, seconds: 60 } });
    expect(await statuses(5, () => login(PASSWORD))).toEqual(Array(5).fill(200));
    const from = '2001:db8:0:1::';
    expect(
      await statuses(4, (turn) => login('wrong', `user-${turn}@koleso.ru`, `${from}${turn + 1}`)),
    ).toEqual([401, 401, 401, 429]);
    expect((await login('wrong', EMAIL, '2001:db8:0:2::1')).statusCode).toBe(401);
  });

  test('is the address that a trusted proxy names, and no other', async () => {
    await server.close();
    const limits = { guessByNetwork: { points: 1, seconds: 60 } };
    const tries = async (environment: Record<string, string>) => {
      await serve(limits, environment);
      const answers = [];
      for (const address of ['198.51.100.1', '198.51.100.2']) {
        const { statusCode } = await server.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          headers: { 'x-forwarded-for': address },
          payload: { login: EMAIL, password: 'wrong' },
        });
        answers.push(statusCode);
      }
      await server.close();
      return answers;
    };
    expect(await tries({})).toEqual([401, 429]);
    expect(await tries({ TRUST_PROXY: '1' })).toEqual([401, 401]);
    await start({});
  });

  test('may not register without end', async () => {
    await server.close();
    await start({ registerByNetwork: { points: 2, seconds: 60 } });
    const register = (turn: number) =>
      visitor(server).post('/auth/register', {
        login: `user-${turn}@koleso.ru`,
        password: PASSWORD,
      });
    expect(await statuses(3, register)).toEqual([200, 200, 429]);
  });

  test('may not ask by registering who has an account, and a login that nobody has is refused alike', async () => {
    await server.close();
    await start({ takenByNetwork: { points: 2, seconds: 60 } });
    const register = (login: string) =>
      visitor(server).post('/auth/register', { login, password: 'Вишня-и-гвоздь-7' });
    // successful registrations do not count
    for (const login of ['first@koleso.ru', 'second@koleso.ru', 'third@koleso.ru'])
      expect((await register(login)).statusCode).toBe(200);
    expect(await statuses(3, () => register('first@koleso.ru'))).toEqual([422, 422, 429]);
    expect((await register('fourth@koleso.ru')).statusCode).toBe(429);
  });

  test('who come at the same moment are too many for that moment alone', async () => {
    await server.close();
    await start({ takenByNetwork: { points: 2, seconds: 60 } });
    const register = (turn: number) =>
      visitor(server).post('/auth/register', {
        login: `guest-${turn}@koleso.ru`,
        password: 'Вишня-и-гвоздь-7',
      });
    const crowd = await Promise.all(Array.from({ length: 8 }, (_, turn) => register(turn)));
    const refused = crowd.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(8);
    expect((await register(9)).statusCode).toBe(200);
  });
});

describe('links', () => {
  test('asked for by a stranger leave the owner his, who is elsewhere', async () => {
    await server.close();
    await start({ resend: LIMITS.resend, sendToAddress: { points: 1, seconds: 3600 } });
    const ask = (address: string) =>
      visitor(server, undefined, address).post('/auth/reset-password/reset', { login: EMAIL });
    expect(await statuses(2, () => ask('198.51.100.1'))).toEqual([200, 429]);
    expect((await ask('203.0.113.7')).statusCode).toBe(200);
  });

  test('to an address that somebody has are limited as others, and told apart by no word', async () => {
    await createUser(server, { email: 'taken@koleso.ru' });
    const user = await createUser(server, { email: 'boris@koleso.ru' });
    const change = (email: string) =>
      user.post('/user/email/change', { email, current_password: PASSWORD });
    for (const email of ['taken@koleso.ru', 'free@koleso.ru']) {
      const answer = await change(email);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
        200,
        ['email', 'sent_at', 'expires_at', 'resend_at'],
      ]);
      expect((await change(email)).statusCode).toBe(429);
    }
  });

  const reset = (name: string) =>
    visitor(server).post('/auth/reset-password/reset', { login: name });

  test('are sent to one address no sooner than after a minute, whoever it belongs to', async () => {
    for (const name of [EMAIL, 'nobody@koleso.ru']) {
      expect((await reset(name)).statusCode).toBe(200);
      const again = await reset(name.toUpperCase());
      expect(again.statusCode).toBe(429);
      expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
  });

  test('of another kind do not wait for each other', async () => {
    const user = await createUser(server, { email: 'boris@koleso.ru', phone: '79160000001' });
    expect((await reset('boris@koleso.ru')).statusCode).toBe(200);
    const verify = () => user.post('/user/email/verify', { email: 'boris@koleso.ru' });
    const sent = await verify();
    expect(sent.statusCode).toBe(200);
    const { sent_at, resend_at } = sent.json();
    expect(Date.parse(resend_at) - Date.parse(sent_at)).toBe(60_000);
    expect((await verify()).statusCode).toBe(429);
    expect((await user.get('/user/phone/verify')).statusCode).toBe(200);
    expect((await user.get('/user/phone/verify')).statusCode).toBe(429);
  });

  test('are not sent to a stranger by many accounts', async () => {
    await server.close();
    await start({ sendInAll: { points: 2, seconds: 3600 } });
    const change = async (turn: number) => {
      const user = await createUser(server, { email: `user-${turn}@koleso.ru` });
      return user.post('/user/phone/change', { phone: '79160000002', current_password: PASSWORD });
    };
    expect(await statuses(3, change)).toEqual([200, 200, 429]);
  });

  test('are not guessed', async () => {
    await server.close();
    await start({ followByNetwork: { points: 2, seconds: 60 } });
    const user = await createUser(server, { email: 'boris@koleso.ru' });
    const token = 'A'.repeat(43);
    expect(await statuses(3, () => user.get(`/verification/${token}`))).toEqual([404, 404, 429]);
    const update = { login: EMAIL, password: 'Protektor-2027' };
    const answer = await visitor(server).post(`/auth/reset-password/update/${token}`, update);
    expect(answer.statusCode).toBe(429);
  });
});
