import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';

/** Thin black lines around every cell, as in official forms. */
const RULED = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  paddingLeft: () => 2,
  paddingRight: () => 2,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};
export const BARE = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 6,
  paddingTop: () => 1,
  paddingBottom: () => 1,
};

/** A ruled table. Its header rows are repeated on every page, and no row is split between pages. */
export const ruled = (
  widths: (number | string)[],
  body: TableCell[][],
  headerRows: number,
): ContentTable => ({
  table: { widths, body, headerRows, dontBreakRows: true, keepWithHeaderRows: 1 },
  layout: RULED,
});

export const right = (text: string): TableCell => ({ text, alignment: 'right' });
export const centre = (text: string): TableCell => ({ text, alignment: 'center' });
export const strong = (text: string): TableCell => ({ text, bold: true });

/** «(2) Продавец: ООО «Каток»» */
const labelled = (label: string, value: string): TableCell[] => [
  { text: label, noWrap: false },
  { text: value || '—', bold: true },
];

export const facts = (rows: [string, string][], width = 150): Content => ({
  table: { widths: [width, '*'], body: rows.map(([label, value]) => labelled(label, value)) },
  layout: BARE,
});

/** A place for a signature with a name beside it. */
export const signature = (role: string, name: string): Content => ({
  columns: [
    { width: 150, text: role },
    { width: 110, text: '____________________' },
    // a long name may wrap, the blank line for it must not
    { width: '*', text: name ? `/ ${name} /` : '/\u00a0__________________\u00a0/' },
  ],
  margin: [0, 8, 0, 0],
  unbreakable: true,
});
