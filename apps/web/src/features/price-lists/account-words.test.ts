import { expect, test } from 'vitest';
import { accountOf, unreadOf } from './account-words.ts';
import type { ImportColumn } from './price-lists.atoms.ts';
import { sampleColumns } from './testing/samples.ts';

const sample = sampleColumns[0] as ImportColumn;
const columnsOf = (count: number, column: Partial<ImportColumn>): ImportColumn[] =>
  Array.from({ length: count }, () => ({ ...sample, ...column }));

test('every column of the sheets that are read is counted once, and other sheets are named', () => {
  const columns = [
    ...columnsOf(12, { field: 'name' }),
    ...columnsOf(1, { field: 'bulk_price' }),
    ...columnsOf(2, { field: null, role: 'price' }),
    ...columnsOf(6, { field: 'quantity' }),
    ...columnsOf(17, { field: null, account: 'kept' }),
    ...columnsOf(1, { field: null, account: 'unneeded', confidence: 'chosen' }),
    ...columnsOf(2, { field: null, account: 'unexplained' }),
    // an empty column is none
    ...columnsOf(3, { field: null, account: 'kept', examples: [] }),
    ...columnsOf(4, { field: null, account: 'unexplained', sheet: 'Услуги' }),
  ];
  expect(accountOf(columns)).toBe(
    '41 столбец: понято 12, 3 цены, 6 остатков, не нужно 18, непонятно 2; лист «Услуги» не прочитан: в нём нет цен',
  );
});

test('columns with cells that could not be read are named with the number of their rows', () => {
  expect(unreadOf([])).toBe('');
  expect(
    unreadOf([
      { column: 'Сезон', rows: 1200 },
      { column: 'Индекс нагрузки', rows: 1 },
    ]),
  ).toBe('; не прочитаны ячейки: Сезон 1\u202f200, Индекс нагрузки 1');
});
