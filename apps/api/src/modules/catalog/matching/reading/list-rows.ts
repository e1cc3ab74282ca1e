import { messageRows } from '@org/tyre-names/order/reading-message';
import { MAX_LETTERS, type SourceRow } from '@org/tyre-names/order/source-row';
import type { Table } from '../../../../tables/cells/table.ts';
import { readText } from '../../../../tables/formats/format-csv.ts';
import { tableRows } from './table-rows.ts';

const GOODS = /\d{3}\s?[/\\]\s?\d{2}\D{0,4}\d{2}|\b\d{6,}\b/gu;

const ORDERED = /\d[\d\s]*(?:шт|компл|к-т)(?![а-я]).*/iu;

/** True for «16.9-28 Voltyre 2 шт»: a size or a code, and a quantity. */
function holdsOrder(cell: string): boolean {
  const beginning = cell.slice(0, MAX_LETTERS);
  return ORDERED.test(beginning) && /\d/.test(beginning.replace(ORDERED, ''));
}

/** Returns the separator of the cells of a pasted table; undefined for a message. */
function separatorOf(text: string): string | undefined {
  if (text.includes('\t')) return '\t';
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  // «Snow Cross 2 | 8 | 6 890,00»
  if (lines.filter((line) => line.split('|').length > 2).length * 2 > lines.length) return '|';
  const parted = lines.filter((line) => line.includes(';'));
  // «205/55 R16 4 шт; 195/65 R15 8 шт»: products in several cells of a line
  // «20000179 — 4 шт; доставка в Тулу»: the cell of a product has the quantity
  const isMessage = parted.some(
    (line) => (line.match(GOODS)?.length ?? 0) > 1 || line.split(';').some(holdsOrder),
  );
  return parted.length * 2 >= lines.length && parted.length > 0 && !isMessage ? ';' : undefined;
}

/** Rows of a pasted table or message. */
export function textRows(text: string): SourceRow[] {
  const separator = separatorOf(text);
  if (!separator) return messageRows(text);
  return readText(text, separator).flatMap(tableRows);
}

/** Rows of a file, sheet after sheet. */
export const fileRows = (tables: readonly Table[]): SourceRow[] => tables.flatMap(tableRows);
