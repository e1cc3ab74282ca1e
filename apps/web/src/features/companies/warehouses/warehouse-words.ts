import { formatDeliveryDays } from '../../../shared/format/format.ts';
import { placeOf } from '../../../shared/place-of.ts';
import type { Warehouse } from '../../../shared/warehouses.atoms.ts';

type Days = Pick<Warehouse, 'delivery_days_min' | 'delivery_days_max'>;

/** «сегодня», «сегодня–завтра», «1–3 дня», as buyers read it */
export const daysText = ({ delivery_days_min: min, delivery_days_max: max }: Days): string =>
  formatDeliveryDays(min, max).toLowerCase();

const SHOWN = 3;

/** «Основной склад, Екатеринбург; Север, Тюмень и ещё 2» */
export function placesText(warehouses: readonly Warehouse[]): string {
  const shown = warehouses.slice(0, SHOWN).map(({ name, city }) => placeOf(name, city));
  const rest = warehouses.length - shown.length;
  return shown.join('; ') + (rest > 0 ? ` и ещё ${rest}` : '');
}
