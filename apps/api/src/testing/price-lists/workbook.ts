import { utils, write } from '@e965/xlsx';

export type Cells = readonly (readonly (string | number | null)[])[];

interface SheetOptions {
  cells: Cells;
  /** Merged ranges, like `A1:A2`. */
  merges?: readonly string[];
  /** Numbers of the rows that a filter hides, from 1. */
  hidden?: readonly number[];
}

/** Makes a workbook of the given sheets, as Excel saves it. */
export function workbook(
  sheets: Record<string, Cells | SheetOptions>,
  bookType: 'xlsx' | 'biff8' | 'ods' = 'xlsx',
): Buffer {
  const book = utils.book_new();
  for (const [name, content] of Object.entries(sheets)) {
    const { cells, merges = [], hidden = [] } = 'cells' in content ? content : { cells: content };
    const sheet = utils.aoa_to_sheet(cells.map((row) => [...row]));
    sheet['!merges'] = merges.map((range) => utils.decode_range(range));
    if (hidden.length > 0)
      sheet['!rows'] = cells.map((_, at) => ({ hidden: hidden.includes(at + 1) }));
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
}
