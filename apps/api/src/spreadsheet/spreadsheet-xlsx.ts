import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { type Cell, type CellStyle, type MergeRange, writeXlsx, writeXlsxStream } from 'hucre/xlsx';

/**
 * The only module that writes XLSX. `streamTable` is for lists of any length: it takes rows as they come from the
 * database and holds none of them. `writeDocument` is for a page with a layout: a few hundred rows with borders and
 * merged cells. Money is passed in kopecks and shown in roubles, as numbers that can be summed. Decision 71.
 */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Value = string | number | null;
type Format = 'text' | 'number' | 'count' | 'money' | 'date';

const NUMBER_FORMATS: Record<Format, string | undefined> = {
  text: '@',
  number: undefined,
  count: '#,##0',
  money: '#,##0.00',
  date: undefined,
};

/** Characters that XML can't hold, but that text from a price list may contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be removed
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const cellValue = (value: Value, format: Format): Value => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll(FORBIDDEN, '');
  return value !== null && format === 'money' ? value / 100 : value;
};

/** One column of a table. */
export interface Column<Row> {
  header: string;
  /** in characters */
  width: number;
  /** `money` is kopecks. Default `text`. */
  format?: Format;
  value(row: Row): Value;
}

/** How many rows are written before others are answered. */
const ROWS_AT_ONCE = 50;

const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

async function* cells<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<Value[]> {
  let count = 0;
  for await (const row of rows) {
    yield columns.map(({ value, format = 'text' }) => cellValue(value(row), format));
    // others are answered meanwhile: rows that are at hand would never let them
    if (++count % ROWS_AT_ONCE === 0) await setImmediate();
  }
}

/**
 * Returns a workbook with one sheet, a header that stays in sight and a row for each of `rows`. It is written while the
 * rows come, so that memory does not depend on their number. If `rows` fails, the stream fails too.
 */
export function streamTable<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Readable {
  const stream = writeXlsxStream(cells(columns, rows), {
    name: sheetName(name),
    columns: columns.map(({ header, width, format = 'text' }) => ({
      header,
      width,
      numFmt: NUMBER_FORMATS[format],
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

export interface DocumentCell {
  value: Value;
  /** `money` is kopecks. Default `text`. */
  format?: Format;
  /** number of columns that it takes. Default 1. */
  span?: number;
  look?: 'title' | 'heading' | 'strong' | 'cell' | 'plain';
  align?: 'left' | 'right' | 'center';
}

/** A row of a document; null is an empty cell. */
export type DocumentRow = readonly (DocumentCell | null)[];

const LINE = { style: 'thin' } as const;
const BOX = { top: LINE, right: LINE, bottom: LINE, left: LINE };
const LOOKS: Record<NonNullable<DocumentCell['look']>, CellStyle> = {
  title: { font: { bold: true, size: 14 } },
  heading: {
    font: { bold: true },
    border: BOX,
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F0EFEC' } },
  },
  strong: { font: { bold: true } },
  cell: { border: BOX },
  plain: {},
};

const styleOf = ({ format = 'text', look = 'plain', align }: DocumentCell): CellStyle => ({
  ...LOOKS[look],
  numFmt: NUMBER_FORMATS[format],
  alignment: {
    horizontal: align ?? (format === 'text' ? 'left' : 'right'),
    vertical: 'top',
    wrapText: true,
  },
});

/** A workbook with one sheet for print on A4 landscape; `widths` are those of its columns in characters. */
export async function writeDocument(
  name: string,
  widths: readonly number[],
  rows: readonly DocumentRow[],
): Promise<Buffer> {
  const values: Value[][] = [];
  const styled = new Map<string, Partial<Cell>>();
  const merges: MergeRange[] = [];
  for (const [at, row] of rows.entries()) {
    const line: Value[] = [];
    for (const cell of row) {
      const from = line.length;
      const span = cell?.span ?? 1;
      line.push(cell ? cellValue(cell.value, cell.format ?? 'text') : null);
      line.push(...Array<null>(span - 1).fill(null));
      if (!cell) continue;
      // every cell of a merged one has its border
      for (let column = from; column < from + span; column += 1)
        styled.set(`${at},${column}`, { value: line[column] ?? null, style: styleOf(cell) });
      if (span > 1)
        merges.push({ startRow: at, startCol: from, endRow: at, endCol: from + span - 1 });
    }
    values.push(line);
  }
  const workbook = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        columns: widths.map((width) => ({ width })),
        rows: values,
        cells: styled,
        merges,
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
        },
      },
    ],
  });
  return Buffer.from(workbook);
}
