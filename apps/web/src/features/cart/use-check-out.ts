import { useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { refreshCart } from '../../shared/cart/cart.ts';
import { reasonOf } from '../../shared/reason-of.ts';
import { queryClient } from '../../shared/store.ts';
import type { CheckoutChoice } from './checkout.tsx';
import { type CartSupplier, totalOf } from './checkout-rules.ts';

interface Attempt {
  key: string;
  /** what the key was made for */
  text: string;
}

/**
 * Makes orders of chosen groups, for the sum that the buyer saw. An attempt that is repeated as it was, after an answer
 * that never came, goes under the key of the first: it makes no orders twice.
 */
export function useCheckOut(onOrdered: (ids: string[]) => void) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = useRef<Attempt>(undefined);

  const checkOut = async (groups: readonly CartSupplier[], choice: CheckoutChoice) => {
    const body = {
      ...choice,
      supplier_ids: groups.map(({ supplier }) => supplier.id),
      expected_total: totalOf(groups),
    };
    const text = JSON.stringify(body);
    if (attempt.current?.text !== text) attempt.current = { key: crypto.randomUUID(), text };
    setPending(true);
    setError(undefined);
    try {
      const params = { header: { 'Idempotency-Key': attempt.current.key } };
      const { data } = await api.POST('/orders', { params, body });
      attempt.current = undefined;
      void queryClient.invalidateQueries({ queryKey: ['listOrders'] });
      await refreshCart();
      onOrdered(data.map(({ id }) => id));
    } catch (failure) {
      setError(reasonOf(failure));
      await refreshCart();
    } finally {
      setPending(false);
    }
  };
  return { checkOut, isPending, error };
}
