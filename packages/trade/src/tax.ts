import type { VatPart, VatRate } from '@org/api-client/schema';
import { share } from './share.ts';

/** What VAT is calculated from: a price per piece in kopecks, which includes the VAT or not. */
export interface PricedLine {
  bulk_price: number;
  quantity: number;
  /** per cent; null is «Без НДС» */
  vat_rate: VatRate;
  vat_included: boolean;
}

/**
 * Returns the cost of a line with its VAT, and the VAT in it, in kopecks. VAT is rounded per line, half up, and never
 * per piece: 16 × 5 300,00 ₽ with 22 % included is 84 800,00 ₽, of which 15 291,80 ₽ are VAT. In SQL the same rule is
 * `line_total` and `line_vat`.
 *
 * @see Articles 164 and 168 of the Tax Code of Russia: 22 % (20 % before 2026), 10 %, and 5 % or 7 % of the simplified
 * system; within a price the VAT is rate / (100 + rate) of it.
 */
export function lineSum({ bulk_price, quantity, vat_rate, vat_included }: PricedLine) {
  const sum = bulk_price * quantity;
  const rate = vat_rate ?? 0;
  if (vat_included) return { sum, vat: share(sum, rate, 100 + rate) };
  const vat = share(sum, rate, 100);
  return { sum: sum + vat, vat };
}

/** What one piece costs with its VAT, and without it. */
export function pieceCost(offer: Omit<PricedLine, 'quantity'>) {
  const { sum, vat } = lineSum({ ...offer, quantity: 1 });
  return { gross: sum, net: sum - vat };
}

/** The cost of a delivery, which includes its VAT, as a part of a sum. */
export interface DeliveryCost {
  cost: number | null;
  vat_rate: VatRate;
}

/** The deliveries whose cost is known and not nothing, each with its sum and the VAT in it. */
export const deliveryParts = <Delivery extends DeliveryCost>(
  deliveries: readonly Delivery[],
): (Delivery & VatPart)[] =>
  deliveries.flatMap((one) =>
    one.cost
      ? [{ ...one, ...lineSum({ ...one, bulk_price: one.cost, quantity: 1, vat_included: true }) }]
      : [],
  );

/** Returns the sums of lines by rate, the highest rate first and «Без НДС» last. */
export function splitVat(lines: readonly VatPart[]): VatPart[] {
  const parts = Map.groupBy(lines, ({ vat_rate }) => vat_rate);
  return [...parts]
    .map(([vat_rate, rateLines]) => ({ vat_rate, ...totalOf(rateLines) }))
    .sort((a, b) => (b.vat_rate ?? -1) - (a.vat_rate ?? -1));
}

/** Returns the cost of lines together, and the VAT in it: the sum of the lines' own. */
export const totalOf = (lines: readonly Pick<VatPart, 'sum' | 'vat'>[]) => ({
  sum: lines.reduce((total, { sum }) => total + sum, 0),
  vat: lines.reduce((total, { vat }) => total + vat, 0),
});
