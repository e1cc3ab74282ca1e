import {
  type Choice,
  type Column,
  type Correction,
  type HeaderChoice,
  isColumn,
  isHeader,
  isRate,
  isStock,
  type RateChoice,
  type StockChoice,
} from '../../../tables/fields.ts';

/** What a user puts right at once; what is not named stays as it was. */
export interface Corrections {
  columns?: readonly Choice[] | undefined;
  headers?: readonly HeaderChoice[] | undefined;
  stock?: readonly StockChoice[] | undefined;
  rates?: readonly RateChoice[] | undefined;
}

/** The rows of titles and the columns that the user has named, for this file or for an earlier one like it. */
export const chosenOf = (columns: readonly Column[]): Correction[] => [
  ...[...Map.groupBy(columns, ({ sheet }) => sheet)].flatMap(([sheet, [first]]) =>
    first?.isMoved ? { sheet, header_row: first.header_row } : [],
  ),
  ...columns
    .filter(({ confidence }) => confidence === 'chosen')
    .map(({ sheet, column, field, warehouse }) => ({
      sheet,
      column,
      field: field as Choice['field'],
      warehouse,
    })),
];

const isOfSheet = (a: Correction, b: Correction) => a.sheet === b.sheet;

/** Whether a later correction takes the place of an earlier one. A field other than quantities has one column. */
function replaces(later: Correction, earlier: Correction): boolean {
  if (!isOfSheet(later, earlier)) return false;
  if (isColumn(later) && isColumn(earlier))
    return (
      later.column === earlier.column ||
      (later.field !== null && later.field !== 'quantity' && later.field === earlier.field)
    );
  // under other titles the columns are others
  if (isHeader(later)) return isHeader(earlier) || isColumn(earlier);
  if (isStock(later)) return isStock(earlier);
  // whoever points at the stock has a column of it
  if (isColumn(later)) return later.field === 'quantity' && isStock(earlier);
  return isRate(later) && isRate(earlier) && later.currency === earlier.currency;
}

/** Corrections with later ones added to them. */
export const merged = (
  earlier: readonly Correction[],
  later: readonly Correction[],
): Correction[] => [
  ...earlier.filter((one) => !later.some((other) => replaces(other, one))),
  ...later,
];

/** What is put right in a file after some more corrections: no button loses what another one has chosen. */
export const corrected = (
  before: readonly Correction[],
  { columns = [], headers = [], stock = [], rates = [] }: Corrections,
): Correction[] => merged(merged(before, headers), [...columns, ...stock, ...rates]);
