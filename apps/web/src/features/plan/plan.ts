import type { Body, Data, OperationAt } from '@org/api-client';
import { api } from '../../shared/api/api.ts';
import { whenSaved } from '../../shared/cart/cart.ts';

type Optimise = OperationAt<'/cart/optimise', 'post'>;
export type CartPlan = Data<Optimise>;
export type Limits = NonNullable<Body<Optimise>>;
export type PlanItems = CartPlan['items'];

/** Finds the cheapest way to buy what is in the cart. */
export async function askPlan(limits: Limits): Promise<CartPlan> {
  await whenSaved();
  return api.POST('/cart/optimise', { body: limits });
}
