import { expect, test } from 'vitest';
import { missingColumns } from './missing.ts';
import { sampleColumns, sampleImport } from './testing/samples.ts';

const failed = {
  ...sampleImport,
  status: 'failed' as const,
  error: 'Не нашли столбец с ценой. Укажите его',
};
const columns = sampleColumns.map((column) =>
  column.field === 'bulk_price' ? { ...column, field: null } : column,
);

test('a price that was not found is asked for among the columns with numbers that mean nothing yet', () => {
  const [question, ...others] = missingColumns({ ...failed, columns });
  expect(others).toEqual([]);
  expect(question).toMatchObject({ kind: 'price', sheet: 'Шины', message: failed.error });
  expect(question?.candidates.map(({ title }) => title)).toEqual(['Цена опт с НДС']);
});

test('nothing is asked where nothing lacks, or the list waits', () => {
  expect(missingColumns({ ...failed, columns: sampleColumns })).toEqual([]);
  expect(missingColumns({ ...sampleImport, columns })).toEqual([]);
});
