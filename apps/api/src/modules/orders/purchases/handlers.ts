import { createHash } from 'node:crypto';
import type { CompanyOrderBody } from '@org/api-client/schema';
import { requireAccount } from '../../../accounts/auth.ts';
import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { Problem } from '../../../http/problem.ts';
import { toOrder } from '../order.ts';
import { selectOrders } from '../queries.ts';
import { moveStock } from '../stock/queries.ts';
import { assertPurchase, planPurchase } from './purchase.ts';
import { toPlan } from './purchase-plan.ts';
import { fillKey, insertOrders, takeKey } from './queries.ts';

type Request = Parameters<Handler<'orderForCompany'>>[0];

/** Hashes those fields of a body by which two requests count as the same, in whatever order they come. */
const hashOf = ({ lines, ...body }: CompanyOrderBody) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        lines.map(({ offer_id, quantity, max_price }) => [offer_id, quantity, max_price]),
        body.address_id,
        body.pickup,
        body.comment,
        body.expected_total,
        body.expected_delivery,
      ]),
    )
    .digest();

async function makeOrders(request: Request) {
  const { db, body, params, headers, jobs } = request;
  const viewer = requireAccount(request);
  const buyer = { accountId: viewer.id, companyId: params.id };
  // with the company's id, so that programs of two companies can use the same keys
  const key = `${params.id} ${headers['idempotency-key']}`;
  const bodyHash = hashOf(body);
  return db.transaction(async (tx) => {
    await requireCompany(request, params.id, { db: tx });
    const used = await takeKey(tx, viewer.id, key, bodyHash);
    if (used && !used.body_hash.equals(bodyHash))
      throw new Problem(409, 'Этот ключ уже использован для другого заказа', {
        details: { lines: [] },
      });
    if (used) return (await selectOrders(tx, viewer, used.purchase_ids)).map(toOrder);
    const purchase = await planPurchase(tx, buyer, body);
    assertPurchase(purchase);
    const orders = purchase.orders.map(({ seller: _, ...order }) => order);
    const terms = { ...buyer, comment: body.comment?.trim() || null };
    for (const event of await insertOrders(tx, terms, orders))
      await jobs.add(tx, 'order-news', { event });
    const ids = orders.map(({ id }) => id);
    await fillKey(tx, viewer.id, key, ids);
    const data = (await selectOrders(tx, viewer, ids)).map(toOrder);
    const sold = orders.flatMap(({ items }) => items);
    await moveStock(
      tx,
      sold.map(({ offer_id, quantity }) => ({ offer_id, quantity: -quantity })),
    );
    return data;
  });
}

export const orderForCompany: Handler<'orderForCompany'> = async (request) => {
  const { db, body, params, limiter } = request;
  const accountId = await requireCompany(request, params.id);
  await limiter.take('purchaseByCompany', params.id);
  if (body.dry_run) {
    const buyer = { accountId, companyId: params.id };
    const plan = await db.transaction((tx) => planPurchase(tx, buyer, body));
    return { data: [], plan: toPlan(plan) };
  }
  return { data: await makeOrders(request), plan: null };
};
