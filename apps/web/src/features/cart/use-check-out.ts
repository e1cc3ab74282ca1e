import { listOrders } from '@org/api-client/operations';
import type { Approval } from '@org/api-client/schema';
import { refresh } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';
import { refreshCart } from '../../shared/cart/cart.ts';
import { useAttemptKey } from '../../shared/hooks/use-attempt-key.ts';
import type { CheckoutChoice } from './checkout.tsx';
import { type CartSupplier, totalOf } from './checkout-rules.ts';
import { knownCost } from './receiving.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/**
 * Makes orders of the chosen groups, or an approval above a limit, for the sum that the buyer saw. Rejects with what the form is to show. If no
 * answer came and the same attempt is repeated, it reuses the idempotency key, so that no order is made twice.
 */
export function useCheckOut(
  onOrdered: (ids: string[]) => void,
  onAsked: (approval: Approval) => void,
) {
  const attempt = useAttemptKey();

  return async (groups: readonly CartSupplier[], choice: CheckoutChoice) => {
    const body = {
      ...choice,
      supplier_ids: groups.map(({ supplier }) => supplier.id),
      expected_goods: totalOf(groups, new Map()),
      expected_delivery: knownCost(groups.flatMap(({ shipments }) => shipments)),
    };
    const params = { header: { 'Idempotency-Key': attempt.keyFor(body) } };
    try {
      const data = await retryWhileBusy(() => api.POST('/orders', { params, body }));
      attempt.answered();
      void refresh(listOrders);
      await refreshCart();
      if ('approval' in data) onAsked(data.approval);
      else onOrdered(data.data.map(({ id }) => id));
    } catch (failure) {
      await refreshCart();
      throw failure;
    }
  };
}
