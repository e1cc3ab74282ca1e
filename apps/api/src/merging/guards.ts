import type { components } from '@org/api-client/schema';

export type Warning = components['schemas']['Import']['warnings'][number];

/** What a price list would change in the stock, in numbers. */
export interface Effect {
  /** `live`: offers on sale before. `removed`: those of them that the list takes off sale. */
  live: number;
  removed: number;
  /**
   * `priced`: offers with a price before and after. Of them, `jumps` become 5 times dearer or more, `drops` 5 times
   * cheaper or more.
   */
  priced: number;
  jumps: number;
  drops: number;
  /** Offers whose price changes by more than half. */
  moves: number;
  /** Pieces before and after. */
  piecesBefore: number;
  piecesAfter: number;
  /** Brands with many offers that the list takes off sale completely. */
  goneBrands: string[];
}

/** Cells of a column that tell products apart, which nobody could read. */
export interface UnreadCells {
  column: string;
  example: string;
  rows: number;
  first_row: number;
}

/** They are asked about by `unread_cells`; until then the list is applied only if somebody accepts it. */
export const UNREAD_CELLS = `
  select subject "column", coalesce(detail ->> 'example', '') example, rows, first_row from price_list_doubt
  where list_id = $1 and kind = 'unread_cells' and answer is null and detail ->> 'telling' = 'true' order by rows desc, subject`;

/** Returns a warning about such cells, if there are any. */
export function warningsOfCells(cells: readonly UnreadCells[]): Warning[] {
  const [first] = cells;
  if (!first) return [];
  const columns = cells.map(({ column, rows }) => `${column}: ${count(rows)}`).join(', ');
  return [
    {
      code: 'cells_unread',
      message: `Не прочитали ячейки, которые отличают товары друг от друга. Строк: ${columns}. Например, «${first.example}» в строке ${first.first_row}`,
    },
  ];
}

const SHARE = 1 / 3;
/** With fewer offers than this, a stock that partly vanishes or jumps raises no warning. */
const FEW = 10;
/** If this share of the offers with a price before and after jumps or drops, a column or a unit is probably wrong. */
const MANY = 0.1;
const TIMES = 10;
const MAX_NAMED = 5;

const numbers = new Intl.NumberFormat('ru');
const count = (value: number) => numbers.format(value);

/** Returns warnings of what looks like a wrong file. Each must be accepted by its code before the list is applied. */
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
      message: `С продажи полностью уйдут ${goneBrands.slice(0, MAX_NAMED).join(', ')}${goneBrands.length > MAX_NAMED ? ` и ещё ${goneBrands.length - MAX_NAMED}` : ''}`,
    });
  return warnings;
}
