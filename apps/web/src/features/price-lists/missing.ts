import type { Import, ImportColumn } from './price-lists.atoms.ts';

export type ColumnQuestion = Import['questions'][number];

const isFree = ({ field, role, examples }: ImportColumn) =>
  field === null && role === null && examples.some((text) => /\d/.test(text));

/** The questions of a list that could not be read: also which column may hold its prices, sheet by sheet. */
export function missingColumns({ status, columns, error, questions }: Import): ColumnQuestion[] {
  if (status !== 'failed') return [];
  const sheets = [...Map.groupBy(columns, ({ sheet }) => sheet)];
  const missing = sheets.flatMap(([sheet, columnsOfSheet]): ColumnQuestion[] => {
    const has = (field: string) => columnsOfSheet.some((column) => column.field === field);
    if ((!has('name') && !has('size')) || has('bulk_price')) return [];
    const candidates = columnsOfSheet.filter(isFree).map(({ column, title, examples }) => ({
      column,
      title,
      price_type: 'other' as const,
      examples,
      field: null,
    }));
    if (candidates.length === 0) return [];
    return [{ kind: 'price', sheet, currency: null, message: error ?? '', candidates }];
  });
  return [...questions, ...missing];
}
