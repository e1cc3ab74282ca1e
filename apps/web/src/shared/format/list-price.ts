import type { PricedLine } from '@org/trade/tax';
import { formatMoney } from './format.ts';

type Vat = Pick<PricedLine, 'vat_rate' | 'vat_included'>;

/** «НДС 22 %» within the price, «+ НДС 20 %» on top of it, «без НДС». */
export function vatOf({ vat_rate, vat_included }: Vat) {
  if (vat_rate === null) return 'без НДС';
  return `${vat_included ? '' : '+ '}НДС ${vat_rate}\u202f%`;
}

/** The price of a price list: «5 380,50 ₽», and where its VAT comes on top «4 410 ₽ + НДС», so that the sum is no surprise. */
export const formatListPrice = ({ bulk_price, ...vat }: Vat & { bulk_price: number }) =>
  vat.vat_included || !vat.vat_rate ? formatMoney(bulk_price) : `${formatMoney(bulk_price)} + НДС`;
