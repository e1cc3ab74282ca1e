import type { Approval } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../../../accounts/auth.ts';
import { selectLimits } from '../../../accounts/spending/queries.ts';
import { Problem } from '../../../http/problem.ts';
import { errorsOf, type Purchase } from '../purchases/purchase.ts';
import { canDecide, isOwn } from './deciders.ts';
import { planAsked } from './plan.ts';
import { type ApprovalRow, selectApproval } from './queries.ts';

type Db = FastifyRequest['db'];
type Viewer = Pick<Account, 'id' | 'keyOf' | 'keyId'>;

/** Says what keeps goods from being received as they were asked for; undefined if nothing does. */
export function receptionChange({ terms }: ApprovalRow, { choices }: Purchase): string | undefined {
  const isSame = choices.every(({ warehouse_id, kind, address_id }) =>
    terms.choices.some(
      (one) =>
        one.warehouse_id === warehouse_id && one.kind === kind && one.address_id === address_id,
    ),
  );
  return isSame ? undefined : 'Склад, адрес или способ получения изменились. Пусть попросят снова';
}

/** What it would cost now, and why it can't be ordered, if so. */
async function nowOf(db: Db, row: ApprovalRow) {
  const purchase = await planAsked(db, row, { isDryRun: true });
  const [problem] = purchase.lines;
  const [error] = Object.values(errorsOf(purchase, 'total')).flat();
  const { goods, delivery } = purchase;
  return {
    total: goods + delivery,
    obstacle: problem?.message ?? receptionChange(row, purchase) ?? error ?? null,
    prices: new Map(
      purchase.orders.flatMap(({ items }) => items.map((one) => [one.offer_id, one.bulk_price])),
    ),
  };
}

/** The limits of a day and a month that bind who asks, without and with what he asks for. */
async function budgetOf(db: Db, row: ApprovalRow, total: number): Promise<Approval['budget']> {
  const { company, account_id, key_id } = row;
  const spender = { companyId: company.id, accountId: account_id ?? '', keyId: key_id };
  return (await selectLimits(db, spender)).flatMap((one) =>
    (['day', 'month'] as const).flatMap((period) => {
      const limit = one[`per_${period}`];
      const used = one[`used_${period}`] - row.total;
      return limit === null ? [] : [{ period, limit, used, after: used + total }];
    }),
  );
}

/** An approval as the contract shows it to a viewer; undefined if it is none of the viewer's business. */
export async function toApproval(
  db: Db,
  row: ApprovalRow,
  viewer: Viewer,
): Promise<Approval | undefined> {
  const mine = isOwn(row, viewer);
  const canSee = await canDecide(db, row, viewer);
  if (!mine && !canSee && row.decider_id !== viewer.id) return undefined;
  const waits = row.state === 'waiting';
  const now = waits ? await nowOf(db, row) : undefined;
  const { id, state, company, asker, excess, total, comment, decided_by, reason } = row;
  return {
    ...{ id, state, company, asker, excess, total, comment, decided_by, reason, mine },
    key: row.key_name,
    may_decide: waits && canSee,
    lines: row.terms.lines.map((line) => ({
      ...line,
      price_now: now?.prices.get(line.offer_id) ?? null,
    })),
    until: row.until.toISOString(),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    order_ids: row.purchase_ids,
    now: now ? { total: now.total, obstacle: now.obstacle } : null,
    budget: now ? await budgetOf(db, row, now.total) : [],
  };
}

/** Resolves to an approval as the viewer sees it. */
export async function readApproval(db: Db, viewer: Viewer, id: string): Promise<Approval> {
  const row = await selectApproval(db, id);
  const approval = row && (await toApproval(db, row, viewer));
  if (!approval) throw new Problem(404, 'Такой просьбы нет');
  return approval;
}
