import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashPassword } from './password.ts';

const EMAIL = 'anna@koleso.example';
const PHONE = '79161234567';
const PASSWORD = 'Protektor-2026';
const DAY_MS = 24 * 3600 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.db.query(
    `insert into account (id, email, phone, password_hash, full_name) values (gen_random_uuid(), $1, $2, $3, 'Анна')`,
    [EMAIL, PHONE, await hashPassword(PASSWORD)],
  );
});
afterAll(() => server.close());

const post = (url: string, payload: object | undefined, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, headers, ...(payload && { payload }) });
const login = (body: object, headers = {}) => post('/auth/login', body, headers);
const signedIn = async (body = {}) => {
  const answer = await login({ login: EMAIL, password: PASSWORD, ...body });
  expect(answer.statusCode).toBe(200);
  const { token, token_type, expires_at } = answer.json();
  return { authorization: `${token_type} ${token}`, token, expires_at };
};
const user = (authorization: string) =>
  server.app.inject({ url: '/api/user', headers: { authorization } });

describe('signing in', () => {
  test.each([
    EMAIL,
    'Anna@Koleso.EXAMPLE',
    PHONE,
    '+7 (916) 123-45-67',
    '8 916 123-45-67',
    '9161234567',
  ])('works as %s', async (name) => {
    const { authorization } = await signedIn({ login: name });
    expect((await user(authorization)).json()).toMatchObject({
      full_name: 'Анна',
      email: EMAIL,
      phone: PHONE,
    });
  });

  test('holds for a day, and for thirty where it is asked for', async () => {
    const lifetime = async (body: object) =>
      (Date.parse((await signedIn(body)).expires_at) - Date.now()) / DAY_MS;
    expect(await lifetime({})).toBeCloseTo(1, 2);
    expect(await lifetime({ remember_me: true })).toBeCloseTo(30, 2);
  });

  test('a wrong password and an unknown login are told apart by nothing', async () => {
    const answers = await Promise.all([
      login({ login: EMAIL, password: 'Protektor-2027' }),
      login({ login: 'nobody@koleso.example', password: PASSWORD }),
      login({ login: '+7 900 000-00-00', password: PASSWORD }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ message: 'Неверный логин или пароль' });
    }
  });

  test('what is no login is said at its field', async () => {
    for (const name of ['anna', '12345', 'a@b', '', 'anna@koleso.example\r\nBcc: x@y.example']) {
      const answer = await login({ login: name, password: PASSWORD });
      expect([name, answer.statusCode]).toEqual([name, 422]);
      expect(answer.json().errors).toHaveProperty('login');
    }
  });

  test('keeps nothing of the token but its hash', async () => {
    const { token } = await signedIn();
    const { rows } = await server.db.query<object>('select * from session');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('signing out', () => {
  test('ends this session alone', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const answer = await post('/auth/logout', undefined, { authorization: here.authorization });
    expect(answer.statusCode).toBe(204);
    expect((await user(here.authorization)).statusCode).toBe(401);
    expect((await user(elsewhere.authorization)).statusCode).toBe(200);
  });
});
