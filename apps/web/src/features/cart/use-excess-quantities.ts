import { useState } from 'react';
import type { Cart, CartItem } from '../../shared/cart/cart-lines.ts';
import { maxQuantityOf } from '../../shared/cart/limits.ts';
import type { ExcessQuantities } from './checkout-rules.ts';

/** Keeps a typed quantity that is more than is left in its field, and passes all other quantities on. */
export function useExcessQuantities(
  cart: Cart,
  onQuantity: (item: CartItem, quantity: number) => void,
) {
  const [typed, setTyped] = useState<ExcessQuantities>(new Map());
  const items = cart.suppliers.flatMap((group) => group.items);
  // leaves out items that were removed, or whose quantity is available by now
  const excess: ExcessQuantities = new Map(
    items.flatMap((item) => {
      const quantity = typed.get(item.offer_id);
      const most = maxQuantityOf({ ...item, quantity: item.available });
      return quantity !== undefined && quantity > most ? [[item.offer_id, quantity]] : [];
    }),
  );
  const change = (item: CartItem, quantity: number) => {
    const isExcess = quantity > maxQuantityOf({ ...item, quantity: item.available });
    const others = [...typed].filter(([id]) => id !== item.offer_id);
    setTyped(new Map(isExcess ? [...others, [item.offer_id, quantity]] : others));
    if (!isExcess) onQuantity(item, quantity);
  };
  return { excess, change };
}
