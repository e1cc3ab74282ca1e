import type { CompanyOrderBody } from '@org/api-client/schema';
import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { type Receiving, selectReceivingOf } from '../../../delivery/receiving.ts';
import { invalid } from '../../../http/problem.ts';
import { placeOnce } from './placement.ts';
import { planPurchase, type Wishes } from './purchase.ts';
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

const isOwnAddress = ({ addresses }: Receiving, id: string | null) =>
  id === null || addresses.some((address) => address.id === id);

/** What the body of a program wants. */
const wishesOf = (tx: Db, buyer: Buyer, body: CompanyOrderBody): Wishes => ({
  lines: body.lines.map(({ offer_id, quantity, max_price }) => ({
    offer_id,
    quantity,
    price_added: max_price ?? null,
  })),
  isPriceLimit: true,
  async receivingOf(warehouses) {
    const address_id = body.address_id ?? null;
    const kind = body.pickup ? 'pickup' : 'delivery';
    const receiving = await selectReceivingOf(tx, buyer, warehouses, { kind, address_id });
    if (!isOwnAddress(receiving, address_id))
      throw invalid({ address_id: ['Такого адреса у компании нет'] });
    return receiving;
  },
  mustFetch: body.pickup ?? false,
  expected: { goods: body.expected_goods, delivery: body.expected_delivery },
  isDryRun: body.dry_run ?? false,
});

export const orderForCompany: Handler<'orderForCompany'> = async (request) => {
  const { db, body, params, limiter, headers } = request;
  const { lines, address_id, pickup, comment, expected_goods, expected_delivery } = body;
  const accountId = await requireCompany(request, params.id);
  await limiter.take('purchaseByCompany', params.id);
  assertNamedOnce(lines);
  const buyer = { accountId, companyId: params.id };
  const plan = (tx: Db) => planPurchase(tx, wishesOf(tx, buyer, body));
  if (body.dry_run) return { data: [], plan: toPlan(await db.transaction(plan), SHORTAGE_FIELD) };
  const data = await placeOnce(request, {
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
  return { data, plan: null };
};
