import type { components } from '@org/api-client/schema';
import { formatPieces } from '../../../shared/format.ts';
import type { Cost } from '../../../shared/preferences.ts';

export type Offer = components['schemas']['Offer'];

export const OFFER_ORDERS = [
  { value: 'bulk_price__asc', label: 'Цена' },
  { value: 'delivery_days__asc', label: 'Срок' },
  { value: 'quantity__desc', label: 'Остаток' },
] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number]['value'];

/** The server's order: by price means by the cost that is shown. */
export const orderFor = (order: OfferOrder, view: Cost) =>
  order === 'bulk_price__asc' && view !== 'price' ? (`${view}_cost__asc` as const) : order;

/** «НДС 22 %» within the price, «+ НДС 20 %» on top of it, «без НДС». */
export function vatOf({ vat_rate, vat_included }: Pick<Offer, 'vat_rate' | 'vat_included'>) {
  if (vat_rate === null) return 'без НДС';
  return `${vat_included ? '' : '+ '}НДС ${vat_rate}\u202f%`;
}

/** What is left: «>20 шт.» where the supplier says no more than «at least». */
export const leftOf = ({
  quantity,
  quantity_is_minimum,
}: Pick<Offer, 'quantity' | 'quantity_is_minimum'>) =>
  `${quantity_is_minimum ? '>' : ''}${formatPieces(quantity)}`;

/** How much dearer than the best price, as a share of it; 0 for the best. */
export const dearerBy = (price: number, best: number) => (best > 0 ? price / best - 1 : 0);

/** In what lots it is sold: «от 8 шт., кратно 4»; nothing where single pieces are. */
export function lotOf({ min_order, multiple }: Pick<Offer, 'min_order' | 'multiple'>) {
  const parts = [
    ...(min_order > multiple ? [`от ${formatPieces(min_order)}`] : []),
    ...(multiple > 1 ? [`кратно ${multiple}`] : []),
  ];
  return parts.join(', ');
}
