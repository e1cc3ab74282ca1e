import type { FastifyRequest } from 'fastify';
import { withMarket } from './market.ts';
import type { Purchase } from './purchase.ts';
import { type Buyer, insertOrders, noteLosses } from './purchases.sql.ts';

type Request = Pick<FastifyRequest, 'db' | 'jobs'>;

/** The pieces that are ordered. */
export const piecesOf = ({ orders }: Pick<Purchase, 'orders'>) =>
  orders.flatMap(({ items }) => items.map(({ offer_id, quantity }) => ({ offer_id, quantity })));

/**
 * Stores what is planned as a buyer's orders, with their news and what others lose by them; resolves to their ids.
 * Decision 70.
 */
export async function storeOrders(
  { db: tx, jobs }: Request,
  buyer: Buyer,
  purchase: Purchase,
): Promise<string[]> {
  const planned = purchase.orders.map(({ seller: _, ...order }) => order);
  const { orders, lost } = await withMarket(tx, planned, buyer.companyId);
  const events = await insertOrders(tx, buyer, orders);
  await jobs.addAll(
    tx,
    'order-news',
    events.map((event) => ({ data: { event } })),
  );
  await noteLosses(tx, lost);
  return orders.map(({ id }) => id);
}
