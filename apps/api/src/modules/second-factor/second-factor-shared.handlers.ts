import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import { recordOfAccount } from '../../accounts/company-log.ts';
import { addNotice } from '../../accounts/notices/notices.ts';
import { deleteProofs } from '../../accounts/proof.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import { Problem } from '../../http/problem.ts';
import { deleteLinks } from '../../links/links.ts';
import { hashCodes, newRecoveryCodes } from './recovery-codes.ts';
import * as queries from './second-factor.sql.ts';

export type Db = FastifyRequest['db'];
type FactorRequest = Pick<FastifyRequest, 'db' | 'account' | 'limiter' | 'jobs' | 'log' | 'ip'>;

/** Makes recovery codes and their hashes. This takes long, so it must be called outside of a transaction. */
export async function makeCodes() {
  const codes = newRecoveryCodes();
  return { codes, hashes: await hashCodes(codes) };
}

/**
 * Notifies the owner of a new factor. The first one brings recovery codes and ends all other sessions, which have not
 * shown any.
 */
export async function announceFactor(
  request: FactorRequest,
  tx: Db,
  {
    isFirst,
    factor,
    codes,
    hashes,
  }: { isFirst: boolean; factor: string } & Awaited<ReturnType<typeof makeCodes>>,
) {
  const { id, tokenHash } = requireAccount(request);
  await addNotice(tx, request.jobs, id, { kind: 'factor-added', detail: factor });
  await recordOfAccount(tx, request, 'account-factor');
  if (!isFirst) return { recovery_codes: null };
  await deleteProofs(tx, id);
  await queries.endOtherSessions(tx, id, tokenHash);
  await deleteLinks(tx, id);
  await queries.replaceCodes(tx, id, hashes);
  return { recovery_codes: codes };
}

/** Removes a factor. With the last one the recovery codes are removed, which stand in for it. */
export async function removeFactor(
  request: FactorRequest,
  accountId: string,
  work: (tx: Db) => Promise<string | undefined>,
) {
  await request.db.transaction(async (tx) => {
    await queries.holdAccount(tx, accountId);
    const factor = await work(tx);
    if (factor === undefined) throw new Problem(404);
    if (!(await queries.hasFactor(tx, accountId))) {
      if (await queries.isDemanded(tx, accountId))
        throw new Problem(409, 'Ваша компания требует второй фактор. Сначала добавьте другой');
      await queries.deleteCodes(tx, accountId);
    }
    await deleteLinks(tx, accountId);
    await deleteProofs(tx, accountId);
    await recordOfAccount(tx, request, 'account-factor');
    await addNotice(tx, request.jobs, accountId, { kind: 'factor-removed', detail: factor });
  });
  logSecurity(request, 'factor-remove', 'done');
}
