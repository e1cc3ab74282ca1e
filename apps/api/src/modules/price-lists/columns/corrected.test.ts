import { expect, test } from 'vitest';
import { corrected } from './corrected.ts';

const price = { sheet: 'Шины', column: 3, field: 'bulk_price' as const };
const rim = { sheet: 'Диски', column: 1, field: 'et' as const };
const before = [{ sheet: 'Диски', header_row: 4 }, price, rim];

test('columns take the place of all columns, and leave the rows of titles', () =>
  expect(corrected(before, { columns: [rim], headers: undefined })).toEqual([before[0], rim]));

test('a row of titles takes the place of its sheet’s, and of the columns under the one before', () => {
  const headers = [{ sheet: 'Диски', header_row: null }];
  expect(corrected(before, { columns: undefined, headers })).toEqual([...headers, price]);
  expect(corrected(before, { columns: [price, rim], headers })).toEqual([...headers, price, rim]);
});
