import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type Column, streamTable } from './spreadsheet-xlsx.ts';

interface Row {
  name: string | null;
  price: number;
}
const COLUMNS: Column<Row>[] = [
  { header: 'Товар', width: 20, value: ({ name }) => name },
  { header: 'Цена, ₽', width: 12, format: 'money', value: ({ price }) => price },
];

const rowsOf = async (rows: Iterable<Row> | AsyncIterable<Row>, name = 'Цены') => {
  const { sheets } = await readXlsx(await buffer(streamTable(name, COLUMNS, rows)));
  return { name: sheets[0]?.name, rows: sheets[0]?.rows };
};

test('a table has a header and a row for each, money as numbers in roubles', async () => {
  const { rows } = await rowsOf([
    { name: 'Кама 505 <&>', price: 548_050 },
    { name: null, price: 1 },
  ]);
  expect(rows).toEqual([
    ['Товар', 'Цена, ₽'],
    ['Кама 505 <&>', 5480.5],
    [null, 0.01],
  ]);
});

test('text that looks like a formula or a number stays text, and what XML forbids is left out', async () => {
  const { rows } = await rowsOf(
    ['=1+1', '0012', 'a\u0001b\ud800'].map((name) => ({ name, price: 0 })),
  );
  expect(rows?.slice(1).map(([name]) => name)).toEqual(['=1+1', '0012', 'ab\ufffd']);
});

test('a name that a sheet may not have is made one', async () => {
  const { name } = await rowsOf([], 'Шины: 205/55 [зима] и всё остальное для склада');
  expect(name).toBe('Шины  205 55  зима  и всё остал');
});

test('rows are taken as they are sent, and their error reaches the reader', async () => {
  let taken = 0;
  async function* rows() {
    for (; taken < 200_000; taken += 1) yield { name: `Шина ${taken}`, price: taken };
  }
  const stream = streamTable('Шины', COLUMNS, rows());
  await stream[Symbol.asyncIterator]().next();
  expect(taken).toBeLessThan(100_000);
  stream.destroy();

  const failing = streamTable(
    'Шины',
    COLUMNS,
    (function* (): Generator<Row> {
      yield { name: 'Шина', price: 1 };
      throw new Error('The database is gone.');
    })(),
  );
  await expect(buffer(failing)).rejects.toThrow('The database is gone.');
});
