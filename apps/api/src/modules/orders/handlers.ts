import { createHash } from 'node:crypto';
import type { CreateOrdersBody, LineProblem, Order, OrderPage } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { attach } from '../../attachment.ts';
import { requireAccount } from '../../auth.ts';
import type { Handler } from '../../contract.ts';
import { obstacleOf, priceMoveOf, type WantedLine } from '../../line.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../paging.ts';
import { invalid, Problem } from '../../problem.ts';
import { writeDocument } from '../../spreadsheet/xlsx.ts';
import { lineSum, totalOf } from '../../vat.ts';
import { formatMoney } from '../../words.ts';
import { ORDER_WIDTHS, orderDocument } from './document.ts';
import { type OrderRow, obstacleTo, toOrder, toSummary } from './order.ts';
import {
  type CartLine,
  deleteLines,
  fillKey,
  insertEvent,
  insertOrders,
  type LockedOffer,
  lockLines,
  lockOffers,
  lockOrder,
  lockSellers,
  moveStock,
  type NewOrder,
  type Seller,
  selectOrder,
  selectOrders,
  selectSummaries,
  speaksFor,
  takeKey,
  updateConfirmed,
  updateStatus,
} from './queries.ts';

type Db = FastifyRequest['db'];
type OrderRequest = Pick<FastifyRequest, 'db' | 'account' | 'jobs'>;

const conflict = (message: string, lines: readonly LineProblem[] = []) =>
  new Problem(409, message, { details: { lines } });

/** What of a body makes two requests the same. */
const hashOf = ({
  supplier_ids,
  company_id,
  delivery,
  comment,
  expected_total,
}: CreateOrdersBody) =>
  createHash('sha256')
    .update(JSON.stringify([supplier_ids, company_id, delivery, comment, expected_total]))
    .digest();

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

function assertTerms(seller: Seller, lines: readonly Line[], delivery: Order['delivery']) {
  const left = seller.min_order_sum - sumOf(lines);
  if (left > 0)
    throw invalid({
      supplier_ids: [
        `У поставщика «${seller.name}» минимальный заказ ${formatMoney(seller.min_order_sum)}: не хватает ${formatMoney(left)}`,
      ],
    });
  if (delivery.kind === 'pickup' && !seller.pickup)
    throw invalid({ 'delivery.kind': [`У поставщика «${seller.name}» нет самовывоза`] });
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
  { supplier_ids, expected_total }: CreateOrdersBody,
  delivery: Order['delivery'],
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

  return sellers.map((seller) => {
    const own = lines.filter(({ line }) => line.supplier_id === seller.id);
    assertTerms(seller, own, delivery);
    const items = own.flatMap(({ line: { quantity }, offer }) =>
      offer ? [{ ...offer, id: uuidv7(), quantity }] : [],
    );
    return { id: uuidv7(), supplier_id: seller.id, items };
  });
}

