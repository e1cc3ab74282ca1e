import type { Excess, Limit, LimitBody } from '@org/api-client/schema';
import { excessOf } from '@org/trade/excess';
import { invalid } from '../contract/refusal.ts';
import type { Db } from '../db/db.ts';
import { formatMoney } from '../trade/trade-words.ts';
import { canApprove, selectName } from './spending.sql.ts';

/** The limit that a sum exceeds most, with by how much; undefined if it keeps all of them. */
export const worstExcess = (
  limits: readonly Limit[],
  sum: number,
): { limit: Limit; excess: Excess } | undefined =>
  limits
    .flatMap((limit) => {
      const excess = excessOf(limit, sum);
      return excess ? [{ limit, excess }] : [];
    })
    .reduce<{ limit: Limit; excess: Excess } | undefined>(
      (worst, one) => (worst && worst.excess.over >= one.excess.over ? worst : one),
      undefined,
    );

const PERIODS = [
  ['per_order', 'за заказ'],
  ['per_day', 'в день'],
  ['per_month', 'в месяц'],
] as const;

/** How the company's log names a limit: «лимит 40 000 ₽ за заказ, согласует Ирина». */
export async function describeLimit(db: Db, limit: LimitBody): Promise<string> {
  const sums = PERIODS.flatMap(([field, words]) => {
    const sum = limit?.[field] ?? null;
    return sum === null ? [] : [`${formatMoney(sum)} ${words}`];
  });
  if (sums.length === 0) return 'без лимита';
  const approver = limit?.approver_id ? await selectName(db, limit.approver_id) : undefined;
  return `лимит ${sums.join(', ')}${approver === undefined ? '' : `, согласует ${approver}`}`;
}

/** Throws 422 for an approver who may not order for the company, or who would approve what he asks for himself. */
export async function assertApprover(
  db: Db,
  companyId: string,
  limit: LimitBody,
  accountId: string | null,
) {
  const approver = limit?.approver_id ?? null;
  if (approver !== null && !(await canApprove(db, companyId, approver, accountId)))
    throw invalid({
      'limit.approver_id': ['Выберите другого сотрудника: с доступом и правом заказывать'],
    });
}
