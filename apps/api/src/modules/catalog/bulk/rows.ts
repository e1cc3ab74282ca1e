/** A row of a list: its text as it came, and what of it names the goods. */
export interface BulkRow {
  /** from 1, in what was sent */
  row: number;
  text: string;
  /** the cells without the one that holds the quantity */
  description: string;
  /** null where no cell of its own holds it */
  quantity: number | null;
}

const MOST_PIECES = 1_000_000;
/** «8», «8 шт.», «8,000» of 1C; «2 компл.» is eight. */
const QUANTITY = /^\s*(\d{1,7})(?:[.,]0+)?\s*(шт[а-я]*\.?|компл[а-я]*\.?)?\s*$/i;

const pieces = (number: string, unit: string | undefined): number | undefined => {
  const count = Number(number) * (unit?.toLowerCase().startsWith('компл') ? 4 : 1);
  return count >= 1 && count <= MOST_PIECES ? count : undefined;
};

/** The pieces that a cell states, and nothing else. */
export function parsePieces(cell: string): number | undefined {
  const [, number, unit] = QUANTITY.exec(cell) ?? [];
  return number === undefined ? undefined : pieces(number, unit);
}

/** Cells of one row; the last one that is a number of pieces is the quantity, unless nothing else is there. */
export function toRow(cells: readonly string[], row: number): BulkRow | undefined {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length === 0) return undefined;
  const text = filled.join(' ');
  const at = filled.findLastIndex((cell, index) => index > 0 && parsePieces(cell) !== undefined);
  if (at < 0) return { row, text, description: text, quantity: null };
  return {
    row,
    text,
    description: filled.filter((_, index) => index !== at).join(' '),
    quantity: parsePieces(filled[at] ?? '') ?? null,
  };
}

/** Rows of a pasted table or message: by line breaks, cells by tabs or semicolons. */
export const splitText = (text: string): BulkRow[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, at) => toRow(line.split(/[\t;]/), at + 1) ?? []);

/** A number at the end of a row: how many, unless it belongs to what the row names. */
export interface Ending {
  start: number;
  quantity: number;
}
const ENDING = /(?<=\S\s*[\s–—-]\s*)(\d{1,4})\s*(шт[а-я]*\.?|компл[а-я]*\.?)?\s*$/i;

export function endingOf(description: string): Ending | undefined {
  const match = ENDING.exec(description);
  const quantity = match && pieces(match[1] ?? '', match[2]);
  return quantity ? { start: match.index, quantity } : undefined;
}

/** Words that may be an article or a barcode: letters and digits alone, as `product_article` keeps them. */
export const codesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s;,]+/)
      .map((word) => word.toLowerCase().replaceAll(/[^0-9a-zа-я]/g, ''))
      .filter((word) => word.length >= 5 && /\d/.test(word)),
  ),
];
