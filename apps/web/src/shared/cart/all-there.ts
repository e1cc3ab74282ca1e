import type { components } from '@org/api-client/schema';
import { formatMoney } from '../format/format.ts';

type PlannedOrder = Pick<
  components['schemas']['PurchasePlan']['orders'][number],
  'promised_on' | 'receiving' | 'delivery_cost'
>;

/** The day of the last goods of some orders, and what happens on it. */
export interface AllThere {
  day: string;
  /** «всё на месте» */
  title: string;
  /** «всё к», to stand before the day */
  by: string;
}

const shipmentsOf = (orders: readonly PlannedOrder[]) =>
  orders.flatMap(({ receiving }) => receiving);

/**
 * When all goods are there; undefined if nobody knows the day. Of goods that a carrier brings, or nobody has said how,
 * only the day on which they leave is known.
 */
export function allThereOf(orders: readonly PlannedOrder[]): AllThere | undefined {
  const days = orders.map(({ promised_on }) => promised_on);
  const day = days.toSorted().at(-1);
  if (day == null || days.includes(null)) return undefined;
  const shipments = shipmentsOf(orders);
  if (shipments.some(({ kind, reach }) => kind === 'delivery' && reach !== 'delivers'))
    return { day, title: 'всё отгрузят', by: 'отгрузят до' };
  return shipments.some(({ kind }) => kind === 'pickup')
    ? { day, title: 'всё готово', by: 'готово к' }
    : { day, title: 'всё на месте', by: 'всё к' };
}

/** The cities where the buyer fetches goods, with the words before them: «забрать: Казань, Пермь»; undefined if all is brought. */
export function fetchedOf(orders: readonly PlannedOrder[]): string | undefined {
  const fetched = shipmentsOf(orders).filter(({ kind }) => kind === 'pickup');
  const cities = [...new Set(fetched.map(({ warehouse }) => warehouse.city))];
  return cities.length > 0 ? `забрать: ${cities.join(', ')}` : undefined;
}

/** What the delivery of orders comes to, and how a sum with that is called. */
export function deliveryOf(orders: readonly PlannedOrder[]): { title: string; cost: string } {
  const known = orders.reduce((sum, { delivery_cost }) => sum + delivery_cost, 0);
  if (shipmentsOf(orders).every(({ cost }) => cost !== null))
    return { title: 'С доставкой', cost: formatMoney(known) };
  return known > 0
    ? { title: 'С частью доставки', cost: `${formatMoney(known)}, остальное после заказа` }
    : { title: 'Без доставки', cost: 'после заказа' };
}
