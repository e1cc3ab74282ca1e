import type { Cart } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import { invalid } from '../../contract/refusal.ts';
import { selectReceiving } from '../../delivery/delivery-receiving.ts';
import type { WantedLine } from '../../trade/line.ts';
import {
  countItems,
  type Item,
  lockCart,
  type OfferLimits,
  selectCartSuppliers,
  selectItems,
} from './cart.sql.ts';
import { toCart } from './cart.ts';

export type CartRequest = Pick<FastifyRequest, 'db' | 'account' | 'viewCounter'>;
export type Db = FastifyRequest['db'];

const MAX_LINES = 1000;

export async function readCart(db: Db, accountId: string): Promise<Cart> {
  const rows = await selectItems(db, accountId);
  const warehouses = [...new Set(rows.flatMap(({ warehouse_id }) => warehouse_id ?? []))];
  return toCart(
    rows,
    await selectCartSuppliers(db, accountId),
    await selectReceiving(db, accountId, warehouses),
  );
}

/** Runs `work` with the cart locked; resolves to the changed cart and the result of `work`. */
export async function changeCart<Result>(
  { db, account, viewCounter }: CartRequest,
  work: (tx: Db, accountId: string) => Promise<Result>,
): Promise<{ cart: Cart; result: Result }> {
  const { id } = requireAccount({ account });
  const changed = await db.transaction(async (tx) => {
    await lockCart(tx, id);
    const result = await work(tx, id);
    if ((await countItems(tx, id)) > MAX_LINES)
      throw invalid({ items: [`В корзине не больше ${MAX_LINES} строк. Оформите часть заказа`] });
    return { cart: await readCart(tx, id), result };
  });
  const lines = changed.cart.suppliers.flatMap(({ items }) => items);
  viewCounter.noteCart(
    account,
    lines.map(({ offer_id }) => offer_id),
  );
  return changed;
}

const NO_OFFER = { stock: null, min_order: 1, multiple: 1, bulk_price: null, in_cart: 0 };
export const wantedLine = (item: Item, limits: Map<string, OfferLimits>): WantedLine => ({
  ...(limits.get(item.offer_id) ?? NO_OFFER),
  ...item,
  price_added: null,
});
