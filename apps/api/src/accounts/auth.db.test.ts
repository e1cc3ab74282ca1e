import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { hashToken, requireAccount } from './auth.ts';

const ACCOUNT = '0190f0c4-0000-7000-8000-000000000001';
const seen: unknown[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    handlers: {
      // the contract requires a login for logout and allows one for searchTyres
      logout: async (request: Parameters<typeof requireAccount>[0]) => {
        seen.push(requireAccount(request).id);
      },
      searchTyres: async (request: Parameters<typeof requireAccount>[0]) => {
        seen.push(request.account?.id ?? null);
        requireAccount(request);
        throw new Problem(409);
      },
    },
  });
  await server.db.query(
    `insert into account (id, email, password_hash) values ($1, 'buyer@demo.example', 'hash')`,
    [ACCOUNT],
  );
});
afterAll(() => server.close());

async function token(lifetime: string) {
  const text = randomBytes(32).toString('base64url');
  await server.db.query(
    `insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + $3::interval)`,
    [hashToken(text), ACCOUNT, lifetime],
  );
  return text;
}
async function send(url: string, authorization?: string) {
  seen.length = 0;
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url,
    ...(url !== '/api/auth/logout' && { payload: {} }),
    headers: authorization === undefined ? {} : { authorization },
  });
  return { statusCode, body, seen: [...seen] };
}

test('a live token is its account, in whatever case the scheme is written', async () => {
  const live = await token('1 hour');
  for (const scheme of ['Bearer', 'bearer']) {
    const answer = await send('/api/auth/logout', `${scheme} ${live}`);
    expect([answer.statusCode < 300, answer.seen]).toEqual([true, [ACCOUNT]]);
  }
});

test('a token that has ended, is wrong, or is none is a 401 where a login is needed', async () => {
  const ended = await token('-1 second');
  for (const authorization of [
    undefined,
    '',
    `Bearer ${ended}`,
    'Bearer wrong',
    ended,
    'Basic YTpi',
  ]) {
    const answer = await send('/api/auth/logout', authorization);
    expect(answer).toMatchObject({ statusCode: 401, seen: [] });
    expect(JSON.parse(answer.body)).toEqual({ message: 'Войдите, чтобы продолжить' });
  }
});

test('a token that nobody has used for a week has ended, and each use puts that off', async () => {
  const [used, idle] = [await token('30 days'), await token('30 days')];
  const passes = (time: string) =>
    server.db.query('update session set seen_at = seen_at - $1::interval', [time]);
  await passes('6 days');
  expect((await send('/api/auth/logout', `Bearer ${used}`)).statusCode).toBeLessThan(300);
  await passes('6 days');
  expect((await send('/api/auth/logout', `Bearer ${used}`)).statusCode).toBeLessThan(300);
  expect((await send('/api/auth/logout', `Bearer ${idle}`)).statusCode).toBe(401);
});

test('where a login is optional, a visitor passes, and the handler may ask for one', async () => {
  expect(await send('/api/search_v2/tyres')).toMatchObject({ statusCode: 401, seen: [null] });
  const live = await token('1 hour');
  const answer = await send('/api/search_v2/tyres', `Bearer ${live}`);
  expect(answer).toMatchObject({ statusCode: 409, seen: [ACCOUNT] });
});
