import { useNavigate } from 'react-router-dom';
import { useFirstOwner } from '../../shared/addresses/first-owner.ts';
import { loadCart, refreshCart } from '../../shared/cart/cart.ts';
import { orderableOf } from '../../shared/cart/cart-lines.ts';
import { useAttemptKey } from '../../shared/hooks/use-attempt-key.ts';
import { toast, toastErrorOf } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import { store } from '../../shared/session/store.ts';
import { movedCartAtom, takeBackCart } from './moved-cart.atoms.ts';
import { moveCartToRequest } from './request-calls.ts';

/** Moves the cart into a request and opens it. A message takes it back, and so does the request as long as this tab lives. */
export function useCartMove(): () => Promise<void> {
  const navigate = useNavigate();
  const firstOwner = useFirstOwner();
  const attempt = useAttemptKey();
  return async () => {
    const before = orderableOf(await loadCart());
    const company = await firstOwner();
    // the same key for another press after a lost answer: the cart is empty then
    const request = await moveCartToRequest(company, attempt.keyFor(company));
    attempt.answered();
    await refreshCart();
    const takeBack = () => toastErrorOf(takeBackCart().then(() => navigate(paths.cart)));
    const isKnown = before.length > 0;
    store.set(movedCartAtom, isKnown ? { request, before } : undefined);
    toast.info('Корзина стала заявкой', isKnown ? takeBack : undefined);
    navigate(paths.request(request));
  };
}
