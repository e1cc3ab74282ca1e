import { expect, test } from 'vitest';
import { tyre } from '../testing/samples.ts';
import { staggeredRows } from './staggered.ts';

const row = (
  id: string,
  axle: 'front' | 'rear',
  min_bulk_price: number | null,
  step: number | null = null,
) => ({
  ...tyre,
  id,
  axle,
  step,
  min_bulk_price,
  size: axle === 'front' ? '225/45 R18' : '255/40 R18',
});

test('a set is two tyres of each size, at the best price of either', () => {
  const places = staggeredRows([
    row('1', 'front', 1000),
    row('2', 'front', 900),
    row('3', 'rear', 1500, 1),
    row('4', 'rear', 1400, 2),
  ]);
  expect(places.get('1')).toEqual({
    set: { sizes: '225/45 R18 + 255/40 R18', price: 4600 },
    axle: 'Передняя ось',
  });
  expect(places.get('2')).toEqual({ axle: 'Передняя ось' });
  expect(places.get('4')).toEqual({ axle: 'Задняя ось, шаг 2' });
});

test('a set whose other half is on the next page has no price yet', () => {
  expect(staggeredRows([row('1', 'front', 1000)]).get('1')?.set).toEqual({
    sizes: '225/45 R18',
    price: undefined,
  });
});

test('every model is a set of its own', () => {
  const other = { ...row('5', 'front', 700), model: 'Другая' };
  expect(staggeredRows([row('1', 'front', 1000), other]).get('5')?.set).toBeDefined();
});
