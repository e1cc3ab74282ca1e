import type { CompanyOrderBody, PrepareBody } from '@org/api-client/schema';
import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { selectReceivingOf } from '../../../delivery/delivery-receiving.ts';
import { Problem } from '../../../http/problem.ts';
import { planPurchase, type Wishes } from '../purchases/purchase.ts';
import { answerPlaced, placeOnce } from './placement.ts';
import { changesOf, hashOf, shownOf } from './prepared-purchase.ts';
import { deletePrepared, insertPrepared, selectPrepared } from './prepared-purchases.sql.ts';
import { toPlan } from './purchase-plan.ts';

type Db = Parameters<typeof planPurchase>[0];
interface Buyer {
  accountId: string;
  companyId: string;
}

/** Where an error about a supplier's minimum stands. */
const SHORTAGE_FIELD = 'lines';

function assertNamedOnce(lines: CompanyOrderBody['lines']) {
  const at = lines.findIndex(
    ({ offer_id }, n) => lines.findIndex((one) => one.offer_id === offer_id) < n,
  );
  if (at >= 0) throw invalid({ [`lines.${at}.offer_id`]: ['Предложение названо дважды'] });
}

/** What the body of a program wants. */
const wishesOf = (tx: Db, buyer: Buyer, body: CompanyOrderBody): Wishes => ({
  lines: body.lines.map(({ offer_id, quantity, max_price }) => ({
    offer_id,
    quantity,
    price_added: max_price ?? null,
  })),
  isPriceLimit: true,
  receivingOf: (warehouses) => selectReceivingOf(tx, buyer, warehouses, body),
  mustFetch: body.pickup ?? false,
  expected: { goods: body.expected_goods, delivery: body.expected_delivery },
  isDryRun: body.dry_run ?? false,
});

export const orderForCompany: Handler<'orderForCompany'> = async (request, reply) => {
  const { db, body, params, limiter, headers } = request;
  const { lines, address_id, pickup, comment, expected_goods, expected_delivery } = body;
  const accountId = await requireCompany(request, params.id);
  await limiter.take('purchaseByCompany', params.id);
  assertNamedOnce(lines);
  const buyer = { accountId, companyId: params.id };
  const plan = (tx: Db) => planPurchase(tx, wishesOf(tx, buyer, body));
  if (body.dry_run) return { data: [], plan: toPlan(await db.transaction(plan), SHORTAGE_FIELD) };
  const placed = await placeOnce(request, {
    // with the company's id, so that programs of two companies can use the same keys
    key: `${params.id} ${headers['idempotency-key']}`,
    terms: [
      lines.map(({ offer_id, quantity, max_price }) => [offer_id, quantity, max_price]),
      ...[address_id, pickup, comment, expected_goods, expected_delivery],
    ],
    companyId: params.id,
    comment,
    async plan(tx) {
      await requireCompany(request, params.id, { db: tx, lock: 'key share' });
      return plan(tx);
    },
    shortageField: SHORTAGE_FIELD,
  });
  return answerPlaced(placed, reply, (data) => ({ data, plan: null }));
};

const isEmpty = (value: object) => Object.keys(value).length === 0;

export const prepareForCompany: Handler<'prepareForCompany'> = async (request) => {
  const { db, params, limiter } = request;
  const body: PrepareBody = request.body;
  const accountId = await requireCompany(request, params.id);
  await limiter.take('purchaseByCompany', params.id);
  assertNamedOnce(body.lines);
  const buyer = { accountId, companyId: params.id };
  return db.transaction(async (tx) => {
    const purchase = await planPurchase(tx, wishesOf(tx, buyer, { ...body, dry_run: true }));
    const plan = toPlan(purchase, SHORTAGE_FIELD);
    if (!isEmpty(plan.lines) || !isEmpty(plan.errors)) return { hash: null, plan };
    const shown = shownOf(body, purchase);
    const hash = hashOf(shown);
    await insertPrepared(tx, params.id, hash, shown);
    return { hash, plan };
  });
};

export const placeForCompany: Handler<'placeForCompany'> = async (request, reply) => {
  const { db, params, limiter, headers } = request;
  const { id: companyId, hash } = params;
  const accountId = await requireCompany(request, companyId);
  await limiter.take('purchaseByCompany', companyId);
  const shown = await selectPrepared(db, companyId, hash);
  const placed = await placeOnce(request, {
    key: `${companyId} ${headers['idempotency-key']}`,
    terms: [hash],
    companyId,
    comment: shown?.comment,
    async plan(tx) {
      await requireCompany(request, companyId, { db: tx, lock: 'key share' });
      if (!shown || !(await deletePrepared(tx, companyId, hash)))
        throw new Problem(404, 'Такого заказа никто не готовил, или его уже оформили');
      const { goods, delivery, ...body } = shown;
      const wishes = { ...body, expected_goods: goods, expected_delivery: delivery };
      const purchase = await planPurchase(tx, wishesOf(tx, { accountId, companyId }, wishes));
      const isSame = hashOf(shownOf(body, purchase)) === hash;
      // what else has changed is said when the purchase is checked
      if (!isSame && isEmpty(purchase.lines) && isEmpty(purchase.moved))
        throw new Problem(409, `${changesOf(shown, purchase)}. Подготовьте заказ снова`, {
          details: { lines: [] },
        });
      return purchase;
    },
    shortageField: SHORTAGE_FIELD,
  });
  return answerPlaced(placed, reply, (data) => ({ data, plan: null }));
};
