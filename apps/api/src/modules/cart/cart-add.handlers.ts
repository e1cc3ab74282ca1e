import type { LineProblem } from '@org/api-client/schema';
import type { Handler } from '../../contract/contract.ts';
import { Problem } from '../../http/problem.ts';
import { fit, obstacleOf } from '../../trade/line.ts';
import { type Item, selectLimits, selectMissing, selectOthers, upsertItems } from './cart.sql.ts';
import { changeCart, type Db, wantedLine } from './cart-shared.handlers.ts';
import { pickReplacements } from './instead.ts';

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

export const addCartItems: Handler<'addCartItems'> = async (request) => {
  const { cart, result } = await changeCart(request, (tx, id) => add(tx, id, request.body.items));
  return { cart, adjusted: result };
};

export const replaceMissing: Handler<'replaceMissing'> = async (request) => {
  const { cart, result } = await changeCart(request, async (tx, id) => {
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
