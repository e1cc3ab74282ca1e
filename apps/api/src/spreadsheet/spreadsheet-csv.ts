import { Readable } from 'node:stream';
import type { Column } from './spreadsheet-xlsx.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';

type Value = ReturnType<Column<unknown>['value']>;

/** Rows that are written at once. */
const BATCH = 500;

/**
 * Makes a spreadsheet show a text as text even if it looks like a formula.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cell(value: Value, isMoney: boolean): string {
  if (value === null) return '';
  if (typeof value === 'number')
    return (isMoney ? (value / 100).toFixed(2) : String(value)).replace('.', ',');
  return /[";\r\n]/.test(value)
    ? `"${escapeFormula(value).replaceAll('"', '""')}"`
    : escapeFormula(value);
}

async function* lines<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<string> {
  // the byte order mark tells Excel that this is UTF-8
  let batch = [`\ufeff${columns.map(({ header }) => cell(header, false)).join(';')}\r\n`];
  for await (const row of rows) {
    const cells = columns.map(({ value, format }) => cell(value(row), format === 'money'));
    batch.push(`${cells.join(';')}\r\n`);
    if (batch.length < BATCH) continue;
    yield batch.join('');
    batch = [];
  }
  if (batch.length > 0) yield batch.join('');
}

/**
 * Returns the same table as CSV for Russian spreadsheets: UTF-8 with a byte order mark, semicolons, decimal commas,
 * money in roubles. It is written while the rows come. If they fail, the stream fails too.
 */
export const streamCsv = <Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Readable => Readable.from(lines(columns, rows), { objectMode: false });
