import type { components } from './schema.ts';

type Condition = components['schemas']['OfferCondition'];

/** What state goods on offer are in, in the order in which it is shown. */
export const CONDITIONS: Readonly<Record<Condition, string>> = {
  new: 'Новые',
  discounted: 'Уценка',
  used: 'Б/у',
  assembled: 'В сборе',
  retreaded: 'Восстановленные',
};
