import type { RequestOrderBody } from '@org/api-client/schema';
import { requireAccount } from '../../../accounts/auth.ts';
import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { callerSignal } from '../../../http/caller-signal.ts';
import { Problem } from '../../../http/problem.ts';
import { callerOf, lockRequest, requireRequest } from '../../../requests/requests.ts';
import { freshSince } from '../../../trade/standing.ts';
import { lockOffers } from '../order-stock.sql.ts';
import { answerPlaced, placeOnce } from '../placing/placement.ts';
import { toPlan } from '../placing/purchase-plan.ts';
import { selectTheseOffers } from '../plans/order-plans.sql.ts';
import { arriving, routesOf } from '../plans/plan-routes.ts';
import { type Purchase, planPurchase, purchaseOf, readGoods } from '../purchases/purchase.ts';
import { noteOrdered, selectLines, selectQuotes, type TakenQuote } from './order-requests.sql.ts';
import { agreedOf, quoteIds } from './quoted.ts';
import { receivingAt } from './request-receiving.ts';
import { findWays, whyLeft } from './strategies.ts';
import { asksOf, type Way } from './ways.ts';

type Db = Parameters<typeof planPurchase>[0];

/** Where an error about a supplier's minimum stands. */
const SHORTAGE_FIELD = 'lines';

/** What the lines want of each offer, all lines together: two lines may mean the same product. */
function wishesOf(lines: RequestOrderBody['lines']) {
  const offers = Map.groupBy(
    lines.flatMap((line) => line.offers),
    ({ offer_id }) => offer_id,
  );
  return [...offers].map(([offer_id, offerLines]) => {
    const prices = offerLines.flatMap(({ max_price }) => max_price ?? []);
    return {
      offer_id,
      quantity: offerLines.reduce((sum, { quantity }) => sum + quantity, 0),
      price_added: prices.length > 0 ? Math.min(...prices) : null,
    };
  });
}

/** Which supplier the pieces of each line come from. */
function takenOf(lines: RequestOrderBody['lines'], { orders }: Purchase): TakenQuote[] {
  const suppliers = new Map(
    orders.flatMap(({ supplier_id, items }) =>
      items.map(({ offer_id }) => [offer_id, supplier_id] as const),
    ),
  );
  return lines.flatMap(({ line_id, offers }) =>
    offers.flatMap(({ offer_id, quantity, quote }) => {
      const supplier_id = suppliers.get(offer_id);
      return supplier_id ? [{ line_id, supplier_id, quantity, quote_id: quote?.id ?? null }] : [];
    }),
  );
}

/** Throws unless each line is one of the request's, named once, and not ordered by somebody who was quicker. */
function assertOpen(
  lines: readonly { line_id: string }[],
  openLines: ReadonlyMap<string, boolean>,
) {
  const at = lines.findIndex(({ line_id }) => !openLines.has(line_id));
  if (at >= 0) throw invalid({ [`lines.${at}.line_id`]: ['Такой строки в заявке нет'] });
  const twice = lines.findIndex(
    ({ line_id }, n) => lines.findIndex((one) => one.line_id === line_id) < n,
  );
  if (twice >= 0) throw invalid({ [`lines.${twice}.line_id`]: ['Строка названа дважды'] });
  if (lines.some(({ line_id }) => openLines.get(line_id) === false))
    throw new Problem(409, 'Часть строк уже заказали. Обновите заявку и повторите', {
      details: { lines: [] },
    });
}

/** What quotes agree on, by offer. Offers are locked before their quotes, as whoever answers locks them. */
async function readAgreed(
  tx: Db,
  requestId: string,
  lines: RequestOrderBody['lines'],
  isDryRun: boolean,
) {
  const ids = quoteIds(lines);
  if (ids.length === 0) return new Map<string, never>();
  const offers = lines.flatMap((line) => line.offers.map(({ offer_id }) => offer_id));
  if (!isDryRun) await lockOffers(tx, offers);
  return agreedOf(lines, await selectQuotes(tx, requestId, ids, isDryRun));
}

