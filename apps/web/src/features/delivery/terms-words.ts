import { formatDecimal, formatDeliveryDays, formatMoney } from '../../shared/format/format.ts';
import type { Basis, DeliveryTerm, DeliveryZone } from './delivery-draft.ts';

export const BASES: { value: Basis; label: string }[] = [
  { value: 'order', label: 'за заказ' },
  { value: 'piece', label: 'за штуку' },
  { value: 'weight', label: 'за килограмм' },
  { value: 'sum', label: 'долей суммы' },
  { value: 'carrier', label: 'по тарифу перевозчика' },
];
export const UNITS: Record<Basis, string> = {
  order: '₽',
  piece: '₽ за шт.',
  weight: '₽ за кг',
  sum: '%',
  carrier: '',
};

const NAMES = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
/** «12345» → «пн–пт»; days with gaps between them are named one by one. */
export function workdaysText(days: string): string {
  const first = Number(days[0]);
  const last = Number(days.at(-1));
  if (days.length > 2 && last - first === days.length - 1)
    return `${NAMES[first - 1]}–${NAMES[last - 1]}`;
  return [...days].map((day) => NAMES[Number(day) - 1]).join(', ');
}
export const WORKDAYS = ['12345', '123456', '1234567'].map((value) => ({
  value,
  label: workdaysText(value),
}));

const clockOf = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
/** «до 16:00, пн–сб» */
export const scheduleText = ({ cutoff, workdays }: Pick<DeliveryTerm, 'cutoff' | 'workdays'>) =>
  `до ${clockOf(cutoff)}, ${workdaysText(workdays.toSorted().join(''))}`;

export const daysText = ({ days_min, days_max }: Pick<DeliveryTerm, 'days_min' | 'days_max'>) =>
  days_max === 0 ? 'в день отгрузки' : formatDeliveryDays(days_min, days_max).toLowerCase();

/** «75 ₽ за шт., от 120 000 ₽ бесплатно» */
export function costText(term: DeliveryTerm): string {
  const { basis, price, min_cost, free_from, disk_price } = term;
  if (basis === 'carrier') return 'по тарифу перевозчика';
  if (price === 0 && min_cost === 0 && !disk_price) return 'бесплатно';
  const unit = UNITS[basis].replace('₽', '').trim();
  const each =
    basis === 'sum'
      ? `${formatDecimal(price / 100)} % суммы`
      : `${formatMoney(price)} ${unit}`.trim();
  return [
    each,
    disk_price !== null && `диск ${formatMoney(disk_price)}`,
    min_cost > 0 && `не меньше ${formatMoney(min_cost)}`,
    free_from !== null && `от ${formatMoney(free_from)} бесплатно`,
  ]
    .filter(Boolean)
    .join(', ');
}

const SHOWN = 4;
/** «Казань, Уфа, Ижевск, Самара и ещё 6» */
export function placesText({
  own_city,
  everywhere,
  cities,
  regions,
}: Omit<DeliveryZone, 'name' | 'terms'>): string {
  const places = [
    ...(own_city ? ['город самого склада'] : []),
    ...cities,
    ...regions,
    ...(everywhere ? ['всё, чего нет в других зонах'] : []),
  ];
  const rest = places.length - SHOWN;
  return places.slice(0, SHOWN).join(', ') + (rest > 0 ? ` и ещё ${rest}` : '');
}
