import { expect, test } from 'vitest';
import { corrected } from './column-correction.ts';

const price = { sheet: 'Шины', column: 3, field: 'bulk_price' as const };
const stock = { sheet: 'Шины', column: 4, field: 'quantity' as const };
const rim = { sheet: 'Диски', column: 1, field: 'et' as const };
const moved = { sheet: 'Диски', header_row: 4 };
const rate = { sheet: 'Шины', currency: 'USD' as const, rate: 92.5 };
const before = [moved, price, rim];

test('a column leaves the others as they were', () =>
  expect(corrected(before, { columns: [stock] })).toEqual([...before, stock]));

test('a column takes the place of what stood for it, and of another column of its field', () => {
  const other = { ...price, column: 5 };
  expect(corrected(before, { columns: [other] })).toEqual([moved, rim, other]);
  const out = { ...price, field: null };
  expect(corrected(before, { columns: [out] })).toEqual([moved, rim, out]);
});

test('a row of titles takes the place of its sheet’s, and of the columns under the one before', () => {
  const headers = [{ sheet: 'Диски', header_row: null }];
  expect(corrected(before, { headers })).toEqual([price, ...headers]);
  expect(corrected(before, { columns: [rim], headers })).toEqual([price, ...headers, rim]);
});

test('a rate and a stock without a column are kept until another one is said', () => {
  const all = { sheet: 'Шины', all_in_stock: true };
  const correctedList = corrected(before, { stock: [all], rates: [rate] });
  expect(correctedList).toEqual([...before, all, rate]);
  expect(corrected(correctedList, { rates: [{ ...rate, rate: 95 }] })).toEqual([
    ...before,
    all,
    { ...rate, rate: 95 },
  ]);
  expect(corrected(correctedList, { columns: [stock] })).toEqual([...before, rate, stock]);
});
