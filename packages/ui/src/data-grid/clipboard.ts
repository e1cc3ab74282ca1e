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
 * Where pasted cells go: from the first cell of the range on; one cell fills the whole range. What lies beyond the last
 * row or column is counted.
 */
export function placesOf(
  cells: readonly (readonly string[])[],
  { from, to }: Range,
  rowCount: number,
  columnCount: number,
) {
  const placed: (Place & { text: string })[] = [];
  let beyond = 0;
  const put = (row: number, column: number, text: string) => {
    if (row < rowCount && column < columnCount) placed.push({ row, column, text });
    else beyond++;
  };
  const [only] = cells.length === 1 && cells[0]?.length === 1 ? cells[0] : [];
  if (only !== undefined)
    for (let { row } = from; row <= to.row; row++)
      for (let { column } = from; column <= to.column; column++) put(row, column, only);
  else
    cells.forEach((texts, row) => {
      texts.forEach((text, column) => {
        put(from.row + row, from.column + column, text);
      });
    });
  return { placed, beyond };
}
