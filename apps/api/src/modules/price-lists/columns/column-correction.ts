import {
  type Choice,
  type Column,
  type Correction,
  type HeaderChoice,
  type HiddenChoice,
  isColumn,
  isHeader,
  isHidden,
  isNameless,
  isRate,
  isStock,
  isUnread,
  type NamelessChoice,
  type RateChoice,
  type StockChoice,
  type UnreadChoice,
} from '../../../tables/cells/table-fields.ts';

/** Corrections that a user makes at once. What is not named stays as it was. */
export interface Corrections {
  columns?: readonly Choice[] | undefined;
  headers?: readonly HeaderChoice[] | undefined;
  stock?: readonly StockChoice[] | undefined;
  names?: readonly NamelessChoice[] | undefined;
  rates?: readonly RateChoice[] | undefined;
  unread?: readonly UnreadChoice[] | undefined;
  hidden?: readonly HiddenChoice[] | undefined;
}

/** Returns the title rows and the columns that the user has chosen, for this file or for an earlier one like it. */
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

/** True if a later correction replaces an earlier one. Every field except quantity has only one column. */
function replaces(later: Correction, earlier: Correction): boolean {
  if (!isOfSheet(later, earlier)) return false;
  if (isColumn(later) && isColumn(earlier))
    return (
      later.column === earlier.column ||
      (later.field !== null && later.field !== 'quantity' && later.field === earlier.field)
    );
  // another title row means other columns
  if (isHeader(later)) return isHeader(earlier) || isColumn(earlier);
  if (isStock(later)) return isStock(earlier);
  if (isUnread(later)) return isUnread(earlier);
  if (isHidden(later)) return isHidden(earlier);
  if (isNameless(later)) return isNameless(earlier) && later.nameless === earlier.nameless;
  // a chosen column replaces the answer that there is none, or that the sheet is not needed
  if (isColumn(later) && isUnread(earlier)) return later.field === 'bulk_price';
  if (isColumn(later))
    return isStock(earlier)
      ? later.field === 'quantity'
      : isNameless(earlier) && later.field === earlier.nameless;
  return isRate(later) && isRate(earlier) && later.currency === earlier.currency;
}

/** Adds later corrections to earlier ones, and drops those that they replace. */
export const merged = (
  earlier: readonly Correction[],
  later: readonly Correction[],
): Correction[] => [
  ...earlier.filter((one) => !later.some((other) => replaces(other, one))),
  ...later,
];

/** Adds corrections to those of a file. No button of the page loses what another one has chosen. */
export const corrected = (
  before: readonly Correction[],
  { headers = [], ...others }: Corrections,
): Correction[] =>
  merged(
    merged(before, headers),
    Object.values(others).flatMap((each): readonly Correction[] => each ?? []),
  );
