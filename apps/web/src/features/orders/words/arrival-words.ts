import { isOff } from '@org/trade/order-money';
import { formatDays, inRussian, today } from '../../../shared/format/format-day.ts';
import { formatDay } from '../../../shared/format/format-moment.ts';
import type { OrderSummary } from '../orders.atoms.ts';

const WAYS = { delivery: '', dispatch: 'отгрузка', pickup: 'самовывоз' };

/** When the goods come, for a row of a list: the days, and what happens on them. */
export function arrivalOf({ arrival, status }: Pick<OrderSummary, 'arrival' | 'status'>) {
  if (isOff(status)) return { days: '', note: '', isLate: false };
  const isThere = status === 'received' || status === 'closed';
  if (!arrival) return { days: '', note: isThere ? '' : 'срок не назван', isLate: false };
  const { how, date_min, date_max, received_on } = arrival;
  if (received_on) return { days: formatDay(received_on), note: 'получен', isLate: false };
  const isOneDay = date_min === date_max;
  const weekday = isOneDay ? inRussian(date_max, { weekday: 'long' }) : '';
  const isLate = date_max < today();
  const note = [WAYS[how] || weekday, isLate && 'срок прошёл'].filter(Boolean).join(', ');
  const isThisYear = date_max.slice(0, 4) === today().slice(0, 4);
  if (isOneDay || !isThisYear) return { days: formatDay(date_max), note, isLate };
  return { days: formatDays(date_min, date_max), note, isLate };
}
