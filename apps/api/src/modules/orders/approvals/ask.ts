import type { Excess, Limit } from '@org/api-client/schema';
import { lineSum } from '@org/trade/tax';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Purchase } from '../purchases/purchase.ts';
import type { Buyer } from '../purchases/purchases.sql.ts';
import { insertApproval } from './approvals.sql.ts';

/** Stores a purchase that exceeds a limit until somebody says yes to it; resolves to its id. The stock is moved by the caller. */
export async function askApproval(
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
