import type { PurchasePlan } from '@org/api-client/schema';
import { deliveryParts, lineSum, splitVat, totalOf } from '@org/trade/tax';
import { errorsOf, type Purchase } from '../purchases/purchase.ts';

/** What would be ordered, as the contract shows it. */
export const toPlan = (purchase: Purchase, shortageField: string): PurchasePlan => {
  const { orders, goods, delivery, lines, moved } = purchase;
  const lacking = new Map(purchase.shortages.map((one) => [one.supplier_id, one.message]));
  return {
    orders: orders.map(({ seller, items, receiving, delivery_cost, promised_on }) => {
      const priced = items.map((item) => ({ ...item, ...lineSum(item) }));
      const parts = [...priced, ...deliveryParts(receiving)];
      const { sum: payable, vat } = totalOf(parts);
      return {
        supplier: { id: seller.id, name: seller.name },
        items: priced,
        goods: totalOf(priced).sum,
        delivery_cost,
        payable,
        vat,
        vat_split: splitVat(parts),
        promised_on,
        receiving,
        shortage: lacking.get(seller.id) ?? null,
      };
    }),
    goods,
    delivery_cost: delivery,
    payable: goods + delivery,
    lines,
    errors: { ...errorsOf(purchase, shortageField), ...moved },
  };
};
