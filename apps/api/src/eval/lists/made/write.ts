import { utils, write } from '@e965/xlsx';

type Cell = string | number | null;
export type Cells = readonly (readonly Cell[])[];

/** Makes a workbook of one sheet. Numbers stay numbers. */
export const workbook = (cells: Cells, bookType: 'xlsx' | 'biff8' | 'ods'): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), 'Остатки');
  return write(book, { type: 'buffer', bookType }) as Buffer;
};

const BYTES = new Map(
  Array.from({ length: 128 }, (_, at) => 128 + at).map((byte) => [
    new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
    byte,
  ]),
);
const toWindows = (text: string) =>
  Buffer.from([...text].map((letter) => BYTES.get(letter) ?? letter.charCodeAt(0)));

const quoted = (separator: string) => (cell: Cell) => {
  const text = String(cell ?? '');
  return text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csv = (
  cells: Cells,
  { separator, encoding }: { separator: string; encoding: 'windows-1251' | 'utf-8' | 'utf-16' },
): Buffer => {
  const text = cells
    .map((row) => row.map(quoted(separator)).join(separator))
    .join(encoding === 'utf-16' ? '\r' : '\r\n');
  if (encoding === 'windows-1251') return toWindows(text);
  return encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(`\uFEFF${text}`, 'utf16le');
};

const escaped = (text: Cell) =>
  String(text ?? '').replace(/[&<>"₽]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Makes an HTML table, which some sites offer as «Excel». */
export const html = (cells: Cells): Buffer =>
  toWindows(
    `<html><head><meta charset="windows-1251"></head><body><table>${cells
      .map((row) =>
        row.length === 1
          ? `<tr><td colspan="6"><b>${escaped(row[0] ?? '')}</b></td></tr>`
          : `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
      )
      .join('\n')}</table></body></html>`,
  );

export interface Offer {
  id: string;
  name: string;
  category: string;
  price: string;
  count: number;
}

export const yml = (offers: readonly Offer[]): Buffer => {
  const categories = [...new Set(offers.map(({ category }) => category))];
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-03-01"><shop><name>Колесница</name>
<currencies><currency id="RUR" rate="1"/></currencies>
<categories>${categories.map((name, at) => `<category id="${at + 1}">${escaped(name)}</category>`).join('')}</categories>
<offers>${offers
    .map(
      ({ id, name, category, price, count }) =>
        `<offer id="${id}" available="true"><price>${price}</price><currencyId>RUR</currencyId><categoryId>${categories.indexOf(category) + 1}</categoryId><name>${escaped(name)}</name><count>${count}</count></offer>`,
    )
    .join('\n')}</offers></shop></yml_catalog>`);
};
