import type { Body, Data, OperationAt } from '@org/api-client';
import { api } from '../../shared/api.ts';
import { replaceLines, whenSaved } from '../../shared/cart/cart.ts';

type Optimise = OperationAt<'/cart/optimise', 'post'>;
export type CartPlan = Data<Optimise>;
export type Limits = NonNullable<Body<Optimise>>;
export type PlanItems = CartPlan['items'];

/** The cheapest way to buy what is in the cart. */
export async function askPlan(limits: Limits): Promise<CartPlan> {
  await whenSaved();
  return api.POST('/cart/optimise', { body: limits });
}

/** Puts `items` in the place of `expected`; answers with what it takes to undo that. */
export const replaceItems: (items: PlanItems, expected: PlanItems) => Promise<PlanItems> =
  replaceLines;
