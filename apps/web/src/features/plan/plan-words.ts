import { daysBetween } from '@org/trade/delivery';
import { countOf, DAYS, formatMoney, OF_DAYS, SUPPLIERS } from '../../shared/format/format.ts';
import { formatDay } from '../../shared/format/format-moment.ts';
import type { CartPlan } from './plan.ts';

const THIN = '\u202f';
const percent = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

type Delivery = NonNullable<CartPlan['delivery']>;

/** «, на день позже», «, тоже 26 ноября» */
function laterWords({ date_before, date_after }: Delivery): string {
  const days = date_before ? daysBetween(date_before, date_after) : 0;
  if (days === 0) return `, ${date_before ? 'тоже ' : ''}${formatDay(date_after)}`;
  const count = Math.abs(days) === 1 ? 'день' : countOf(Math.abs(days), DAYS);
  return `, на ${count} ${days > 0 ? 'позже' : 'раньше'}`;
}

/** Says when the last goods arrive, and what is not known yet. */
function arrivalWords({ date_before, date_after, unknown }: Delivery): string {
  const day = `последнее получение ${formatDay(date_after)}`;
  const moved = date_before && date_before !== date_after;
  return [
    moved ? `${day} вместо ${formatDay(date_before)}` : day,
    ...(unknown > 0
      ? [`доставку ${countOf(unknown, ['склада', 'складов', 'складов'])} посчитают после заказа`]
      : []),
  ].join(', ');
}

/** The heading of a plan: how much it saves. */
export function headingOf({ total, total_before, changes, delivery }: CartPlan): string {
  if (changes.length === 0) return 'Дешевле не собрать: корзина уже самая выгодная';
  const difference = total_before - total;
  if (difference > 0)
    return `Дешевле на ${formatMoney(difference)}${delivery ? ` с доставкой${laterWords(delivery)}` : ''}`;
  if (difference === 0) return 'Столько же, но заказ пройдёт целиком';
  return `Дороже на ${formatMoney(-difference)}, зато заказ пройдёт целиком`;
}

/** The summary of a plan: what it costs, from how many suppliers, and how soon. */
export function summaryOf({ total, total_before, suppliers, delivery }: CartPlan): string {
  const days = Math.max(0, ...suppliers.map(({ delivery_days_max }) => delivery_days_max));
  return [
    total_before > 0 && total !== total_before
      ? `${formatMoney(total)} вместо ${formatMoney(total_before)}`
      : formatMoney(total),
    countOf(suppliers.length, SUPPLIERS),
    delivery ? arrivalWords(delivery) : dispatchWords(days),
  ].join(', ');
}

/** How certain it is that nothing is cheaper. */
export const certaintyOf = ({ proven, gap }: Pick<CartPlan, 'proven' | 'gap'>): string =>
  proven
    ? 'Дешевле не бывает: проверены все варианты.'
    : `Лучшее, что нашлось за две секунды: дешевле может быть не больше чем на ${percent.format(gap * 100)}${THIN}%.`;

/** For a cart without a city, where nothing is known of arrivals. */
const dispatchWords = (days: number) =>
  days === 0 ? 'отгрузка сегодня' : `отгрузка до ${countOf(days, OF_DAYS)}`;

/** «Две строки переходят к «Колесо-Опт»»: what moves, and to whom. */
export function movesOf({ changes, items }: Pick<CartPlan, 'changes' | 'items'>): string {
  const rows = countOf(changes.length, ['строка переходит', 'строки переходят', 'строк переходят']);
  const from = new Set(changes.flatMap((one) => one.from.map(({ supplier }) => supplier)));
  const names = [...new Set(changes.flatMap(({ to }) => to.map(({ supplier }) => supplier)))];
  const stays = items.length > changes.reduce((all, { to }) => all + to.length, 0);
  const fresh = names.filter((name) => !from.has(name));
  const named = (fresh.length > 0 ? fresh : names).map((name) => `«${name}»`);
  return `${rows} к ${named.slice(0, 3).join(', ')}${named.length > 3 ? ' и другим' : ''}${stays ? ', остальные на месте' : ''}. Минимальные заказы сохранятся`;
}

/** How the money for one product changes: «−12 480 ₽», «+100 ₽». */
export const savingWords = (saving: number) =>
  saving === 0 ? formatMoney(0) : `${saving > 0 ? '−' : '+'}${formatMoney(Math.abs(saving))}`;
