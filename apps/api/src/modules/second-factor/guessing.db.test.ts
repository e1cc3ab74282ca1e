import { afterEach, expect, test } from 'vitest';
import type { Limits } from '../../http/http-limits.ts';
import { addPasskey, confirmApp, startApp } from '../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, PASSWORD, type User, visitor } from '../../testing/visitor.ts';

const EMAIL = 'anna@koleso.ru';
const ELSEWHERE = '198.51.100.7';
const WRONG = '000000';
let server: TestApp;
afterEach(() => server.close());

async function begin(limits: Limits): Promise<User> {
  server = await createTestApp({ limits });
  return createUser(server, { email: EMAIL, verified: true });
}

/** The token of a login that waits for the second factor. */
async function waiting(): Promise<string> {
  const body = { login: EMAIL, password: PASSWORD };
  return (await visitor(server).post('/auth/login', body)).json().second_factor.token;
}

async function prove(code: string, from?: string) {
  const token = await waiting();
  const answer = await visitor(server, undefined, from).post('/auth/second-factor', {
    token,
    code,
  });
  return answer.statusCode;
}

async function withApp(limits: Limits) {
  const user = await begin(limits);
  const code = await startApp(server, user);
  expect((await confirmApp(user, await code())).statusCode).toBe(200);
  return code;
}

test('a second factor is guessed so often from one network, while its owner is elsewhere', async () => {
  const code = await withApp({ proveByNetwork: { points: 2, seconds: 60 } });
  expect([await prove(WRONG), await prove(WRONG), await prove(WRONG)]).toEqual([422, 422, 429]);
  expect(await prove(await code())).toBe(429);
  expect(await prove(await code(), ELSEWHERE)).toBe(200);
});

test('and so often from all networks together', async () => {
  const code = await withApp({ proveInAll: { points: 2, seconds: 60 } });
  expect([await prove(WRONG), await prove(WRONG, ELSEWHERE)]).toEqual([422, 422]);
  expect(await prove(await code(), '192.0.2.7')).toBe(429);
});

test('a right one makes the wrong ones before it forgotten', async () => {
  const code = await withApp({
    proveByNetwork: { points: 2, seconds: 60 },
    proveInAll: { points: 4, seconds: 60 },
    followByNetwork: { points: 4, seconds: 60 },
  });
  for (let n = 0; n < 2; n++)
    expect([await prove(WRONG), await prove(await code())]).toEqual([422, 200]);
});

test('tokens of logins are not guessed', async () => {
  await begin({ followByNetwork: { points: 2, seconds: 60 } });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) {
    const body = { token: String(n).repeat(43), code: WRONG };
    statuses.push((await visitor(server).post('/auth/second-factor', body)).statusCode);
  }
  expect(statuses).toEqual([404, 404, 429]);
});

test('the first code of an app is not guessed either', async () => {
  const user = await begin({ proveInAll: { points: 2, seconds: 60 } });
  const code = await startApp(server, user);
  const statuses: number[] = [];
  for (const sent of [WRONG, WRONG, await code()])
    statuses.push((await confirmApp(user, sent)).statusCode);
  expect(statuses).toEqual([422, 422, 429]);
});

test('factors that are added count as no guesses', async () => {
  const user = await begin({ proveInAll: { points: 1, seconds: 60 } });
  const code = await startApp(server, user);
  expect((await confirmApp(user, await code())).statusCode).toBe(200);
  expect((await addPasskey(user)).statusCode).toBe(200);
  expect(await prove(await code())).toBe(200);
});
