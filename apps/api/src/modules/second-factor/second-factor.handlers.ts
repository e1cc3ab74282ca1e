import { requireAccount } from '../../accounts/auth.ts';
import { recordOfAccount } from '../../accounts/company-log.ts';
import { addNotice } from '../../accounts/notices/notices.ts';
import { confirmPassword } from '../../accounts/passwords/confirm-password.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import type { Handler } from '../../contract/contract.ts';
import { Problem } from '../../http/problem.ts';
import * as queries from './second-factor.sql.ts';
import { makeCodes } from './second-factor-shared.handlers.ts';

export const getSecondFactor: Handler<'getSecondFactor'> = (request) =>
  queries.selectSecondFactor(request.db, requireAccount(request).id);

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (request) => {
  const { db, body, jobs } = request;
  const id = await confirmPassword(request, body.current_password);
  const { codes, hashes } = await makeCodes();
  await db.transaction(async (tx) => {
    await queries.holdAccount(tx, id);
    if (!(await queries.hasFactor(tx, id)))
      throw new Problem(409, 'Сначала добавьте ключ или приложение');
    await addNotice(tx, jobs, id, { kind: 'recovery-codes' });
    await recordOfAccount(tx, request, 'account-factor');
    await queries.replaceCodes(tx, id, hashes);
  });
  logSecurity(request, 'recovery-codes', 'done');
  return { recovery_codes: codes };
};
