import { createHash } from 'node:crypto';
import type { CreateOrdersBody, LineProblem } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../auth.ts';
import type { Handler } from '../../contract.ts';
import { selectReceiving } from '../../delivery/receiving.ts';
import { obstacleOf, priceMoveOf, type WantedLine } from '../../line.ts';
import { invalid, Problem } from '../../problem.ts';
import { lineSum, totalOf } from '../../vat.ts';
import { formatMoney } from '../../words.ts';
import { toOrder } from './order.ts';
import { assertReceivable, knownCost, promisedOf, shipmentsOf } from './order-receiving.ts';
import {
  type CartLine,
  deleteLines,
  fillKey,
  insertOrders,
  type LockedOffer,
  lockLines,
  lockOffers,
  lockSellers,
  moveStock,
  type NewOrder,
  type Seller,
  selectOrders,
  speaksFor,
  takeKey,
} from './queries.ts';

type Db = FastifyRequest['db'];
type OrderRequest = Pick<FastifyRequest, 'db' | 'account' | 'jobs'>;

const conflict = (message: string, lines: readonly LineProblem[] = []) =>
  new Problem(409, message, { details: { lines } });

/** What of a body makes two requests the same. */
const hashOf = (body: CreateOrdersBody) => {
  const { supplier_ids, company_id, comment, expected_total, expected_delivery } = body;
  return createHash('sha256')
    .update(JSON.stringify([supplier_ids, company_id, comment, expected_total, expected_delivery]))
    .digest();
};

/** A line of the cart with the offer it is for; the offer is missing where it is gone. */
interface Line {
  line: CartLine;
  offer: LockedOffer | undefined;
}
const GONE = { stock: null, min_order: 1, multiple: 1, bulk_price: null };
const wanted = ({ line, offer }: Line): WantedLine => ({ ...GONE, ...offer, ...line });

const sumOf = (lines: readonly Line[]) =>
  totalOf(
    lines.flatMap(({ line, offer }) =>
      offer ? [lineSum({ ...offer, quantity: line.quantity })] : [],
    ),
  ).sum;

/** Refuses what can't be ordered as the buyer saw it; 409 names the lines. */
function assertOrderable(lines: readonly Line[], expectedTotal: number | undefined) {
  const obstacles = lines.flatMap((line) => obstacleOf(wanted(line)) ?? []);
  if (obstacles.length > 0)
    throw conflict(
      'Пока вы выбирали, часть товара купили или сняли с продажи. Поправьте корзину и оформите снова',
      obstacles,
    );
  const total = sumOf(lines);
  if (expectedTotal !== undefined && expectedTotal !== total)
    throw conflict(
      `Сумма изменилась: была ${formatMoney(expectedTotal)}, стала ${formatMoney(total)}. Проверьте корзину`,
      lines.flatMap((line) => priceMoveOf(wanted(line)) ?? []),
    );
}

function assertMinimum(seller: Seller, lines: readonly Line[]) {
  const left = seller.min_order_sum - sumOf(lines);
  if (left > 0)
    throw invalid({
      supplier_ids: [
        `У поставщика «${seller.name}» минимальный заказ ${formatMoney(seller.min_order_sum)}: не хватает ${formatMoney(left)}`,
      ],
    });
}

function assertDelivery(cost: number, expected: number | undefined) {
  if (expected !== undefined && expected !== cost)
    throw conflict(
      `Доставка изменилась: была ${formatMoney(expected)}, стала ${formatMoney(cost)}. Проверьте корзину`,
    );
}

function assertSuppliers(lines: readonly CartLine[], asked: readonly string[] | undefined) {
  const inCart = new Set(lines.map(({ supplier_id }) => supplier_id));
  const missing = asked?.findIndex((id) => !inCart.has(id)) ?? -1;
  if (missing >= 0)
    throw invalid({ [`supplier_ids.${missing}`]: ['В корзине нет товаров этого поставщика'] });
  if (lines.length === 0) throw conflict('Корзина пуста');
}

/** One order for each supplier, all locked and checked. */
async function prepareOrders(
  tx: Db,
  accountId: string,
  { supplier_ids, expected_total, expected_delivery }: CreateOrdersBody,
): Promise<NewOrder[]> {
  const cart = await lockLines(tx, accountId, supplier_ids);
  assertSuppliers(cart, supplier_ids);
  const sellers = await lockSellers(tx, [...new Set(cart.map(({ supplier_id }) => supplier_id))]);
  const offers = new Map(
    (
      await lockOffers(
        tx,
        cart.map(({ offer_id }) => offer_id),
      )
    ).map((offer) => [offer.offer_id, offer]),
  );
  const lines = cart.map((line) => ({ line, offer: offers.get(line.offer_id) }));
  assertOrderable(lines, expected_total);

  const orders = sellers.map((seller) => {
    const own = lines.filter(({ line }) => line.supplier_id === seller.id);
    assertMinimum(seller, own);
    const items = own.flatMap(({ line: { quantity }, offer }) =>
      offer ? [{ ...offer, id: uuidv7(), quantity }] : [],
    );
    return { id: uuidv7(), supplier_id: seller.id, items };
  });
  const warehouses = orders.flatMap(({ items }) => items.map(({ warehouse_id }) => warehouse_id));
  const receiving = await selectReceiving(tx, accountId, [...new Set(warehouses)]);
  const shipments = orders.map(({ items }) => shipmentsOf(items, receiving));
  assertReceivable(shipments.flat());
  assertDelivery(knownCost(shipments.flat()), expected_delivery);
  return orders.map((order, at) => ({ ...order, ...promisedOf(shipments[at] ?? [], receiving) }));
}

async function placeOrders(request: OrderRequest & { body: CreateOrdersBody }, tx: Db) {
  const { body, jobs } = request;
  const { id: accountId } = requireAccount(request);
  const companyId = body.company_id ?? null;
  if (companyId !== null && !(await speaksFor(tx, accountId, companyId)))
    throw invalid({ company_id: ['Такой компании у вас нет'] });
  const orders = await prepareOrders(tx, accountId, body);

  const comment = body.comment?.trim() || null;
  const terms = { accountId, companyId, comment };
  for (const event of await insertOrders(tx, terms, orders))
    await jobs.add(tx, 'order-news', { event });
  const items = orders.flatMap((order) => order.items);
  await deleteLines(
    tx,
    accountId,
    items.map(({ offer_id }) => offer_id),
  );
  const ids = orders.map(({ id }) => id);
  return { ids, stock: items.map(({ offer_id, quantity }) => ({ offer_id, quantity: -quantity })) };
}

export const createOrders: Handler<'createOrders'> = async (request) => {
  const { db, headers, body } = request;
  const { id: accountId } = requireAccount(request);
  const key = headers['idempotency-key'] as string;
  const bodyHash = hashOf(body);
  return db.transaction(async (tx) => {
    const used = await takeKey(tx, accountId, key, bodyHash);
    if (used && !used.body_hash.equals(bodyHash))
      throw conflict('Этот ключ уже использован для другого заказа');
    if (used) return { data: (await selectOrders(tx, accountId, used.purchase_ids)).map(toOrder) };
    const { ids, stock } = await placeOrders(request, tx);
    await fillKey(tx, accountId, key, ids);
    const data = (await selectOrders(tx, accountId, ids)).map(toOrder);
    await moveStock(tx, stock);
    return { data };
  });
};
