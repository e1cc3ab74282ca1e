import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, openSession, PASSWORD, type User, visitor } from '../../testing/visitor.ts';

const EMAIL = 'anna@koleso.ru';
const PHONE = '79161234567';
const DAY_MS = 24 * 3600 * 1000;

let server: TestApp;
let anna: User;
beforeAll(async () => {
  server = await createTestApp();
  anna = await createUser(server, { email: EMAIL, phone: PHONE });
});
afterAll(() => server.close());

const login = (body: object) => visitor(server).post('/auth/login', body);
const signedIn = async (body = {}) => {
  const answer = await login({ login: EMAIL, password: PASSWORD, ...body });
  expect(answer.statusCode).toBe(200);
  const { token, token_type, expires_at } = answer.json();
  return { token, expires_at, ...visitor(server, `${token_type} ${token}`) };
};

describe('signing in', () => {
  test.each([
    EMAIL,
    'Anna@Koleso.RU',
    PHONE,
    '+7 (916) 123-45-67',
    '8 916 123-45-67',
    '9161234567',
  ])('works as %s', async (name) => {
    const user = await signedIn({ login: name });
    expect((await user.get('/user')).json()).toMatchObject({ email: EMAIL, phone: PHONE });
  });

  test('holds for a day, and for thirty where it is asked for', async () => {
    const lifetime = async (body: object) =>
      (Date.parse((await signedIn(body)).expires_at) - Date.now()) / DAY_MS;
    expect(await lifetime({})).toBeCloseTo(1, 2);
    expect(await lifetime({ remember_me: false })).toBeCloseTo(1, 2);
    expect(await lifetime({ remember_me: true })).toBeCloseTo(30, 2);
  });

  test('a wrong password and an unknown login are told apart by no word', async () => {
    const answers = await Promise.all([
      login({ login: EMAIL, password: 'Protektor-2027' }),
      login({ login: 'nobody@koleso.ru', password: PASSWORD }),
      login({ login: '+7 900 000-00-00', password: PASSWORD }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ message: 'Неверный логин или пароль' });
    }
  });

  test('nor by the time that the answer takes', async () => {
    const timed = async (name: string) => {
      const started = performance.now();
      await login({ login: name, password: 'Protektor-2027' });
      return performance.now() - started;
    };
    const times: { known: number; unknown: number }[] = [];
    // alternating, so that other load on the machine slows down both alike
    for (let turn = 0; turn < 11; turn += 1)
      times.push({ known: await timed(EMAIL), unknown: await timed('nobody@koleso.ru') });
    const ratios = times.map(({ known, unknown }) => unknown / known).sort((a, b) => a - b);
    const median = ratios[5] ?? 0;
    // if no hash were checked for an unknown login, it would be answered at least ten times faster
    expect(median).toBeGreaterThan(0.4);
    expect(median).toBeLessThan(2.5);
  });

  test.each(['anna', '12345', 'a@b', '', 'anna@koleso.ru\r\nBcc: x@y.ru', "' or 1=1 --"])(
    '«%s» is no login, which is said at its field',
    async (name) => {
      const answer = await login({ login: name, password: PASSWORD });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toHaveProperty('login');
    },
  );

  test('keeps nothing of the token but its hash', async () => {
    const { token } = await signedIn();
    const { rows } = await server.db.query<object>('select * from session');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });
});

describe('signing out', () => {
  test('ends this session alone', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    expect((await here.post('/auth/logout')).statusCode).toBe(204);
    expect((await here.get('/user')).statusCode).toBe(401);
    expect((await here.post('/auth/logout')).statusCode).toBe(401);
    expect((await elsewhere.get('/user')).statusCode).toBe(200);
  });
});

describe('open sessions', () => {
  test('are listed with the current one first, then the newest, without those that ended', async () => {
    const user = await createUser(server, { email: 'sessions@koleso.ru' });
    await openSession(server, user.id, '-1 second');
    const login = async () =>
      signedIn({ login: 'sessions@koleso.ru', remember_me: true }).then(({ token }) => token);
    const [current, newest] = [await login(), await login()];
    const listed = (await visitor(server, `Bearer ${current}`).get('/user/sessions')).json().data;
    expect(listed).toHaveLength(3);
    expect(listed[0]).toMatchObject({ current: true, user_agent: 'Test browser' });
    expect(listed[1]).toMatchObject({ current: false, user_agent: 'Test browser' });
    expect(JSON.stringify(listed)).not.toContain(newest);

    const [, { id }] = listed;
    const me = visitor(server, `Bearer ${current}`);
    expect((await me.delete(`/user/sessions/${id}`)).statusCode).toBe(204);
    expect((await visitor(server, `Bearer ${newest}`).get('/user')).statusCode).toBe(401);
    expect((await me.get('/user')).statusCode).toBe(200);
  });

  test('of somebody else are as unknown as those that never were', async () => {
    const stranger = await createUser(server, { email: 'stranger@koleso.ru' });
    const [{ id }] = (await anna.get('/user/sessions')).json().data;
    const foreign = await stranger.delete(`/user/sessions/${id}`);
    const none = await stranger.delete(`/user/sessions/${stranger.id}`);
    expect([foreign.statusCode, foreign.body]).toEqual([404, none.body]);
    expect((await anna.get('/user')).statusCode).toBe(200);
  });
});
