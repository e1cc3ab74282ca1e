import type { Cart, LineProblem } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { selectAddress } from '../../delivery/addresses.ts';
import { selectReceiving } from '../../delivery/receiving.ts';
import { selectDepots } from '../../delivery/warehouses.ts';
import { attach } from '../../http/attachment.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { streamTable } from '../../spreadsheet/xlsx.ts';
import { explain, fit, obstacleOf, refusalOf, type WantedLine } from '../../trade/line.ts';
import { toCart } from './cart.ts';
import { pickReplacements } from './instead.ts';
import {
  countItems,
  deleteItem,
  deleteOthers,
  type Item,
  lockCart,
  type OfferLimits,
  selectCartSuppliers,
  selectItems,
  selectLimits,
  selectMissing,
  selectOrderedItems,
  selectOthers,
  upsertItems,
  upsertReceiving,
} from './queries.ts';
import { CART_COLUMNS, cartRows } from './sheet.ts';

type CartRequest = Pick<FastifyRequest, 'db' | 'account'>;
type Db = FastifyRequest['db'];

const MOST_LINES = 1000;

async function readCart(db: Db, accountId: string): Promise<Cart> {
  const rows = await selectItems(db, accountId);
  const warehouses = [...new Set(rows.flatMap(({ warehouse_id }) => warehouse_id ?? []))];
  return toCart(
    rows,
    await selectCartSuppliers(db, accountId),
    await selectReceiving(db, accountId, warehouses),
  );
}

/** Runs `work` with the cart locked; resolves to the changed cart and the result of `work`. */
function change<Result>(
  { db, account }: CartRequest,
  work: (tx: Db, accountId: string) => Promise<Result>,
): Promise<{ cart: Cart; result: Result }> {
  const { id } = requireAccount({ account });
  return db.transaction(async (tx) => {
    await lockCart(tx, id);
    const result = await work(tx, id);
    if ((await countItems(tx, id)) > MOST_LINES)
      throw invalid({ items: [`В корзине не больше ${MOST_LINES} строк. Оформите часть заказа`] });
    return { cart: await readCart(tx, id), result };
  });
}

export const getCart: Handler<'getCart'> = ({ db, account }) =>
  readCart(db, requireAccount({ account }).id);

const NO_OFFER = { stock: null, min_order: 1, multiple: 1, bulk_price: null, in_cart: 0 };
const wantedLine = (item: Item, limits: Map<string, OfferLimits>): WantedLine => ({
  ...(limits.get(item.offer_id) ?? NO_OFFER),
  ...item,
  price_added: null,
});

/** Adds up the quantities of an offer that is listed several times. */
function summed(items: readonly Item[]): Item[] {
  const quantities = new Map<string, number>();
  for (const { offer_id, quantity } of items)
    quantities.set(offer_id, (quantities.get(offer_id) ?? 0) + quantity);
  return [...quantities].map(([offer_id, quantity]) => ({ offer_id, quantity }));
}

/** Adds what can be added; resolves to the problems of lines that could not be added as they are. */
async function add(tx: Db, accountId: string, items: readonly Item[]): Promise<LineProblem[]> {
  const added = summed(items);
  const ids = added.map(({ offer_id }) => offer_id);
  const limits = await selectLimits(tx, accountId, ids);
  const lines = added.map(({ offer_id, quantity }) => {
    const inCart = limits.get(offer_id)?.in_cart ?? 0;
    return wantedLine({ offer_id, quantity: inCart + quantity }, limits);
  });
  const fitting = lines.map(({ offer_id, quantity, ...terms }) => ({
    offer_id,
    quantity: fit(quantity, terms),
  }));
  await upsertItems(
    tx,
    accountId,
    fitting.filter(({ quantity }) => quantity > 0),
  );
  return lines.map(obstacleOf).filter((problem) => problem !== undefined);
}

async function addItems(request: CartRequest, items: readonly Item[]) {
  const { cart, result } = await change(request, (tx, id) => add(tx, id, items));
  return { cart, adjusted: result };
}

