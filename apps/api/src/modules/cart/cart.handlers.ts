import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { selectAddress } from '../../delivery/addresses.ts';
import { selectDepots } from '../../delivery/delivery-warehouses.ts';
import { attach } from '../../http/attachment.ts';
import { Problem } from '../../http/problem.ts';
import { streamTable } from '../../spreadsheet/spreadsheet-xlsx.ts';
import { explain, obstacleOf, refusalOf } from '../../trade/line.ts';
import {
  deleteItem,
  deleteOthers,
  selectLimits,
  upsertItems,
  upsertReceiving,
} from './cart.sql.ts';
import { changeCart, readCart, wantedLine } from './cart-shared.handlers.ts';
import { CART_COLUMNS, cartRows } from './sheet.ts';

export const getCart: Handler<'getCart'> = ({ db, account }) =>
  readCart(db, requireAccount({ account }).id);

export const setCartItem: Handler<'setCartItem'> = async (request) => {
  const { offer_id } = request.params;
  const { quantity } = request.body;
  const { cart } = await changeCart(request, async (tx, id) => {
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
  const { cart } = await changeCart(request, (tx, id) =>
    deleteItem(tx, id, request.params.offer_id),
  );
  return cart;
};

export const replaceCart: Handler<'replaceCart'> = async (request) => {
  const { items } = request.body;
  const ids = items.map(({ offer_id }) => offer_id);
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (repeated >= 0)
    throw invalid({ [`items.${repeated}.offer_id`]: ['Это предложение в списке уже есть'] });
  const { cart } = await changeCart(request, async (tx, id) => {
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
  const { cart } = await changeCart(request, async (tx, accountId) => {
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
  const { cart } = await changeCart(request, (tx, id) => deleteOthers(tx, id, []));
  return cart;
};

export const exportCart: Handler<'exportCart'> = async ({ db, account }, reply) => {
  const cart = await readCart(db, requireAccount({ account }).id);
  attach(reply, 'Корзина.xlsx');
  return streamTable('Корзина', CART_COLUMNS, cartRows(cart));
};
