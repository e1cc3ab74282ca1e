import { randomBytes } from 'node:crypto';
import { secondsInDay } from 'date-fns/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { hashToken } from './auth.ts';
import type { Login } from './login.ts';

/** Days that a browser stays known after a login. */
export const DEVICE_DAYS = 180;
const TOKEN_BYTES = 32;

type DeviceRequest = Pick<FastifyRequest, 'headers' | 'config'>;

const isSecure = ({ config }: DeviceRequest) => config.publicUrl.startsWith('https:');
/** The prefix binds the cookie to this host. Browsers accept it over HTTPS only. */
const cookieName = (request: DeviceRequest) => (isSecure(request) ? '__Host-device' : 'device');

function cookieOf(request: DeviceRequest): string | undefined {
  const prefix = `${cookieName(request)}=`;
  const cookie = request.headers.cookie?.split('; ').find((one) => one.startsWith(prefix));
  const token = cookie?.slice(prefix.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}

/**
 * The key under which wrong passwords of this browser are counted, if somebody has signed in with this login in it
 * before. Otherwise undefined.
 */
export async function knownDevice(
  db: Db,
  request: DeviceRequest,
  { kind, address }: Login,
): Promise<string | undefined> {
  const token = cookieOf(request);
  if (token === undefined) return undefined;
  const { rows } = await db.query(
    `select from device where token_hash = $1 and account_id = (select id from account where ${kind} = $2)`,
    [hashToken(token), address],
  );
  return rows.length > 0 ? `${token} ${address}` : undefined;
}

/** Remembers this browser for the account. Resolves to true if the account has never been used in it before. */
export async function rememberDevice(
  db: Db,
  request: DeviceRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<boolean> {
  const token = cookieOf(request) ?? randomBytes(TOKEN_BYTES).toString('base64url');
  const { rows } = await db.query<{ is_new: boolean }>(
    `insert into device (token_hash, account_id) values ($1, $2)
     on conflict (token_hash, account_id) do update set seen_at = now() returning xmax = 0 is_new`,
    [hashToken(token), accountId],
  );
  const maxAge = DEVICE_DAYS * secondsInDay;
  reply.header(
    'set-cookie',
    `${cookieName(request)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure(request) ? '; Secure' : ''}`,
  );
  return rows[0]?.is_new ?? false;
}
