import type { LimitBody } from '@org/api-client/schema';
import { recordEvent } from '../../accounts/company-log.ts';
import { requireOwner } from '../../accounts/membership.ts';
import { setLimit } from '../../accounts/spending.sql.ts';
import { assertApprover, describeLimit } from '../../accounts/spending-limits.ts';
import type { Handler } from '../../contract/contract.ts';
import { Conflict } from '../../contract/refusal.ts';
import { describe, type EmployeeRow } from './employee.ts';

type Db = LimitRequest['db'];
type LimitRequest = Pick<
  Parameters<Handler<'updateEmployee'>>[0],
  'db' | 'account' | 'right' | 'body' | 'jobs' | 'pushKey' | 'ip'
> & { params: { id: string } };

/** Gives an employee the limit of the body: owners alone do that. */
export async function giveLimit(
  request: LimitRequest,
  db: Db,
  employee: Pick<EmployeeRow, 'id' | 'account_id' | 'full_name' | 'email'>,
) {
  const { params, body } = request;
  const { limit = null } = body;
  const { id, account_id: accountId } = employee;
  await requireOwner(request, params.id, { db });
  await assertApprover(db, params.id, limit, accountId);
  await recordEvent(db, request, params.id, {
    event: 'limit-changed',
    detail: `${describe(employee)}: ${await describeLimit(db, limit)}`,
    also: accountId === null ? [] : [accountId],
  });
  await setLimit(db, params.id, { employee: id }, limit);
}

const SUMS = ['per_order', 'per_day', 'per_month'] as const;

/** Whether a limit is the same as the one that there is. */
const isSameLimit = (now: EmployeeRow['limit'], limit: LimitBody) =>
  SUMS.every((field) => (now?.[field] ?? null) === (limit?.[field] ?? null)) &&
  (now === null || (now.approver?.id ?? null) === (limit?.approver_id ?? null));

/** Gives an employee another limit, if the body has any. */
export async function changeLimit(request: LimitRequest, db: Db, now: EmployeeRow) {
  const { limit } = request.body;
  if (limit === undefined || isSameLimit(now.limit, limit)) return;
  if (now.owner) throw new Conflict('У владельца лимитов нет. Сначала снимите с него владение');
  await giveLimit(request, db, now);
}
