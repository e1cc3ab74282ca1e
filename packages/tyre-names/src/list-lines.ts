const TITLE =
  /^(?:наименование|номенклатура|название|товар|name|title|text)(?:\s(?:товара|номенклатуры))?$/iu;

/** Returns a file's text, which is in UTF-8 or, as old programs write it, in windows-1251. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** Returns the cells of a line of CSV; a cell in quotes may hold the separator. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (sign === '"' && isQuoted && line[at + 1] === '"') cell += line[at++];
    else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

/** Returns the names of a list: its lines, or the cells of the column whose title says that it holds names. */
export function namesIn(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  for (const separator of ['\t', ';', ',']) {
    const titles = cellsOf(lines[0] ?? '', separator);
    const column = titles.findIndex((title) => TITLE.test(title.trim()));
    if (column >= 0)
      return lines.slice(1).map((line) => (cellsOf(line, separator)[column] ?? '').trim());
  }
  return lines.map((line) => line.trim());
}