export const addCartItems: Handler<'addCartItems'> = (request) =>
  addItems(request, request.body.items);

export const repeatOrder: Handler<'repeatOrder'> = async (request) => {
  const items = await selectOrderedItems(request.db, requireAccount(request).id, request.params.id);
  if (!items) throw new Problem(404);
  return addItems(request, items);
};

export const replaceMissing: Handler<'replaceMissing'> = async (request) => {
  const { cart, result } = await change(request, async (tx, id) => {
    const missing = await selectMissing(tx, id, request.params.id);
    if (!missing) throw new Problem(404);
    const wanted = missing.filter(({ pieces }) => pieces > 0);
    if (wanted.length === 0)
      throw new Problem(409, 'Заменять нечего: всё подтверждено или уже в корзине');
    const products = wanted.map(({ product_id }) => product_id);
    const offers = await selectOthers(tx, products, wanted[0]?.supplier_id ?? null);
    const { items, left } = pickReplacements(wanted, offers);
    if (items.length === 0) throw new Problem(409, 'У других поставщиков этого сейчас нет');
    await add(tx, id, items);
    return left;
  });
  return { cart, missing: result };
};

export const setCartItem: Handler<'setCartItem'> = async (request) => {
  const { offer_id } = request.params;
  const { quantity } = request.body;
  const { cart } = await change(request, async (tx, id) => {
    if (quantity === 0) return deleteItem(tx, id, offer_id);
    const limits = await selectLimits(tx, id, [offer_id]);
    const line = wantedLine({ offer_id, quantity }, limits);
    const refusal = refusalOf(quantity, line);
    if (refusal === 'gone') throw new Problem(404, explain(refusal, quantity, line));
    if (refusal) throw invalid({ quantity: [explain(refusal, quantity, line)] });
    return upsertItems(tx, id, [{ offer_id, quantity }]);
  });
  return cart;
};

export const deleteCartItem: Handler<'deleteCartItem'> = async (request) => {
  const { cart } = await change(request, (tx, id) => deleteItem(tx, id, request.params.offer_id));
  return cart;
};

export const replaceCart: Handler<'replaceCart'> = async (request) => {
  const { items } = request.body;
  const ids = items.map(({ offer_id }) => offer_id);
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (repeated >= 0)
    throw invalid({ [`items.${repeated}.offer_id`]: ['Это предложение в списке уже есть'] });
  const { cart } = await change(request, async (tx, id) => {
    const limits = await selectLimits(tx, id, ids);
    const lines = items
      .map((item) => obstacleOf(wantedLine(item, limits)))
      .filter((problem) => problem !== undefined);
    if (lines.length > 0)
      throw new Problem(409, 'Такую корзину собрать нельзя: предложения изменились', {
        details: { lines },
      });
    await deleteOthers(tx, id, ids);
    await upsertItems(tx, id, items);
  });
  return cart;
};

export const setReceiving: Handler<'setReceiving'> = async (request) => {
  const { warehouse_id: id } = request.params;
  const { kind, address_id = null } = request.body;
  const { cart } = await change(request, async (tx, accountId) => {
    const depot = (await selectDepots(tx, [id])).get(id);
    if (!depot) throw new Problem(404);
    if (kind === 'pickup' && !depot.pickup)
      throw invalid({ kind: ['У этого поставщика нет самовывоза'] });
    if (address_id !== null && !(await selectAddress(tx, accountId, address_id)))
      throw invalid({ address_id: ['Такого адреса у вас нет'] });
    await upsertReceiving(tx, accountId, id, kind, address_id);
  });
  return cart;
};

export const clearCart: Handler<'clearCart'> = async (request) => {
  const { cart } = await change(request, (tx, id) => deleteOthers(tx, id, []));
  return cart;
};

export const exportCart: Handler<'exportCart'> = async ({ db, account }, reply) => {
  const cart = await readCart(db, requireAccount({ account }).id);
  attach(reply, 'Корзина.xlsx');
  return streamTable('Корзина', CART_COLUMNS, cartRows(cart));
};
