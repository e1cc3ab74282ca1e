import type { SecondFactorDemanded, Session } from '@org/api-client/schema';
import type { FastifyReply } from 'fastify';
import type { Db } from '../db/db.ts';
import { addChallenge } from './challenges.ts';
import { type Passkey, requestOptions } from './passkeys.ts';
import { openSession, SESSION_HOURS } from './sessions.ts';

type Method = SecondFactorDemanded['second_factor']['methods'][number];

export interface Factors {
  passkeys: Passkey[];
  hasApp: boolean;
  hasCodes: boolean;
}

/** The second factors of an account. */
export async function selectFactors(db: Db, accountId: string): Promise<Factors> {
  const { rows: passkeys } = await db.query<Passkey>(
    'select id, public_key, counter, transports from passkey where account_id = $1 order by created_at',
    [accountId],
  );
  const { rows } = await db.query<Omit<Factors, 'passkeys'>>(
    `select exists (select from totp where account_id = $1 and confirmed_at is not null) "hasApp",
       exists (select from recovery_code where account_id = $1) "hasCodes"`,
    [accountId],
  );
  return { passkeys, hasApp: false, hasCodes: false, ...rows[0] };
}

/** By what an account with second factors can prove itself. */
export function methodsOf({ passkeys, hasApp, hasCodes }: Factors): Method[] {
  const methods: [Method, boolean][] = [
    ['passkey', passkeys.length > 0],
    ['app', hasApp],
    ['recovery_code', hasCodes],
  ];
  return methods.flatMap(([method, has]) => (has ? [method] : []));
}

/** Signs in an account that has proved its password or its mailbox. If it has a second factor, asks for that first. */
export async function signIn(
  request: Parameters<typeof openSession>[0],
  reply: FastifyReply,
  db: Db,
  accountId: string,
  { hours = SESSION_HOURS.usual, ...options }: Parameters<typeof openSession>[4] = {},
): Promise<Session | SecondFactorDemanded> {
  const factors = await selectFactors(db, accountId);
  const { passkeys, hasApp } = factors;
  if (passkeys.length === 0 && !hasApp)
    return openSession(request, reply, db, accountId, { hours, ...options });
  const asked = await requestOptions(request.config, passkeys);
  const { token, expiresAt } = await addChallenge(db, {
    accountId,
    purpose: 'login',
    question: asked.challenge,
    hours,
  });
  reply.code(202);
  return {
    second_factor: {
      token,
      expires_at: expiresAt.toISOString(),
      methods: methodsOf(factors),
      passkey: passkeys.length > 0 ? { ...asked } : null,
    },
  };
}

/** Removes all second factors of an account, because somebody else may have added them. */
export async function dropFactors(db: Db, accountId: string): Promise<void> {
  for (const table of ['passkey', 'totp', 'recovery_code', 'challenge'])
    await db.query(`delete from ${table} where account_id = $1`, [accountId]);
}
