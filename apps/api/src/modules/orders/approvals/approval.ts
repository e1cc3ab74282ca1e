import type { Approval } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../../../accounts/auth.ts';
import { type Bound, selectBounds } from '../../../accounts/spending.sql.ts';
import { Missing } from '../../../contract/refusal.ts';
import { errorsOf, type Purchase } from '../purchases/purchase.ts';
import { type CurrentPurchase, planPresent } from './approval-plan.ts';
import { type ApprovalRow, selectApproval, selectOwned } from './approvals.sql.ts';
import { isOwn, selectDecidable } from './deciders.ts';

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

/** What it would cost now without the lines that can't be ordered, and why none of it can, if so. */
function nowOf(row: ApprovalRow, { purchase, obstacles }: CurrentPurchase) {
  const [error] = Object.values(errorsOf(purchase, 'total')).flat();
  const [gone] = purchase.orders.length === 0 ? obstacles.values() : [];
  return {
    total: purchase.goods + purchase.delivery,
    obstacle: gone ?? receptionChange(row, purchase) ?? error ?? null,
  };
}

const linesOf = (
  { terms }: ApprovalRow,
  present: CurrentPurchase | undefined,
): Approval['lines'] => {
  const items = present?.purchase.orders.flatMap((one) => one.items) ?? [];
  const prices = new Map(items.map((one) => [one.offer_id, one.bulk_price]));
  return terms.lines.map((line) => ({
    ...{ ...line, skipped: line.skipped ?? false },
    price_now: prices.get(line.offer_id) ?? null,
    obstacle: present?.obstacles.get(line.offer_id) ?? null,
  }));
};

/** The limits of a day and a month that bind who asks, without and with what he asks for. */
const budgetOf = (row: ApprovalRow, bounds: readonly Bound[], total: number): Approval['budget'] =>
  bounds.flatMap(({ limit: one }) =>
    (['day', 'month'] as const).flatMap((period) => {
      const limit = one[`per_${period}`];
      const used = one[`used_${period}`] - row.total;
      return limit === null ? [] : [{ period, limit, used, after: used + total }];
    }),
  );

/** The limit that was exceeded, if it still exists. */
const exceeded = ({ excess }: ApprovalRow, bounds: readonly Bound[]): Bound | undefined =>
  bounds.find(({ limit }) => limit[`per_${excess.period}`] === excess.limit);

/** What approvals that wait come to now, the limits that bind them, and whose they are if the viewer may change them. */
async function readPresent(db: Db, rows: readonly ApprovalRow[], viewer: Viewer) {
  const presents = await planPresent(db, rows);
  const found = await selectBounds(
    db,
    rows.map(({ company, account_id, key_id }) => ({
      ...{ companyId: company.id, accountId: account_id ?? '', keyId: key_id },
    })),
  );
  const companies = found.flat().map(({ company_id }) => company_id);
  const isPerson = viewer.keyOf === undefined && companies.length > 0;
  const owned = isPerson ? await selectOwned(db, viewer.id, companies) : new Set();
  const bounds = new Map(rows.map((row, at) => [row, found[at] ?? []]));
  return (row: ApprovalRow) => {
    const present = presents.get(row);
    if (!present) return { lines: linesOf(row, undefined), now: null, budget: [], limit_of: null };
    const [now, ownBounds] = [nowOf(row, present), bounds.get(row) ?? []];
    const over = exceeded(row, ownBounds);
    const { company_id = '', employee_id = null, key_id = null } = over ?? {};
    return {
      ...{ lines: linesOf(row, present), now, budget: budgetOf(row, ownBounds, now.total) },
      limit_of: over && owned.has(company_id) ? { company_id, employee_id, key_id } : null,
    };
  };
}

/** Approvals as the contract shows them to a viewer, without those that are none of the viewer's business. */
export async function toApprovals(
  db: Db,
  rows: readonly ApprovalRow[],
  viewer: Viewer,
): Promise<Approval[]> {
  const decidable = await selectDecidable(db, rows, viewer);
  const seen = rows.filter(
    (row) => isOwn(row, viewer) || decidable.has(row) || row.decider_id === viewer.id,
  );
  const waiting = seen.filter(({ state }) => state === 'waiting');
  const presentOf = await readPresent(db, waiting, viewer);
  return seen.map((row) => {
    const { id, state, company, asker, excess, total, comment, decided_by, reason } = row;
    return {
      ...{ id, state, company, asker, excess, total, comment, decided_by, reason },
      mine: isOwn(row, viewer),
      key: row.key_name,
      may_decide: state === 'waiting' && decidable.has(row),
      until: row.until.toISOString(),
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      order_ids: row.order_ids,
      ...presentOf(row),
    };
  });
}

export async function readApproval(db: Db, viewer: Viewer, id: string): Promise<Approval> {
  const row = await selectApproval(db, id);
  const [approval] = row ? await toApprovals(db, [row], viewer) : [];
  if (!approval) throw new Missing('Такой просьбы нет');
  return approval;
}
