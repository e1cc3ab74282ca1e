import { createHash } from 'node:crypto';
import type { CreateOrdersBody, LineProblem } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { selectReceiving } from '../../delivery/receiving.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { obstacleOf, priceMoveOf } from '../../trade/line.ts';
import { formatMoney } from '../../trade/words.ts';
import { toOrder } from './order.ts';
import { itemsOf, type Line as OrderLine, shortageOf, sumOf, wanted } from './purchases/lines.ts';
import {
  assertReceivable,
  knownCost,
  promisedOf,
  shipmentsOf,
} from './purchases/order-receiving.ts';
import {
  type CartLine,
  deleteLines,
  fillKey,
  insertOrders,
  lockLines,
  lockSellers,
  type NewOrder,
  type Seller,
  takeKey,
} from './purchases/queries.ts';
import { canActFor, selectOrders } from './queries.ts';
import { lockOffers, moveStock } from './stock/queries.ts';

type Db = FastifyRequest['db'];
type OrderRequest = Pick<FastifyRequest, 'db' | 'account' | 'jobs'>;

const conflict = (message: string, lines: readonly LineProblem[] = []) =>
  new Problem(409, message, { details: { lines } });

type Line = OrderLine<CartLine>;

/** Hashes those fields of a body by which two requests count as the same. */
const hashOf = (body: CreateOrdersBody) => {
  const { supplier_ids, company_id, comment, expected_total, expected_delivery } = body;
  return createHash('sha256')
    .update(JSON.stringify([supplier_ids, company_id, comment, expected_total, expected_delivery]))
    .digest();
};

/** Throws 409, with the lines, for what can't be ordered as the buyer saw it. */
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
  const shortage = shortageOf(seller, lines);
  if (shortage) throw invalid({ supplier_ids: [shortage] });
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

/** Prepares one order for each supplier. All rows are locked and checked. */
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
    return { id: uuidv7(), supplier_id: seller.id, items: itemsOf(own) };
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
  if (companyId !== null && !(await canActFor(tx, accountId, companyId)))
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
  const viewer = requireAccount(request);
  const { id: accountId } = viewer;
  const key = headers['idempotency-key'] as string;
  const bodyHash = hashOf(body);
  return db.transaction(async (tx) => {
    const used = await takeKey(tx, accountId, key, bodyHash);
    if (used && !used.body_hash.equals(bodyHash))
      throw conflict('Этот ключ уже использован для другого заказа');
    if (used) return { data: (await selectOrders(tx, viewer, used.purchase_ids)).map(toOrder) };
    const { ids, stock } = await placeOrders(request, tx);
    await fillKey(tx, accountId, key, ids);
    const data = (await selectOrders(tx, viewer, ids)).map(toOrder);
    await moveStock(tx, stock);
    return { data };
  });
};
