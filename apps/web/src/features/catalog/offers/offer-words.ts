import type { components } from '@org/api-client/schema';
import { CONDITIONS } from '@org/trade/conditions';
import {
  countOf,
  formatDeliveryDays,
  formatMargin,
  formatMoney,
  formatPieces,
  formatRoubles,
  OFFERS,
} from '../../../shared/format/format.ts';
import { formatDays } from '../../../shared/format/format-day.ts';
import type { Cost } from '../../../shared/session/preferences.ts';

export type Offer = components['schemas']['Offer'];

export const OFFER_ORDERS = [
  { value: 'bulk_price__asc', label: 'Цена' },
  { value: 'delivery_days__asc', label: 'Срок' },
  { value: 'quantity__desc', label: 'Остаток' },
] as const;
/** With a city the landed price is the price. */
export const OFFER_ORDERS_TO_CITY = [
  { value: 'landed', label: 'С доставкой' },
  OFFER_ORDERS[1],
  OFFER_ORDERS[2],
] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number]['value'] | 'landed';

/** The order for the server. By price means by the cost that is shown. */
export function orderFor(order: OfferOrder, view: Cost) {
  if (order === 'landed') return view === 'net' ? 'landed_net__asc' : 'landed_gross__asc';
  return order === 'bulk_price__asc' && view !== 'price' ? (`${view}_cost__asc` as const) : order;
}

/** The landed price of an offer, counted as `view` says; undefined if it is not known. */
export const landedOf = ({ delivery }: Offer, view: Cost) =>
  (view === 'net' ? delivery?.net_price : delivery?.gross_price) ?? undefined;

/** Whether an offer competes for the best: fresh goods whose delivery is known. */
export const canBeBest = ({ delivery }: Offer) => delivery?.standing === 'fresh';

/** The best of the loaded offers: the cheapest fresh one with its delivery. Without a city nothing is called best. */
export function bestOf(offers: readonly Offer[], view: Cost): Offer | undefined {
  const priceOf = (offer: Offer) => landedOf(offer, view) ?? Number.POSITIVE_INFINITY;
  return offers.filter(canBeBest).toSorted((a, b) => priceOf(a) - priceOf(b))[0];
}

/**
 * Says why an offer is the best: «с доставкой в город Рязань 4 020 ₽, будет 1 декабря, DOT 2026, дешевле следующего на
 * 110 ₽ за штуку, 440 ₽ за 4 шт.» `next` is the landed price of the second best, if that is known.
 */
export function reasonOf(best: Offer, view: Cost, city: string, next?: number): string {
  const price = landedOf(best, view) ?? best.bulk_price;
  const { delivery, dot_year } = best;
  if (price === null) return '';
  const less = next === undefined ? 0 : next - price;
  return [
    `с доставкой в город ${city} ${formatRoubles(price)}`,
    delivery?.reach === 'delivers' && `будет ${formatDays(delivery.date_min, delivery.date_max)}`,
    dot_year !== null && `DOT ${dot_year}`,
    less > 0 && `дешевле следующего на ${formatMargin(less, delivery?.pieces ?? 1)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export type StandingGroup = components['schemas']['StandingGroup'];

/** The title of offers that can't be the best, and what is to be known of them. `fresh` are those that can. */
export function foldWords(
  { standing, offers_count, price, dot_year }: StandingGroup,
  fresh: StandingGroup | undefined,
): [title: string, text: string] {
  const count = countOf(offers_count, OFFERS);
  if (standing === 'old') {
    const less = fresh?.price == null || price === null ? 0 : fresh.price - price;
    const made = dot_year === null ? '' : `, DOT до ${dot_year}`;
    const cheaper = less > 0 ? `, дешевле на ${formatRoubles(less)}` : '';
    const from = price === null ? '' : `, от ${formatRoubles(price)} с доставкой`;
    return ['Старые шины', `${count}${made}${from}${cheaper}`];
  }
  const listed = price === null ? count : `${count}, от ${formatMoney(price)} в прайсе`;
  return standing === 'unknown'
    ? ['Доставка неизвестна', `${listed}. В сравнении не участвуют`]
    : ['Меньше кратности', `${listed}. Осталось меньше, чем продают`];
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
