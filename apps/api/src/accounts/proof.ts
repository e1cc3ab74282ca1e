import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Sensitivity } from '../contract/openapi.ts';
import type { Db } from '../db/db.ts';
import { hasRows } from '../db/db-rows.ts';
import { Problem } from '../http/problem.ts';
import { hashToken, requireAccount } from './auth.ts';
import { requireCompany, requireFormerOwner, requireOwner } from './membership.ts';

const PROOF_HEADER = 'x-proof';
const TOKEN_BYTES = 32;
const MINUTES = 5;

/** Stores a proof that a session is its owner's. Decision 220. */
export async function addProof(
  db: Db,
  sessionHash: Buffer,
): Promise<{ proof: string; expires_at: string }> {
  const proof = randomBytes(TOKEN_BYTES).toString('base64url');
  const { rows } = await db.query<{ expires_at: Date }>(
    `insert into proof (token_hash, session_hash, expires_at)
     values ($1, $2, now() + make_interval(mins => $3)) returning expires_at`,
    [hashToken(proof), sessionHash, MINUTES],
  );
  return { proof, expires_at: rows[0]!.expires_at.toISOString() };
}

/** Ends the proofs of an account, because what they were got by no longer counts. */
export const deleteProofs = (db: Db, accountId: string) =>
  db.query(
    'delete from proof where session_hash in (select token_hash from session where account_id = $1)',
    [accountId],
  );

/** Throws a 403 problem, which clients answer with a proof, if a request brings no proof of its session. */
async function requireProof(request: Pick<FastifyRequest, 'db' | 'account' | 'headers'>) {
  const { tokenHash } = requireAccount(request);
  const token = request.headers[PROOF_HEADER];
  const isProven =
    typeof token === 'string' &&
    (await hasRows(
      request.db,
      'select from proof where token_hash = $1 and session_hash = $2 and expires_at > now()',
      [hashToken(token), tokenHash],
    ));
  if (!isProven)
    throw new Problem(403, 'Подтвердите, что это вы: паролем или вторым фактором', {
      details: { code: 'proof' },
    });
}

type SensitiveRequest = Pick<
  FastifyRequest,
  'db' | 'account' | 'right' | 'headers' | 'params' | 'body'
>;

/**
 * The company that a call is about. Making a branch is about its parent company; making any other company is about
 * none.
 */
function companyOf({ params, body }: SensitiveRequest): string | undefined {
  const { id, companyId } = Object(params) as Partial<Record<string, string>>;
  const { parent_id } = Object(body) as { parent_id?: string | null };
  return id ?? companyId ?? parent_id ?? undefined;
}

const REQUIRE = {
  member: requireCompany,
  owner: requireOwner,
  former_owner: requireFormerOwner,
};

/** Refuses a sensitive call of who may not make it, then one without a proof. */
export async function assertSensitive(
  request: SensitiveRequest,
  { who, fields }: Sensitivity,
): Promise<void> {
  const company = companyOf(request);
  const isSensitive = !fields || fields.some((field) => Object.hasOwn(Object(request.body), field));
  if (who === 'account' || !isSensitive || company === undefined) return;
  await REQUIRE[who](request, company);
  await requireProof(request);
}
