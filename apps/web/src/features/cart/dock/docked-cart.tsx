import { useAtomValue } from 'jotai';
import { cartAtom } from '../../../shared/cart/cart.atoms.ts';
import { CartDock } from './cart-dock.tsx';

/** The cart of the signed-in user, once it is loaded. */
export function DockedCart() {
  const { data: cart } = useAtomValue(cartAtom);
  return cart ? <CartDock cart={cart} /> : null;
}
