/** Reads cells as spreadsheets put them on the clipboard: tabs, lines, and quotes around a text that has either. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cell.lastIndex < text.length || row.length > 0) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (!end) break;
  }
  return rows;
}

/** Writes cells as spreadsheets read them. */
export const writeTsv = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) =>
      row.map((text) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)),
    )
    .map((row) => row.join('\t'))
    .join('\n');

/** A cell by the index of its row and its column. */
export interface Place {
  row: number;
  column: number;
}

/** A rectangle of cells; `to` is in it. */
export interface Range {
  from: Place;
  to: Place;
}

/** The rectangle with these two corners. */
export const rangeOf = (a: Place, b: Place): Range => ({
  from: { row: Math.min(a.row, b.row), column: Math.min(a.column, b.column) },
  to: { row: Math.max(a.row, b.row), column: Math.max(a.column, b.column) },
});

/**
 * Where each column of pasted cells goes, if their first line has names of columns and nothing else; undefined if it is a
 * line like the others. A nameless column goes nowhere: -1.
 */
export function namedColumns(
  [head = [], ...lines]: readonly (readonly string[])[],
  titles: readonly string[],
): number[] | undefined {
  const places = head.map((text) => titles.indexOf(text.trim()));
  const isHead = places.every((place, at) => place >= 0 || head[at]?.trim() === '');
  return isHead && lines.length > 0 && Math.max(...places) >= 0 ? places : undefined;
}

/**
 * Where pasted cells go: from the first cell of the range on, or to `columns`; one cell fills the whole range. What lies
 * beyond the last row or column is counted.
 */
export function placesOf(
  cells: readonly (readonly string[])[],
  { from, to }: Range,
  rowCount: number,
  columnCount: number,
  columns?: readonly number[],
) {
  const placed: (Place & { text: string })[] = [];
  let beyond = 0;
  const put = (row: number, column: number, text: string) => {
    if (row < rowCount && column >= 0 && column < columnCount) placed.push({ row, column, text });
    else beyond++;
  };
  const [only] = cells.length === 1 && cells[0]?.length === 1 ? cells[0] : [];
  if (only !== undefined && !columns)
    for (let { row } = from; row <= to.row; row++)
      for (let { column } = from; column <= to.column; column++) put(row, column, only);
  else
    cells.forEach((texts, row) => {
      texts.forEach((text, column) => {
        put(from.row + row, columns ? (columns[column] ?? -1) : from.column + column, text);
      });
    });
  return { placed, beyond };
}
