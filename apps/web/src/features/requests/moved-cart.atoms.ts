import { atom } from 'jotai';
import { replaceLines } from '../../shared/cart/cart.ts';
import type { OfferQuantity } from '../../shared/cart/cart-lines.ts';
import { store } from '../../shared/session/store.ts';
import { changeNow } from './change-now.ts';

/** The cart that has become a request here, as it was. */
export const movedCartAtom = atom<{ request: string; before: OfferQuantity[] }>();

/** Puts the cart back as it was, and closes what it has become. */
export async function takeBackCart(): Promise<void> {
  const moved = store.get(movedCartAtom);
  if (!moved) return;
  await replaceLines(moved.before, []);
  store.set(movedCartAtom, undefined);
  await changeNow(moved.request, () => ({ is_closed: true }));
}
