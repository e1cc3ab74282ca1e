import { Button } from '@org/ui/button';
import { PercentIcon } from '@org/ui/icons';
import { useNavigate } from 'react-router-dom';
import { useFirstOwner } from '../../shared/addresses/first-owner.ts';
import { loadCart, refreshCart, replaceLines } from '../../shared/cart/cart.ts';
import { orderableOf } from '../../shared/cart/cart-lines.ts';
import { useAttemptKey } from '../../shared/hooks/use-attempt-key.ts';
import { useCall } from '../../shared/hooks/use-call.ts';
import { toast, toastErrorOf } from '../../shared/page/messages.ts';
import { paths } from '../../shared/paths.ts';
import { changeNow } from './change-now.ts';
import { moveCartToRequest } from './request-calls.ts';
import * as css from './requests.css.ts';

/** Moves the cart into a request, which compares the ways to buy the same. One press takes it back. */
export function CartToRequest() {
  const navigate = useNavigate();
  const firstOwner = useFirstOwner();
  const attempt = useAttemptKey();
  const { isPending, run } = useCall(async () => {
    const before = orderableOf(await loadCart());
    const company = await firstOwner();
    // the same key for another press after a lost answer: the cart is empty then
    const id = await moveCartToRequest(company, attempt.keyFor(company));
    attempt.answered();
    await refreshCart();
    const takeBack = async () => {
      await replaceLines(before, []);
      await changeNow(id, () => ({ is_closed: true }));
      navigate(paths.cart);
    };
    const undo = () => toastErrorOf(takeBack());
    toast.info('Корзина стала заявкой', before.length > 0 ? undo : undefined);
    navigate(paths.request(id));
  });
  return (
    <div className={css.ofCart}>
      <Button
        icon={<PercentIcon size={16} />}
        isPending={isPending}
        pendingText="Собираем"
        onPress={run}
      >
        Собрать дешевле
      </Button>
      <p>Корзина станет заявкой: она сравнит всех поставщиков по цене с доставкой и по сроку.</p>
    </div>
  );
}
