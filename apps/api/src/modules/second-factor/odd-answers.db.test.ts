import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, PASSWORD, type User, visitor } from '../../testing/visitor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
let user: User;
let email: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `odd${count}@koleso.ru`;
  user = await createUser(server, { email, verified: true });
});

async function add(authenticator: ReturnType<typeof createAuthenticator>) {
  const path = '/user/second-factor/passkeys';
  const started = await user.post(`${path}/options`, { current_password: PASSWORD });
  const { token, options } = started.json();
  const passkey = authenticator.create(options);
  return (await user.post(path, { token, name: 'Ключ', passkey })).statusCode;
}

test('a passkey keeps the ways to reach it that there are, whatever a browser says of them', async () => {
  for (const [transports, kept] of [
    [['internal', 'hybrid', 'internal', 'x'.repeat(9000), 7, null], '{hybrid,internal}'],
    ['internal', '{}'],
    [{ length: 3 }, '{}'],
    [null, '{}'],
  ] as const) {
    const authenticator = createAuthenticator({ transports });
    expect([await add(authenticator), transports]).toEqual([200, transports]);
    const { rows } = await server.db.query<{ kept: string }>(
      'select transports::text kept from passkey where id = $1',
      [authenticator.id],
    );
    expect(rows).toEqual([{ kept }]);
  }
});

test('a passkey with a longer id than any has is refused, and one with the longest signs in', async () => {
  for (const idBytes of [1024, 60_000])
    expect([idBytes, await add(createAuthenticator({ idBytes }))]).toEqual([idBytes, 422]);
  const longest = createAuthenticator({ idBytes: 1023 });
  expect(await add(longest)).toBe(200);
  const login = await visitor(server).post('/auth/login', { login: email, password: PASSWORD });
  const { token, passkey } = login.json().second_factor;
  const answer = await visitor(server).post('/auth/second-factor', {
    token,
    passkey: longest.sign(passkey),
  });
  expect(answer.statusCode).toBe(200);
});

test('who guesses what a new passkey was asked is stopped', async () => {
  await server.close();
  server = await createTestApp({ limits: { proveInAll: { points: 2, seconds: 60 } } });
  user = await createUser(server, { email, verified: true });
  const path = '/user/second-factor/passkeys';
  const { token } = (await user.post(`${path}/options`, { current_password: PASSWORD })).json();
  const passkey = createAuthenticator().create({ challenge: 'another question' });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++)
    statuses.push((await user.post(path, { token, name: 'Ключ', passkey })).statusCode);
  expect(statuses).toEqual([422, 422, 429]);
});
