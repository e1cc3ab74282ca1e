import { expect, test } from 'vitest';
import { CAR_COLUMNS, CAR_SIZE_COLUMNS, carRows, carSizeRows } from './good-cars.ts';

const named = (columns: readonly string[], rows: unknown[][]) =>
  rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
const cars = named(CAR_COLUMNS, carRows());
const sizes = named(CAR_SIZE_COLUMNS, carSizeRows());

test('87 cars, each told from the others by its modification', () => {
  const keys = cars.map(({ brand, model, modification }) => `${brand}/${model}/${modification}`);
  expect(new Set(keys).size).toBe(87);
  expect(keys).toContain('BMW/3/F30, 2011–2019');
  expect(keys).toContain('LADA/Granta/с 2011');
});

test('every car has one original tyre and rim, and sizes in hundredths', () => {
  for (const { id } of cars)
    for (const kind of ['tyre', 'rim']) {
      const carSizes = sizes.filter((size) => size.car_id === id && size.kind === kind);
      expect(carSizes.filter(({ original }) => original)).toHaveLength(1);
      for (const { diameter } of carSizes) expect(diameter).toBeGreaterThanOrEqual(1300);
    }
});

test('a staggered set has its own front and rear sizes', () => {
  const { id } = cars.find(({ model }) => model === '3') ?? {};
  const tyreSizes = sizes.filter(({ car_id, kind }) => car_id === id && kind === 'tyre');
  expect(tyreSizes.filter(({ axle }) => axle === 'front').map(({ width }) => width)).toEqual([
    22500,
  ]);
  expect(tyreSizes.filter(({ axle }) => axle === 'rear').map(({ width }) => width)).toEqual([
    25500,
  ]);
});
