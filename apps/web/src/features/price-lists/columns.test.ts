import { expect, test } from 'vitest';
import { choicesOf, columnLetters, groupBySheet, topRows, withChoice } from './list-columns.ts';
import type { ImportColumn } from './price-lists.atoms.ts';

const column = (at: number, field: string | null, sheet: string | null = 'Шины'): ImportColumn => ({
  sheet,
  header_row: 1,
  column: at,
  title: `Столбец ${at}`,
  field,
  role: null,
  price_type: null,
  warehouse: null,
  confidence: field === null ? 'skipped' : 'sure',
  account: field === null ? 'unexplained' : 'understood',
  examples: [],
  top: [],
});

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 27, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
});

test('a price is in one column of a sheet: the one that was it before is left out', () => {
  const columns = [column(0, 'name'), column(1, 'bulk_price'), column(2, null)];
  const other = column(1, 'bulk_price', 'Диски');
  const [, , third] = columns;
  const edited = withChoice([...columns, other], third as ImportColumn, { field: 'bulk_price' });
  expect(edited.map(({ field }) => field)).toEqual(['name', null, 'bulk_price', 'bulk_price']);
  expect(choicesOf(edited)).toEqual([
    { sheet: 'Шины', column: 1, field: null },
    { sheet: 'Шины', column: 2, field: 'bulk_price' },
  ]);
});

test('stock is in as many columns as there are warehouses', () => {
  const columns = [column(0, 'quantity'), column(1, null)];
  const edited = withChoice(columns, columns[1] as ImportColumn, {
    field: 'quantity',
    warehouse: ' Саранск ',
  });
  expect(edited.map(({ field }) => field)).toEqual(['quantity', 'quantity']);
  expect(choicesOf(edited)).toEqual([
    { sheet: 'Шины', column: 1, field: 'quantity', warehouse: 'Саранск' },
  ]);
});

test('columns are shown sheet by sheet', () => {
  const sheets = groupBySheet([column(0, 'name'), column(0, 'name', 'Диски'), column(1, null)]);
  expect(sheets.map(([sheet, { length }]) => [sheet, length])).toEqual([
    ['Шины', 2],
    ['Диски', 1],
  ]);
});

test('the first rows of a sheet are put together from its columns', () => {
  const columns = [
    {
      ...column(0, 'name'),
      top: [
        { row: 1, text: 'Прайс' },
        { row: 3, text: 'Шина' },
      ],
    },
    {
      ...column(1, 'bulk_price'),
      top: [
        { row: 2, text: 'Цена' },
        { row: 3, text: '5 480' },
      ],
    },
  ];
  expect(topRows(columns)).toEqual([
    { row: 1, texts: ['Прайс'] },
    { row: 2, texts: ['Цена'] },
    { row: 3, texts: ['Шина', '5 480'] },
  ]);
});
