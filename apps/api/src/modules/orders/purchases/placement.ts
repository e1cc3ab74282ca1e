import { createHash } from 'node:crypto';
import type { Order } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../../accounts/auth.ts';
import { Problem } from '../../../http/problem.ts';
import { toOrder } from '../order.ts';
import { selectOrders } from '../queries.ts';
import { moveStock } from '../stock/queries.ts';
import { withMarket } from './market.ts';
import { assertPurchase, type Purchase } from './purchase.ts';
import { fillKey, insertOrders, noteLosses, takeKey } from './queries.ts';

type Request = Pick<FastifyRequest, 'db' | 'account' | 'jobs'>;
type Db = Request['db'];

/** How orders are placed. */
export interface Placement {
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
  /** Done in the same transaction, once the orders are stored. */
  after?: (tx: Db, offerIds: readonly string[]) => Promise<unknown>;
}

/**
 * Places orders in one transaction: stock, orders, news and the jobs of letters. A key that was used is answered with
 * the orders that it placed.
 */
export async function placeOnce(request: Request, placement: Placement): Promise<Order[]> {
  const { db, jobs } = request;
  const viewer = requireAccount(request);
  const { id: accountId } = viewer;
  const { key, companyId, plan, shortageField, after } = placement;
  const bodyHash = createHash('sha256').update(JSON.stringify(placement.terms)).digest();
  const comment = placement.comment?.trim() || null;
  return db.transaction(async (tx) => {
    const used = await takeKey(tx, accountId, key, bodyHash);
    if (used && !used.body_hash.equals(bodyHash))
      throw new Problem(409, 'Этот ключ уже использован для другого заказа', {
        details: { lines: [] },
      });
    if (used) return (await selectOrders(tx, viewer, used.purchase_ids)).map(toOrder);
    const purchase = await plan(tx);
    assertPurchase(purchase, shortageField);
    const planned = purchase.orders.map(({ seller: _, ...order }) => order);
    const { orders, lost } = await withMarket(tx, planned, companyId);
    for (const event of await insertOrders(tx, { accountId, companyId, comment }, orders))
      await jobs.add(tx, 'order-news', { event });
    await noteLosses(tx, lost);
    const sold = orders.flatMap(({ items }) => items);
    await after?.(
      tx,
      sold.map(({ offer_id }) => offer_id),
    );
    const ids = orders.map(({ id }) => id);
    await fillKey(tx, accountId, key, ids);
    const data = (await selectOrders(tx, viewer, ids)).map(toOrder);
    await moveStock(
      tx,
      sold.map(({ offer_id, quantity }) => ({ offer_id, quantity: -quantity })),
    );
    return data;
  });
}
