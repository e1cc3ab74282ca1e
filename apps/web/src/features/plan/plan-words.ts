import { countOf, formatMoney, formatPieces } from '../../shared/format.ts';
import type { CartPlan } from './plan.ts';

const THIN = '\u202f';
const percent = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

/** What the plan comes to, in a heading. */
export function headingOf({ total, total_before, changes }: CartPlan): string {
  if (changes.length === 0) return 'Дешевле не собрать: корзина уже самая выгодная';
  const difference = total_before - total;
  if (difference > 0) return `Дешевле на ${formatMoney(difference)}`;
  if (difference === 0) return 'Столько же, но заказ пройдёт целиком';
  return `Дороже на ${formatMoney(-difference)}, зато заказ пройдёт целиком`;
}

/** From how many suppliers and how soon; how sure it is. */
export function summaryOf({ total, suppliers, proven, gap }: CartPlan): string {
  const days = Math.max(0, ...suppliers.map(({ delivery_days_max }) => delivery_days_max));
  const parts = [
    formatMoney(total),
    countOf(suppliers.length, ['поставщик', 'поставщика', 'поставщиков']),
    days === 0 ? 'доставка сегодня' : `доставка до ${countOf(days, ['дня', 'дней', 'дней'])}`,
  ];
  return `${parts.join(', ')}. ${
    proven
      ? 'Дешевле не бывает: проверены все варианты.'
      : `Лучшее, что нашлось за две секунды: дешевле может быть не больше чем на ${percent.format(gap * 100)}${THIN}%.`
  }`;
}

type Line = CartPlan['changes'][number]['to'][number];

/** «Шинторг Урал, 24 шт. по 6 890 ₽» */
export const lineWords = ({ supplier, quantity, bulk_price }: Line) =>
  `${supplier}, ${formatPieces(quantity)} по ${formatMoney(bulk_price)}`;

/** How the money for one product changes: «−12 480 ₽», «+100 ₽». */
export const savingWords = (saving: number) =>
  saving === 0 ? formatMoney(0) : `${saving > 0 ? '−' : '+'}${formatMoney(Math.abs(saving))}`;