export const orderRequest: Handler<'orderRequest'> = async (request, reply) => {
  const { db, body, params, headers } = request;
  const { id: accountId } = requireAccount(request);
  const { lines, address_id, comment, expected_goods, expected_delivery } = body;
  const isDryRun = body.dry_run ?? false;
  const { id: requestId, company_id: companyId } = await requireRequest(request, params.request_id);
  const plan = async (tx: Db) => {
    if (companyId !== null) await requireCompany(request, companyId, { db: tx, lock: 'key share' });
    if (!isDryRun) await lockRequest(request, tx, requestId);
    assertOpen(lines, await selectLines(tx, requestId));
    return planPurchase(tx, {
      lines: wishesOf(lines),
      agreed: await readAgreed(tx, requestId, lines, isDryRun),
      isPriceLimit: true,
      receivingOf: receivingAt(tx, requireAccount(request), address_id),
      mustFetch: false,
      expected: { goods: expected_goods, delivery: expected_delivery },
      isDryRun,
    });
  };
  if (isDryRun) return { data: [], plan: toPlan(await db.transaction(plan), SHORTAGE_FIELD) };
  const placed = await placeOnce(request, {
    key: `${requestId} ${headers['idempotency-key']}`,
    terms: [lines, address_id, comment, expected_goods, expected_delivery],
    companyId,
    comment,
    plan,
    shortageField: SHORTAGE_FIELD,
    after: (tx, purchase, made) =>
      noteOrdered(tx, { accountId, requestId }, takenOf(lines, purchase), made),
  });
  return answerPlaced(placed, reply, (data) => ({ data, plan: null }));
};

/** What a way takes of each line, as an order names it. */
const orderOf = ({ taken }: Way): RequestOrderBody['lines'] =>
  [...taken].map(([{ line_id }, takenOffers]) => ({
    line_id,
    offers: takenOffers.map(({ offer, quantity }) => ({
      ...{ offer_id: offer.id, quantity },
      max_price: offer.bulk_price,
    })),
  }));

export const planRequest: Handler<'planRequest'> = async (request, reply) => {
  const { db, body, params } = request;
  await request.limiter.take('requestPlanByAccount', callerOf(request));
  const { company_id, conditions, ...head } = await requireRequest(request, params.request_id);
  if (company_id !== null) await requireCompany(request, company_id);
  assertOpen(body.lines, await selectLines(db, head.id));
  const sold = await selectTheseOffers(db, [
    ...new Set(body.lines.flatMap(({ offer_ids }) => offer_ids)),
  ]);
  const receiving = await receivingAt(
    db,
    requireAccount(request),
    body.address_id,
  )([...new Set(sold.map(({ warehouse_id }) => warehouse_id))]);
  const routes = routesOf(receiving);
  const offers = arriving(sold, routes);
  const asks = asksOf(body.lines, offers, routes, conditions.arrive_by);
  const market = { routes, since: freshSince(receiving.now) };
  const ways = await findWays(asks, market, callerSignal(reply));
  const orders = ways.map(([, way]) => orderOf(way));
  const ids = orders.flat().flatMap((line) => line.offers.map(({ offer_id }) => offer_id));
  const goods = await readGoods(db, [...new Set(ids)], { isDryRun: true });
  const [[, cheapest]] = ways as [(typeof ways)[number]];
  return {
    data: ways.map(([strategy, way], at) => {
      const lines = orders[at] ?? [];
      const wishes = { isPriceLimit: true, mustFetch: false, expected: {} };
      const purchase = purchaseOf({ ...wishes, lines: wishesOf(lines) }, goods, receiving);
      return {
        ...{ strategy, proven: way.proven },
        lines: lines.map(({ line_id, offers: lineOffers }) => ({
          line_id,
          offers: lineOffers.map((one) => ({ ...one, max_price: one.max_price ?? 0 })),
        })),
        left: way.left.map((ask) => ({
          line_id: ask.line_id,
          message: whyLeft(ask, way, cheapest),
        })),
        plan: lines.length > 0 ? toPlan(purchase, SHORTAGE_FIELD) : null,
      };
    }),
    arrivals: offers.flatMap(({ id, warehouse_id, delivery_days_max }) => {
      const route = routes?.get(warehouse_id);
      if (!route) return [];
      const arrives_on = route.dateAfter(delivery_days_max);
      return [{ offer_id: id, arrives_on, is_fetched: route.isFetched === true }];
    }),
  };
};
