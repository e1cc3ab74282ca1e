import {
  type Choice,
  type Column,
  type Correction,
  type HeaderChoice,
  isColumn,
  isHeader,
} from './fields.ts';

/** What a user puts right at once; what is not named stays as it was. */
interface Corrections {
  columns: readonly Choice[] | undefined;
  headers: readonly HeaderChoice[] | undefined;
}

/** The rows of titles that the user has named, for this file or for an earlier one like it. */
export const movedHeaders = (columns: readonly Column[]): HeaderChoice[] =>
  [...Map.groupBy(columns, ({ sheet }) => sheet)].flatMap(([sheet, [first]]) =>
    first?.isMoved ? { sheet, header_row: first.header_row } : [],
  );

/** What is put right in a file after one more correction. Under other titles the columns of a sheet are others. */
export function corrected(
  before: readonly Correction[],
  { columns, headers = [] }: Corrections,
): Correction[] {
  const moved = new Set(headers.map(({ sheet }) => sheet));
  const isKept = ({ sheet }: Correction) => !moved.has(sheet);
  return [
    ...before.filter(isHeader).filter(isKept),
    ...headers,
    ...(columns ?? before.filter(isColumn).filter(isKept)),
  ];
}
