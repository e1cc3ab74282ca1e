import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../accounts/auth.ts';
import { hashPassword } from '../accounts/passwords/password.ts';
import { PASSWORD, sendProven } from './proof.ts';
import type { TestApp } from './test-app.ts';

const PASSWORD_HASH = await hashPassword(PASSWORD);

export { PASSWORD };

type Answer = ReturnType<typeof sendProven>;

/** Sends calls to the API as one person. A call that needs a proof is proved by the password, as the web does. */
export interface Visitor {
  get(url: string): Answer;
  post(url: string, payload?: object): Answer;
  put(url: string, payload?: object): Answer;
  patch(url: string, payload?: object): Answer;
  delete(url: string): Answer;
}

/**
 * Returns a visitor with this Authorization header, or without one. `remoteAddress` is the address that the calls come
 * from.
 */
export function visitor(
  { app }: Pick<TestApp, 'app'>,
  authorization?: string,
  remoteAddress = '203.0.113.7',
): Visitor {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') => (url: string, payload?: object) =>
      sendProven(app, {
        method,
        url: `/api${url}`,
        remoteAddress,
        headers: { 'user-agent': 'Test browser', ...(authorization && { authorization }) },
        ...(payload && { payload }),
      });
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
}

export interface User extends Visitor {
  id: string;
  authorization: string;
}

/** Creates an account with PASSWORD that is signed in. Its addresses are confirmed if `verified`. */
export async function createUser(
  server: TestApp,
  { email, phone, verified = false }: { email?: string; phone?: string; verified?: boolean },
): Promise<User> {
  const id = uuidv7();
  await server.db.query(
    `insert into account (id, email, phone, password_hash, email_verified_at, phone_verified_at)
     values ($1, $2, $3, $4, case when $5 then now() end, case when $5 then now() end)`,
    [id, email, phone, PASSWORD_HASH, verified],
  );
  const authorization = await openSession(server, id);
  return { id, authorization, ...visitor(server, authorization) };
}

/** Opens another session of an account. `lifetime` is a PostgreSQL interval. */
export async function openSession(
  { db }: Pick<TestApp, 'db'>,
  accountId: string,
  lifetime = '1 hour',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    'insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + $3::interval)',
    [hashToken(token), accountId, lifetime],
  );
  return `Bearer ${token}`;
}
