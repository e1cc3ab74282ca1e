import { createHash } from 'node:crypto';
import type { Approval, Excess, Limit, Order } from '@org/api-client/schema';
import { lineSum } from '@org/trade/tax';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../../accounts/auth.ts';
import { lockLimits, selectLimits } from '../../../accounts/spending.sql.ts';
import { worstExcess } from '../../../accounts/spending-limits.ts';
import { Conflict } from '../../../contract/refusal.ts';
import { readApproval } from '../approvals/approval.ts';
import { insertApproval } from '../approvals/approvals.sql.ts';
import { toOrder } from '../order.ts';
import { fillKey, takeKey } from '../order-calls.sql.ts';
import { moveStock } from '../order-stock.sql.ts';
import { selectOrders } from '../orders.sql.ts';
import { assertPurchase, type Purchase } from '../purchases/purchase.ts';
import { piecesOf, storeOrders } from '../purchases/purchase-store.ts';
import type { Buyer } from '../purchases/purchases.sql.ts';

/** Stores a purchase that exceeds a limit until somebody says yes to it; resolves to its id. The stock is moved by the caller. */
async function askApproval(
  { db: tx, jobs }: Pick<FastifyRequest, 'db' | 'jobs'>,
  buyer: Buyer & { companyId: string },
  { orders, goods, delivery, choices }: Purchase,
  { limit, excess }: { limit: Limit; excess: Excess },
): Promise<string> {
  const id = uuidv7();
  const lines = orders.flatMap(({ seller, items }) =>
    items.map((item) => ({
      offer_id: item.offer_id,
      product: item.product,
      supplier: seller.name,
      quantity: item.quantity,
      bulk_price: item.bulk_price,
      ...(item.agreed && { agreed: item.agreed }),
      sum: lineSum(item).sum,
    })),
  );
  await insertApproval(tx, {
    ...{ id, ...buyer, excess, terms: { lines, choices }, total: goods + delivery },
    approverId: limit.approver?.id ?? null,
  });
  await jobs.add(tx, 'approval-news', { approval: id, state: 'waiting' });
  return id;
}

type Request = Pick<FastifyRequest, 'db' | 'account' | 'jobs'>;
type Db = Request['db'];

/** The orders that were stored, or the approval. */
type StoreOutcome = Awaited<ReturnType<typeof store>>;

/** How orders are placed. */
interface Placement {
  /** the idempotency key, and what two requests with it must agree in */
  key: string;
  terms: unknown;
  /** the company that buys; null for the account itself */
  companyId: string | null;
  comment: string | null | undefined;
  /** Plans the orders in the transaction that places them; throws for what it can't plan. */
  plan: (tx: Db) => Promise<Purchase>;
  /** the field that names suppliers whose minimum isn't reached */
  shortageField: string;
  /** Done in the same transaction, once the orders or the approval are stored. */
  after?: (tx: Db, purchase: Purchase, stored: StoreOutcome) => Promise<unknown>;
}

/** What came of it: orders, or an approval that they wait for. */
type PlacementOutcome = { orders: Order[] } | { approval: Approval };

/** Stores the orders, or above a limit of the buyer's an approval that they wait for. */
async function store({ db: tx, jobs }: Omit<Request, 'account'>, buyer: Buyer, purchase: Purchase) {
  const { companyId } = buyer;
  const total = purchase.goods + purchase.delivery;
  const above =
    companyId === null
      ? undefined
      : worstExcess(await selectLimits(tx, { ...buyer, companyId }), total);
  if (companyId === null || !above)
    return { ids: await storeOrders({ db: tx, jobs }, buyer, purchase) };
  return {
    approvalId: await askApproval({ db: tx, jobs }, { ...buyer, companyId }, purchase, above),
  };
}

/**
 * Places orders in one transaction: stock, orders, news and the jobs of letters. A key that was used is answered with
 * what came of it. What exceeds a limit takes the stock, and waits for a yes.
 */
export async function placeOnce(request: Request, placement: Placement): Promise<PlacementOutcome> {
  const { db, jobs } = request;
  const viewer = requireAccount(request);
  const { id: accountId, keyId = null } = viewer;
  const { key, companyId, plan, shortageField, after } = placement;
  const bodyHash = createHash('sha256').update(JSON.stringify(placement.terms)).digest();
  const buyer = { accountId, companyId, keyId, comment: placement.comment?.trim() || null };
  return db.transaction(async (tx) => {
    const answer = async ({
      ids = [],
      approvalId,
    }: {
      ids?: string[];
      approvalId?: string | null;
    }) =>
      approvalId
        ? { approval: await readApproval(tx, viewer, approvalId) }
        : { orders: (await selectOrders(tx, viewer, ids)).map(toOrder) };
    const used = await takeKey(tx, accountId, key, bodyHash);
    if (used && !used.body_hash.equals(bodyHash))
      throw new Conflict('Этот ключ уже использован для другого заказа', []);
    if (used) return answer({ ids: used.order_ids, approvalId: used.approval_id });
    // whoever spends against the same limits waits here, before anything else is locked
    if (companyId !== null) await lockLimits(tx, { companyId, accountId, keyId });
    const purchase = await plan(tx);
    assertPurchase(purchase, shortageField);
    const stored = await store({ db: tx, jobs }, buyer, purchase);
    const pieces = piecesOf(purchase);
    await after?.(tx, purchase, stored);
    await fillKey(tx, accountId, key, stored);
    const placed = await answer(stored);
    await moveStock(
      tx,
      pieces.map(({ offer_id, quantity }) => ({ offer_id, quantity: -quantity })),
    );
    return placed;
  });
}

/** Answers with orders, or by 202 with an approval that they wait for. */
export function answerPlaced<Answer>(
  placed: PlacementOutcome,
  reply: FastifyReply,
  answerWith: (data: Order[]) => Answer,
): Answer | { approval: Approval } {
  if ('orders' in placed) return answerWith(placed.orders);
  reply.code(202);
  return placed;
}
