import { CONDITIONS } from '@org/api-client/conditions';
import type { components } from '@org/api-client/schema';
import { maxQuantityOf } from '../../../shared/cart/limits.ts';
import { formatDeliveryDays, formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { formatDays } from '../../../shared/format/format-day.ts';
import type { Cost } from '../../../shared/session/preferences.ts';

export type Offer = components['schemas']['Offer'];

export const OFFER_ORDERS = [
  { value: 'bulk_price__asc', label: 'Цена' },
  { value: 'delivery_days__asc', label: 'Срок' },
  { value: 'quantity__desc', label: 'Остаток' },
] as const;
/** With a city there is also the order by landed price. */
export const OFFER_ORDERS_TO_CITY = [
  OFFER_ORDERS[0],
  { value: 'landed', label: 'С доставкой' },
  OFFER_ORDERS[1],
  OFFER_ORDERS[2],
] as const;
export type OfferOrder = (typeof OFFER_ORDERS_TO_CITY)[number]['value'];

/** The order for the server. By price means by the cost that is shown. */
export function orderFor(order: OfferOrder, view: Cost) {
  if (order === 'landed') return view === 'net' ? 'landed_net__asc' : 'landed_gross__asc';
  return order === 'bulk_price__asc' && view !== 'price' ? (`${view}_cost__asc` as const) : order;
}

/** Says when the goods arrive; if that is unknown, when they leave. */
export function whenOf({ delivery, delivery_days_min, delivery_days_max }: Offer): string {
  if (!delivery) return formatDeliveryDays(delivery_days_min, delivery_days_max);
  if (delivery.reach === 'never') return 'Сюда не возит';
  const days = formatDays(delivery.date_min, delivery.date_max);
  return delivery.reach === 'delivers' ? days : `отгрузка ${days}`;
}

/** A key that sorts offers by speed; undefined if the day of arrival is unknown. */
export function speedOf({ delivery, delivery_days_max }: Offer): string | undefined {
  if (!delivery) return String(delivery_days_max).padStart(3, '0');
  return delivery.reach === 'delivers' ? delivery.date_max : undefined;
}

/** The cost of the delivery as text; undefined if nobody has stated it. */
export function deliveryCostOf({ delivery }: Offer): string | undefined {
  if (delivery?.reach === 'carrier') return 'по тарифу перевозчика';
  if (delivery?.cost == null) return undefined;
  return delivery.cost === 0
    ? 'бесплатно'
    : `${formatMoney(delivery.cost)} за ${formatPieces(delivery.pieces)}`;
}

const SET = 4;
/** True if the offer has a set of four. A few tyres left over from another season are no price for a buyer of four. */
export const hasSet = (offer: Pick<Offer, 'quantity' | 'min_order' | 'multiple'>) =>
  maxQuantityOf(offer) >= SET;

/** «НДС 22 %» within the price, «+ НДС 20 %» on top of it, «без НДС». */
export function vatOf({ vat_rate, vat_included }: Pick<Offer, 'vat_rate' | 'vat_included'>) {
  if (vat_rate === null) return 'без НДС';
  return `${vat_included ? '' : '+ '}НДС ${vat_rate}\u202f%`;
}

/** The stock as text: «>20 шт.» if the supplier states only a minimum. */
export const leftOf = ({
  quantity,
  quantity_is_minimum,
}: Pick<Offer, 'quantity' | 'quantity_is_minimum'>) =>
  `${quantity_is_minimum ? '>' : ''}${formatPieces(quantity)}`;

/** The label of products that are not new; undefined for new ones. */
export const conditionOf = ({ condition }: Pick<Offer, 'condition'>): string | undefined =>
  condition === 'new' ? undefined : CONDITIONS[condition];

/** The lots that it is sold in: «от 8 шт., кратно 4»; empty if single pieces are sold. */
export function lotOf({ min_order, multiple }: Pick<Offer, 'min_order' | 'multiple'>) {
  const parts = [
    ...(min_order > multiple ? [`от ${formatPieces(min_order)}`] : []),
    ...(multiple > 1 ? [`кратно ${multiple}`] : []),
  ];
  return parts.join(', ');
}
