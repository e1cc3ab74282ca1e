import type { components } from '@org/api-client/schema';

export type Warning = components['schemas']['Import']['warnings'][number];

/** What a list would do to the stock, in numbers. */
export interface Effect {
  /** Offers on sale before, and of these taken off. */
  live: number;
  removed: number;
  /** Offers whose price is known before and after; of these five times dearer or cheaper. */
  priced: number;
  jumps: number;
  drops: number;
  /** Offers whose price changes by more than half. */
  moves: number;
  /** Pieces before and after. */
  piecesBefore: number;
  piecesAfter: number;
  /** Brands with some weight in the stock that go altogether. */
  goneBrands: string[];
}

const SHARE = 1 / 3;
/** Fewer offers than these are no stock that could vanish. */
const FEW = 10;
/** Of the offers with a price before and after: where so many move together, a column or a unit is mistaken. */
const MANY = 0.1;
const TIMES = 10;
const MOST_NAMED = 5;

const numbers = new Intl.NumberFormat('ru');
const count = (value: number) => numbers.format(value);

/** What looks like a mistaken file, and must be accepted by name before it is applied. */
export function warningsOf(effect: Effect): Warning[] {
  const warnings: Warning[] = [];
  const { live, removed, priced, jumps, drops, moves, piecesBefore, piecesAfter, goneBrands } =
    effect;
  if (removed > 0 && (removed === live || (live >= FEW && removed > live * SHARE)))
    warnings.push({
      code: 'stock_vanishes',
      message: `С продажи уйдёт ${count(removed)} из ${count(live)} предложений`,
    });
  if (jumps > 0 && jumps >= priced * MANY)
    warnings.push({
      code: 'prices_jump',
      message: `У ${count(jumps)} предложений цена вырастет в 5 раз и больше. Проверьте столбец с ценой`,
    });
  if (drops > 0 && drops >= priced * MANY)
    warnings.push({
      code: 'prices_drop',
      message: `У ${count(drops)} предложений цена упадёт в 5 раз и больше. Проверьте столбец с ценой`,
    });
  const isTold = warnings.some(({ code }) => code === 'prices_jump' || code === 'prices_drop');
  if (!isTold && moves > priced / 2)
    warnings.push({
      code: 'prices_move',
      message: `У ${count(moves)} из ${count(priced)} предложений цена изменится больше чем наполовину. Проверьте столбец с ценой`,
    });
  if (live >= FEW && piecesAfter > piecesBefore * TIMES)
    warnings.push({
      code: 'quantity_jumps',
      message: `Остаток вырастет с ${count(piecesBefore)} до ${count(piecesAfter)} шт. Проверьте столбец с остатком`,
    });
  if (goneBrands.length > 0)
    warnings.push({
      code: 'brand_vanishes',
      message: `С продажи полностью уйдут ${goneBrands.slice(0, MOST_NAMED).join(', ')}${goneBrands.length > MOST_NAMED ? ` и ещё ${goneBrands.length - MOST_NAMED}` : ''}`,
    });
  return warnings;
}
