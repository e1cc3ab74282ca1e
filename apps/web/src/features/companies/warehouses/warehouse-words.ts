import { countOf } from '../../../shared/format.ts';
import type { Warehouse } from '../atoms.ts';

export const OFFERS = ['предложение', 'предложения', 'предложений'] as const;
const DAYS = ['день', 'дня', 'дней'] as const;

type Days = Pick<Warehouse, 'delivery_days_min' | 'delivery_days_max'>;

/** «сегодня», «1 день», «1–3 дня» */
export function daysText({ delivery_days_min: min, delivery_days_max: max }: Days): string {
  if (max === 0) return 'сегодня';
  return min === max ? countOf(max, DAYS) : `${min}–${countOf(max, DAYS)}`;
}

const SHOWN = 3;

/** «Основной склад, Екатеринбург; Север, Тюмень и ещё 2» */
export function placesText(warehouses: readonly Warehouse[]): string {
  const shown = warehouses.slice(0, SHOWN).map(({ name, city }) => `${name}, ${city}`);
  const rest = warehouses.length - shown.length;
  return shown.join('; ') + (rest > 0 ? ` и ещё ${rest}` : '');
}
