import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';

/**
 * The only place that writes XLSX. `streamTable` is for lists of any length: it takes rows as they come from the database
 * and holds none of them. Money is handed over in kopecks and shown in roubles, as numbers that can be summed.
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

/** Characters that XML can't hold, which text from a price list may. */
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

const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

async function* cells<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<Value[]> {
  for await (const row of rows)
    yield columns.map(({ value, format = 'text' }) => cellValue(value(row), format));
}

/**
 * A workbook with one sheet, a header that stays in sight and a row for each of `rows`, written while they come: memory
 * stays the same however many there are. An error of `rows` ends the stream with it.
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