async function placeOrders(request: OrderRequest & { body: CreateOrdersBody }, tx: Db) {
  const { body, jobs } = request;
  const { id: accountId } = requireAccount(request);
  const companyId = body.company_id ?? null;
  if (companyId !== null && !(await speaksFor(tx, accountId, companyId)))
    throw invalid({ company_id: ['Такой компании у вас нет'] });
  const delivery = { kind: 'delivery' as const, address: null, ...body.delivery };
  const orders = await prepareOrders(tx, accountId, body, delivery);

  const comment = body.comment?.trim() || null;
  const terms = { accountId, companyId, delivery, comment };
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

const noOrder = () => new Problem(404, 'Такого заказа нет');

async function readOrder({ db, account }: Pick<OrderRequest, 'db' | 'account'>, id: string) {
  const row = await selectOrder(db, requireAccount({ account }).id, id);
  if (!row) throw noOrder();
  return toOrder(row);
}

export const getOrder: Handler<'getOrder'> = (request) => readOrder(request, request.params.id);

type Action = Parameters<typeof obstacleTo>[0];
const OUTCOMES = { cancel: 'cancelled', confirm: 'confirmed', decline: 'declined' } as const;
const STATES = {
  new: 'ждёт ответа',
  confirmed: 'подтверждён',
  declined: 'отклонён',
  cancelled: 'отменён',
} as const;

/** Takes an order to its next state; `work` says what stock returns. */
async function act(
  request: OrderRequest & { params: { id: string } },
  action: Action,
  comment: string | undefined,
  work: (tx: Db, row: OrderRow) => Promise<Parameters<typeof moveStock>[1]>,
): Promise<Order> {
  const { id: accountId } = requireAccount(request);
  const { id } = request.params;
  return request.db.transaction(async (tx) => {
    const row = await lockOrder(tx, accountId, id);
    if (!row) throw noOrder();
    const obstacle = obstacleTo(action, row);
    if (obstacle === 'side') throw new Problem(403);
    if (obstacle) throw new Problem(409, `Заказ уже ${STATES[row.status]}`);
    const returned = await work(tx, row);
    const status = OUTCOMES[action];
    await updateStatus(tx, id, status);
    const event = await insertEvent(tx, id, accountId, status, comment?.trim() || null);
    await request.jobs.add(tx, 'order-news', { event });
    const fresh = await selectOrder(tx, accountId, id);
    if (!fresh) throw noOrder();
    await moveStock(tx, returned);
    return toOrder(fresh);
  });
}

const all = async (_tx: Db, { items }: OrderRow) =>
  items.map(({ offer_id, quantity, confirmed_quantity }) => ({
    offer_id,
    quantity: confirmed_quantity ?? quantity,
  }));

export const cancelOrder: Handler<'cancelOrder'> = (request) =>
  act(request, 'cancel', request.body.reason, all);

export const declineOrder: Handler<'declineOrder'> = (request) =>
  act(request, 'decline', request.body.reason, all);

export const confirmOrder: Handler<'confirmOrder'> = (request) => {
  const { items = [], comment } = request.body;
  return act(request, 'confirm', comment, async (tx, row) => {
    const ordered = new Map(row.items.map(({ id, quantity }) => [id, quantity]));
    for (const [at, { id, quantity }] of items.entries()) {
      const most = ordered.get(id);
      if (most === undefined || items.findIndex((item) => item.id === id) < at)
        throw invalid({ [`items.${at}.id`]: ['Такой строки в заказе нет или она указана дважды'] });
      if (quantity > most)
        throw invalid({
          [`items.${at}.quantity`]: [`Заказано ${most} — подтвердить больше нельзя`],
        });
    }
    const named = new Map(items.map(({ id, quantity }) => [id, quantity]));
    const confirmed = row.items.map(({ id, offer_id, quantity }) => {
      const confirmed_quantity = named.get(id) ?? quantity;
      return { id, offer_id, confirmed_quantity, quantity: quantity - confirmed_quantity };
    });
    if (confirmed.every(({ confirmed_quantity }) => confirmed_quantity === 0))
      throw invalid({ items: ['Не подтверждено ни одной шины: отклоните заказ'] });
    await updateConfirmed(tx, confirmed);
    return confirmed;
  });
};

type ListRequest = Pick<FastifyRequest, 'db' | 'config' | 'url'> & { query: Partial<Paging> };

async function list(
  request: ListRequest,
  filter: Parameters<typeof selectSummaries>[1],
): Promise<OrderPage> {
  const { db, query, config, url } = request;
  const paging = pagingOf(query, undefined);
  const { rows, total } = await selectSummaries(db, filter, windowOf(paging));
  return paged(rows.map(toSummary), total, paging, config.publicUrl + url.split('?')[0]);
}

export const listOrders: Handler<'listOrders'> = (request) =>
  list(request, { buyer: requireAccount(request).id, status: request.query.status });

export const listCompanyOrders: Handler<'listCompanyOrders'> = async (request) => {
  const { id } = request.params;
  if (!(await speaksFor(request.db, requireAccount(request).id, id)))
    throw new Problem(404, 'Такой компании нет');
  return list(request, { supplier: id, status: request.query.status });
};

export const exportOrder: Handler<'exportOrder'> = async (request, reply) => {
  const order = await readOrder(request, request.params.id);
  const workbook = await writeDocument(`Заказ ${order.number}`, ORDER_WIDTHS, orderDocument(order));
  attach(reply, `Заказ ${order.number}.xlsx`);
  return workbook;
};
