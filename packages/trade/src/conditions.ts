import type { components } from '@org/api-client/schema';

type Condition = components['schemas']['OfferCondition'];

/** Conditions of products on offer, in the order in which they are shown. */
export const CONDITIONS: Readonly<Record<Condition, string>> = {
  new: 'Новые',
  discounted: 'Уценка',
  used: 'Б/у',
  assembled: 'В сборе',
  retreaded: 'Восстановленные',
};
