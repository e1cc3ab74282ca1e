import type { PurchasePlan } from '@org/api-client/schema';
import { lineSum, totalOf } from '../../../trade/vat.ts';
import type { Purchase } from './purchase.ts';

/** What would be ordered, as the contract shows it. */
export const toPlan = ({
  orders,
  total,
  delivery,
  lines,
  moved,
  errors,
}: Purchase): PurchasePlan => ({
  orders: orders.map(({ seller, items, receiving, delivery_cost, promised_on }) => {
    const priced = items.map((item) => ({ ...item, ...lineSum(item) }));
    const { sum, vat } = totalOf(priced);
    return {
      supplier: { id: seller.id, name: seller.name },
      items: priced,
      total: sum,
      vat,
      delivery_cost,
      promised_on,
      receiving,
    };
  }),
  total,
  delivery_cost: delivery,
  lines,
  errors: { ...errors, ...moved },
});
