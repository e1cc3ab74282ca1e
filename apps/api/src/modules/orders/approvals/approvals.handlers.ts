import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../../accounts/auth.ts';
import { requireCompany } from '../../../accounts/membership.ts';
import { selectLimits } from '../../../accounts/spending.sql.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { Problem } from '../../../http/problem.ts';
import { formatMoney } from '../../../trade/trade-words.ts';
import { toOrder } from '../order.ts';
import { moveStock } from '../order-stock.sql.ts';
import { selectOrders } from '../orders.sql.ts';
import { assertPurchase, type Purchase } from '../purchases/purchase.ts';
import { storeOrders } from '../purchases/purchase-store.ts';
import { readApproval, receptionChange, toApprovals } from './approval.ts';
import { heldBy, planAsked } from './approval-plan.ts';
import {
  type ApprovalRow,
  lockApproval,
  selectApprovals,
  selectWaiting,
  skipLines,
} from './approvals.sql.ts';
import { decide } from './decide.ts';
import { canDecide, isOwn, selectDecidable } from './deciders.ts';

type Request = Pick<FastifyRequest, 'db' | 'jobs' | 'account' | 'right'> & {
  params: { id: string; approval_id: string };
};
type Db = Request['db'];

const notFound = () => new Problem(404, 'Такой просьбы нет');

export const listApprovals: Handler<'listApprovals'> = async (request) => {
  const { db, params } = request;
  const accountId = await requireCompany(request, params.id);
  const viewer = requireAccount(request);
  const data = await toApprovals(db, await selectApprovals(db, params.id), viewer);
  const { keyId = null } = viewer;
  return { data, limits: await selectLimits(db, { companyId: params.id, accountId, keyId }) };
};

export const listWaitingApprovals: Handler<'listWaitingApprovals'> = async (request) => {
  const viewer = requireAccount(request);
  const rows = await selectWaiting(request.db, viewer.id);
  const decidable = await selectDecidable(request.db, rows, viewer);
  const byCompany = Map.groupBy(decidable, ({ company }) => company.id);
  return {
    data: [...byCompany.values()].flatMap((approvals) =>
      approvals[0] ? [{ company: approvals[0].company, count: approvals.length }] : [],
    ),
  };
};

const OVER: Record<Exclude<ApprovalRow['state'], 'waiting'>, string> = {
  approved: 'Эту просьбу уже согласовали',
  declined: 'Эту просьбу уже отклонили',
  withdrawn: 'Эту просьбу уже отозвали',
  lapsed: 'Срок просьбы вышел, или тот, кто просил, больше не может заказывать',
};

function assertWaits({ state }: ApprovalRow, details?: object) {
  if (state !== 'waiting') throw new Problem(409, OVER[state], { details: { ...details } });
}

/** Locks an approval of the company for who may decide it; throws 404 for whom it does not concern, 403 for who may not. */
async function lockForDecider(request: Request, tx: Db): Promise<ApprovalRow> {
  const { id: companyId, approval_id } = request.params;
  const viewer = requireAccount(request);
  // whoever takes a right or a member away waits, and so does who spends against the limit
  await requireCompany(request, companyId, { db: tx, lock: 'no key update' });
  const row = await lockApproval(tx, companyId, approval_id);
  if (!row) throw notFound();
  if (await canDecide(tx, row, viewer)) return row;
  throw new Problem(
    403,
    isOwn(row, viewer)
      ? 'Свой заказ согласовать нельзя никому'
      : 'Согласовать это может владелец или тот, кого он назначил',
  );
}

/** By how many percent the sum may rise after somebody has seen it. */
const MAX_RISE = 1;

/** Throws 409 if it costs more than was seen, or can't be received as asked. */
function assertSeen(row: ApprovalRow, purchase: Purchase, seen: number) {
  const now = purchase.goods + purchase.delivery;
  const change = receptionChange(row, purchase);
  const isDearer = now * 100 > seen * (100 + MAX_RISE);
  if (!change && !isDearer) return;
  const rise = `Подорожало: было ${formatMoney(seen)}, стало ${formatMoney(now)}. Проверьте и согласуйте снова`;
  throw new Problem(409, change ?? rise, { details: { lines: purchase.moves } });
}

/** The lines that whoever approves has seen struck. Throws 422 unless they are of the approval, and some are left. */
function skippedOf({ terms }: ApprovalRow, skip: readonly string[] = []): ReadonlySet<string> {
  const skipped = new Set(skip);
  const skippedLines = terms.lines.filter(({ offer_id }) => skipped.has(offer_id));
  if (skippedLines.length < skipped.size) throw invalid({ skip: ['Такой строки в просьбе нет'] });
  if (skippedLines.length === terms.lines.length)
    throw invalid({ skip: ['Ни одной строки не осталось'] });
  return skipped;
}

export const approveApproval: Handler<'approveApproval'> = async (request) => {
  const { db, jobs, body, params } = request;
  const viewer = requireAccount(request);
  return db.transaction(async (tx) => {
    const row = await lockForDecider(request, tx);
    const answer = async (ids: readonly string[]) => ({
      data: (await selectOrders(tx, viewer, ids)).map(toOrder),
    });
    if (row.state === 'approved') return answer(row.order_ids);
    assertWaits(row, { lines: [] });
    const skipped = skippedOf(row, body.skip);
    const purchase = await planAsked(tx, row, skipped);
    assertPurchase(purchase, 'total');
    assertSeen(row, purchase, body.total);
    const { account_id, key_id, comment } = row;
    const buyer = { accountId: account_id ?? '', companyId: params.id, keyId: key_id, comment };
    // the pieces are those that were held: only those of lines that are left out go back
    const orderIds = await storeOrders({ db: tx, jobs }, buyer, purchase);
    await decide(tx, jobs, row, { state: 'approved', by: viewer.id, orderIds });
    if (skipped.size > 0) await skipLines(tx, row, skipped);
    const answered = await answer(orderIds);
    await moveStock(
      tx,
      heldBy(row).filter(({ offer_id }) => skipped.has(offer_id)),
    );
    return answered;
  });
};

export const declineApproval: Handler<'declineApproval'> = async (request) => {
  const { db, jobs, body } = request;
  const viewer = requireAccount(request);
  return db.transaction(async (tx) => {
    const row = await lockForDecider(request, tx);
    assertWaits(row);
    const reason = body.reason.trim();
    await decide(tx, jobs, row, { state: 'declined', by: viewer.id, reason });
    const approval = await readApproval(tx, viewer, row.id);
    await moveStock(tx, heldBy(row));
    return approval;
  });
};

export const withdrawApproval: Handler<'withdrawApproval'> = async (request) => {
  const { db, jobs, params } = request;
  const viewer = requireAccount(request);
  return db.transaction(async (tx) => {
    await requireCompany(request, params.id, { db: tx });
    const row = await lockApproval(tx, params.id, params.approval_id);
    if (!row) throw notFound();
    if (!isOwn(row, viewer))
      throw new Problem(403, 'Отозвать просьбу может только тот, кто просил');
    assertWaits(row);
    await decide(tx, jobs, row, { state: 'withdrawn', by: viewer.id });
    const approval = await readApproval(tx, viewer, row.id);
    await moveStock(tx, heldBy(row));
    return approval;
  });
};
