import type { Body, Data, OperationAt } from '@org/api-client';
import { api } from '../../shared/api.ts';
import { queryClient } from '../../shared/store.ts';

type Optimise = OperationAt<'/cart/optimise', 'post'>;
export type CartPlan = Data<Optimise>;
export type Limits = NonNullable<Body<Optimise>>;
export type PlanItems = CartPlan['items'];

/** The cheapest way to buy what is in the cart. */
export const askPlan = (limits: Limits): Promise<CartPlan> =>
  api.POST('/cart/optimise', { body: limits });

/** Makes the cart hold exactly these lines; answers with those that it held before. */
export async function replaceItems(items: PlanItems): Promise<PlanItems> {
  const before = await api.GET('/cart');
  await api.PUT('/cart', { body: { items } });
  await queryClient.invalidateQueries({ queryKey: ['getCart'] });
  return before.suppliers.flatMap((group) =>
    group.items.map(({ offer_id, quantity }) => ({ offer_id, quantity })),
  );
}
