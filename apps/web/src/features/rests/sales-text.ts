import { countOf, DAYS, formatPieces } from '../../shared/format/format.ts';
import type { Rest } from './rests.atoms.ts';

/** How well a row sells, and for how long its stock lasts: «За 90 дней продано 12 шт., остатка хватит на 40 дней». */
export function salesText({ sold, stock_days, quantity }: Rest): string | undefined {
  if (sold <= 0) return quantity > 0 ? 'За 90 дней не продавалось' : undefined;
  const lasts =
    quantity > 0 && stock_days !== null ? `, остатка хватит на ${countOf(stock_days, DAYS)}` : '';
  return `За 90 дней продано ${formatPieces(sold)}${lasts}`;
}
