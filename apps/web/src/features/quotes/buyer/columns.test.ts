import { expect, test } from 'vitest';
import { line, quote } from '../testing/samples.ts';
import { LIST } from './choice.ts';
import { columnsOf, leadOf, listedTotal } from './columns.ts';

const of = (id: string, change: Parameters<typeof quote>[0] = {}) =>
  quote({ id, supplier: { id, name: `Поставщик ${id}` }, ...change });

test('a supplier has a column: who quotes the most lines first, then the cheapest', () => {
  const lines = [
    line({ quotes: [of('a'), of('b'), of('c', { landed_price: 400_000 })] }),
    line({ line_id: 'x', quotes: [of('b'), of('a', { state: 'lapsed' })] }),
  ];
  const { shown } = columnsOf(lines);
  expect(shown.map(({ id, lines: count, total }) => [id, count, total])).toEqual([
    ['b', 2, 2 * 8 * 500_000],
    ['c', 1, 8 * 400_000],
    ['a', 1, 8 * 500_000],
  ]);
});

test('the fifth supplier stands apart', () => {
  const lines = [line({ quotes: ['a', 'b', 'c', 'd', 'e'].map((id) => of(id)) })];
  const { shown, others } = columnsOf(lines);
  expect([shown.length, others.map(({ id }) => id)]).toEqual([4, ['e']]);
});

test('where a delivery is unknown, what is known is said, and such a supplier is not called the cheapest', () => {
  const { shown } = columnsOf([
    line({ quotes: [of('a', { landed_price: null, price: 300_000 }), of('b')] }),
    line({ line_id: 'x', quotes: [of('a'), of('b')] }),
  ]);
  expect(shown.map(({ id, total, undelivered }) => [id, total, undelivered])).toEqual([
    ['b', 2 * 8 * 500_000, 0],
    ['a', 8 * 300_000 + 8 * 500_000, 1],
  ]);
});

test('the lists alone cost what is known of them', () => {
  expect(listedTotal([line(), line({ best: null })])).toEqual({ lines: 1, total: 8 * 530_000 });
});

test('the best says by how much, and nothing is best without another beside it', () => {
  expect(leadOf(line({ quotes: [of('a')] }))).toEqual({ best: 'a', by: 30_000 });
  expect(leadOf(line({ quotes: [of('a', { landed_price: 540_000 })] }))).toEqual({
    best: LIST,
    by: 10_000,
  });
  expect(leadOf(line({ best: null, quotes: [of('a')] }))).toBeUndefined();
  expect(leadOf(line({ quotes: [of('a', { landed_price: 530_000 })] }))).toBeUndefined();
});
