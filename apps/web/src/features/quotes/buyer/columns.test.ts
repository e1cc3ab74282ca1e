import { expect, test } from 'vitest';
import { line, quote } from '../testing/samples.ts';
import { LIST } from './choice.ts';
import { columnsOf, leadOf, listedOrder } from './columns.ts';

const of = (id: string, change: Parameters<typeof quote>[0] = {}) =>
  quote({ id, supplier: { id, name: `Поставщик ${id}` }, ...change });

test('a supplier has a column: who quotes the most lines first, then the cheapest', () => {
  const lines = [
    line({ quotes: [of('a'), of('b'), of('c', { landed_price: 400_000 })] }),
    line({ line_id: 'x', quotes: [of('b'), of('a', { state: 'lapsed' })] }),
  ];
  const { shown } = columnsOf(lines);
  expect(shown.map(({ id, lines: count, order }) => [id, count, order.length])).toEqual([
    ['b', 2, 2],
    ['c', 1, 1],
    ['a', 1, 1],
  ]);
  const quoteOf = (at: number) => shown[at]?.order.map(({ offers }) => offers[0]?.quote?.id);
  expect([quoteOf(0), quoteOf(1)]).toEqual([['b', 'b'], ['c']]);
});

test('the fifth supplier stands apart', () => {
  const lines = [line({ quotes: ['a', 'b', 'c', 'd', 'e'].map((id) => of(id)) })];
  const { shown, others } = columnsOf(lines);
  expect([shown.length, others.map(({ id }) => id)]).toEqual([4, ['e']]);
});

test('where a delivery is unknown, it is said, and such a supplier is not called the cheapest', () => {
  const { shown } = columnsOf([
    line({ quotes: [of('a', { landed_price: null, price: 300_000 }), of('b')] }),
    line({ line_id: 'x', quotes: [of('a'), of('b')] }),
  ]);
  expect(shown.map(({ id, order, undelivered }) => [id, order.length, undelivered])).toEqual([
    ['b', 2, 0],
    ['a', 2, 1],
  ]);
});

test('of the lists alone what they have is ordered', () => {
  const order = listedOrder([line({ quotes: [of('a')] }), line({ line_id: 'x', best: null })]);
  expect(order.map(({ offers }) => offers[0]?.max_price)).toEqual([line().best?.bulk_price]);
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
