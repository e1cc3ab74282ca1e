import { recordEvent } from '../../accounts/company-log.ts';
import { requireCompany, requireOwner } from '../../accounts/membership.ts';
import { addNotice } from '../../accounts/notices/notices.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import type { Handler } from '../../contract/contract.ts';
import { Problem } from '../../http/problem.ts';
import {
  hasSecondFactor,
  selectDemand,
  selectWithoutFactor,
  updateDemand,
} from './company-demand.sql.ts';

export const getDemand: Handler<'getDemand'> = async (request) => {
  const { id } = request.params;
  await requireCompany(request, id);
  return selectDemand(request.db, id);
};

/** Sets whether the company demands a second factor. Members without one are locked out at once, and told so. */
export const setDemand: Handler<'setDemand'> = async (request) => {
  const { id } = request.params;
  const { demanded } = request.body;
  const demand = await request.db.transaction(async (db) => {
    const accountId = await requireOwner(request, id, { db, lock: 'no key update' });
    if (demanded && !(await hasSecondFactor(db, accountId)))
      throw new Problem(
        409,
        'Сначала добавьте второй фактор себе: иначе компания закроется и для вас',
      );
    const before = await selectDemand(db, id);
    await updateDemand(db, id, demanded);
    await recordEvent(db, request, id, {
      event: demanded ? 'factor-demanded' : 'factor-not-demanded',
    });
    if (demanded && !before.demanded)
      for (const { account_id, company } of await selectWithoutFactor(db, id))
        await addNotice(db, request.jobs, account_id, { kind: 'factor-demanded', detail: company });
    return selectDemand(db, id);
  });
  logSecurity(request, demanded ? 'factor-demand' : 'factor-demand-end', 'done');
  return demand;
};
