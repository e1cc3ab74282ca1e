import { randomBytes } from 'node:crypto';
import type { KeyScope } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { plainAddress } from '../http/client-address.ts';
import { Problem } from '../http/problem.ts';
import { type Account, hashToken } from './auth.ts';
import { acts } from './mandates.ts';
import { logSecurity } from './security-log.ts';

/** Every key starts with this, so that a leaked one can be found by searching for it. */
const PREFIX = 'ptk_';
const SECRET_BYTES = 32;

export const isKey = (token: string) => token.startsWith(PREFIX);

export const newSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

/** The company whose key this is; undefined if there is no such key. */
export async function companyOfKey(db: Db, secret: string): Promise<string | undefined> {
  const { rows } = await db.query<{ company_id: string }>(
    'select company_id from company_key where secret_hash = $1',
    [hashToken(secret)],
  );
  return rows[0]?.company_id;
}

interface KeyRow {
  id: string;
  account_id: string;
  company_id: string;
  scopes: string[];
  is_acting: boolean;
  is_near: boolean;
  is_used_now: boolean;
}

/**
 * The account of a company's key; null if there is no such key. Throws a 403 problem if the call is not among the key's
 * scopes or comes from outside its networks, or if the key's holder may no longer have keys of the company.
 */
export async function findKey(
  request: FastifyRequest,
  secret: string,
  scope: KeyScope | undefined,
): Promise<Account | null> {
  const tokenHash = hashToken(secret);
  const address = plainAddress(request.ip);
  const { rows } = await request.db.query<KeyRow>(
    `select id, account_id, company_id, scopes, ${acts('company_key', 'key')} is_acting, networks = '{}' or $2::inet <<= any(networks) is_near,
       coalesce(used_at > now() - interval '1 minute' and used_from = $2::inet, false) is_used_now
     from company_key where secret_hash = $1`,
    [tokenHash, address],
  );
  const [key] = rows;
  if (!key) return null;
  const account = { id: key.account_id, tokenHash, keyOf: key.company_id, keyId: key.id };
  const refusal = refusalOf(key, scope);
  if (refusal) {
    logSecurity(request, 'key', 'refused', key.account_id);
    throw new Problem(403, refusal);
  }
  if (!key.is_used_now)
    await request.db.query(
      'update company_key set used_at = now(), used_from = $2::inet where secret_hash = $1',
      [tokenHash, address],
    );
  return account;
}

function refusalOf(
  { is_acting, scopes, is_near }: KeyRow,
  scope: KeyScope | undefined,
): string | undefined {
  if (!is_acting)
    return 'Ключ не действует: у того, на кого он записан, больше нет на это прав в компании';
  if (scope === undefined) return 'Этот вызов делают люди, ключом его не сделать';
  if (!scopes.includes(scope)) return 'Ключ не для этого вызова. Добавьте право в новом ключе';
  return is_near ? undefined : 'С этого адреса ключ не работает';
}
