import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { formatDay, formatNear } from '../../../shared/format/format-day.ts';
import type { Watch } from './watches.atoms.ts';

/** «8 шт., до 5 400 ₽ с доставкой, к 4 декабря» */
export const waitedOf = ({ price, quantity, day, to }: Omit<Watch, 'met' | 'request'>): string =>
  [
    formatPieces(quantity),
    price !== null && `до ${formatMoney(price)} за штуку${to === null ? '' : ' с доставкой'}`,
    day !== null && `к ${formatDay(day)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** «Есть: 5 320 ₽ с доставкой, 2 декабря, среда»; undefined while there is none. */
export function metOf({ met, to }: Pick<Watch, 'met' | 'to'>): string | undefined {
  if (!met) return undefined;
  const parts = [
    met.price !== null && `${formatMoney(met.price)} за штуку${to === null ? '' : ' с доставкой'}`,
    met.day !== null && formatNear(met.day),
  ].filter(Boolean);
  return parts.length > 0 ? `Есть: ${parts.join(', ')}` : 'Есть, доставка не посчитана';
}
