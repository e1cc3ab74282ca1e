import { CFB, utils, write } from '@e965/xlsx';

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

/** Makes a workbook of Excel 97 with a sheet that it hides. */
export function withHiddenSheet(sheets: Record<string, Cells>, hidden: string): Buffer {
  const book = utils.book_new();
  for (const [name, cells] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), name);
  utils.book_set_sheet_visibility(book, hidden, 1);
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

const BOF = 0x0809;
const DIMENSIONS = 0x0200;
const ROW = 0x0208;
const HIDDEN = 0x20;

/** Hides a row, by its number from 1, in the only sheet of a workbook of Excel 97: the library can't. */
export function withHiddenRow(workbook97: Buffer, row: number): Buffer {
  const container = CFB.read(workbook97, { type: 'buffer' });
  const entry = CFB.find(container, '/Workbook');
  if (!entry) throw new Error('no workbook');
  const content = Buffer.from(entry.content as Uint8Array);
  let at = 0;
  let streams = 0;
  // the second stream is that of the sheet
  while (streams < 2 || content.readUInt16LE(at) !== DIMENSIONS) {
    if (content.readUInt16LE(at) === BOF) streams++;
    at += 4 + content.readUInt16LE(at + 2);
  }
  at += 4 + content.readUInt16LE(at + 2);
  const record = Buffer.alloc(20);
  record.writeUInt16LE(ROW, 0);
  record.writeUInt16LE(16, 2);
  record.writeUInt16LE(row - 1, 4);
  record[16] = HIDDEN;
  entry.content = Buffer.concat([content.subarray(0, at), record, content.subarray(at)]);
  entry.size = entry.content.length;
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}
