import { ApiError } from '@org/api-client';
import { getCart } from '@org/api-client/operations';
import { cacheAnswer, cancelAnswer, refresh } from '../api/answers.atoms.ts';
import { api, messageOf } from '../api/api.ts';
import { toast } from '../page/messages.ts';
import { afterNotifications } from '../session/after-notifications.ts';
import { readRoot } from '../session/root-storage.ts';
import { store } from '../session/store.ts';
import { sessionAtom, visitorLinesAtom } from '../session/visitor.atoms.ts';
import { ownCart, pendingQuantitiesAtom } from './cart.atoms.ts';
import {
  type Cart,
  isLines,
  isSame,
  linesOf,
  type OfferQuantity,
  orderableOf,
  type VisitorLine,
  withLine,
} from './cart-lines.ts';
import { toastLineProblems } from './line-problems.ts';

/** Tells the other tabs, which then ask the server. */
const channel = new BroadcastChannel('cart');
channel.addEventListener('message', () => void refresh(getCart));

/** Replaces the known cart with the one that a call has returned, here and in the other tabs. */
export async function cacheCart(cart: Cart) {
  // an answer from before the change must not overwrite this one
  await cancelAnswer(ownCart);
  cacheAnswer(ownCart, cart);
  channel.postMessage('changed');
}

/** Requests the cart again, after an order has taken something out of it. */
export async function refreshCart() {
  await refresh(getCart);
  channel.postMessage('changed');
}

let last: Promise<unknown> = Promise.resolve();
/** Sends changes of the cart to the server one after another, in the order of the presses. */
function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/** Resolves once every change so far has reached the server. */
export const whenSaved = () => enqueue(async () => undefined);

/** The cart as the server has it, with every change so far. */
export const loadCart = () => enqueue(() => api.GET('/cart'));

function setPending(offerId: string, quantity: number | undefined) {
  store.set(pendingQuantitiesAtom, (pending) => {
    const next = new Map(pending);
    if (quantity === undefined) next.delete(offerId);
    else next.set(offerId, quantity);
    return next;
  });
}

interface CartReceiving {
  kind: 'delivery' | 'pickup';
  address_id?: string | null;
}

interface OfferPrice extends Pick<VisitorLine, 'vat_rate' | 'vat_included'> {
  id: string;
  /** kopecks; null once it is off sale */
  bulk_price: number | null;
}

/**
 * Sets the quantity of an offer in the cart; 0 removes it. It shows at once. If the server refuses, a toast says why.
 */
export async function setQuantity(offer: OfferPrice, quantity: number): Promise<void> {
  const { id, bulk_price, vat_rate = null, vat_included = true } = offer;
  if (store.get(sessionAtom) === null) {
    const price = { bulk_price: bulk_price ?? 0, vat_rate, vat_included };
    store.set(visitorLinesAtom, (lines) => withLine(lines, { offer_id: id, quantity, ...price }));
    return;
  }
  setPending(id, quantity);
  const isLatest = () => store.get(pendingQuantitiesAtom).get(id) === quantity;
  await enqueue(async () => {
    // of several presses during a call, only the last one counts
    if (!isLatest()) return;
    try {
      const path = { offer_id: id };
      await cacheCart(
        await api.PUT('/cart/items/{offer_id}', { params: { path }, body: { quantity } }),
      );
    } catch (error) {
      toast.error(messageOf(error));
      await refresh(getCart);
    } finally {
      await afterNotifications();
      if (isLatest()) setPending(id, undefined);
    }
  });
}

/** Adds lines to the cart; returns those that could not be added as they were. */
export const addLines = (items: readonly OfferQuantity[]) =>
  enqueue(async () => {
    const { cart, adjusted } = await api.POST('/cart/items', { body: { items: [...items] } });
    await cacheCart(cart);
    return adjusted;
  });

/**
 * Replaces the expected lines of the cart with `items`. Returns the lines that undo it: those of before, as far as they
 * can still be ordered.
 * @throws ApiError 409 if the cart holds something else by now; then nothing has changed.
 */
export const replaceLines = (items: OfferQuantity[], expected: readonly OfferQuantity[]) =>
  enqueue(async () => {
    const before = await api.GET('/cart');
    if (!isSame(linesOf(before), expected)) {
      await cacheCart(before);
      throw new ApiError('Корзина с тех пор изменилась', { kind: 'answer', status: 409 });
    }
    await cacheCart(await api.PUT('/cart', { body: { items } }));
    return orderableOf(before);
  });

/** Chooses how the goods of a warehouse are received. */
export const setReceiving = (warehouseId: string, body: CartReceiving) =>
  enqueue(async () => {
    const path = { warehouse_id: warehouseId };
    await cacheCart(await api.PUT('/cart/receiving/{warehouse_id}', { params: { path }, body }));
  });

/** Empties the cart. */
export const clearCart = () => enqueue(async () => cacheCart(await api.DELETE('/cart')));

/** Adds the visitor's lines to the cart of the account after the login: once, in whichever tab comes first. */
export const mergeVisitorLines = () =>
  navigator.locks.request('cart', async () => {
    const { cart: lines } = readRoot();
    if (!isLines(lines) || lines.length === 0 || store.get(sessionAtom) === null) return;
    try {
      const items = lines.map(({ offer_id, quantity }) => ({ offer_id, quantity }));
      toastLineProblems(await addLines(items));
      store.set(visitorLinesAtom, []);
    } catch (error) {
      toast.error(`Корзина не перенеслась: ${messageOf(error)}`);
    }
  });

export const exportCart = () => api.download('get', '/cart/export');
