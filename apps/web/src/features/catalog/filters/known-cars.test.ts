import { expect, test } from 'vitest';
import { carTitle, type KnownCar, withRecent } from './known-cars.ts';

const rio: KnownCar = { brand: 'Kia', model: 'Rio' };
const models = (cars: readonly KnownCar[]) => cars.map(({ model }) => model);

test('the latest car comes first, and no more than four are kept', () => {
  const many = ['Ceed', 'K5', 'Soul', 'Sorento', 'Picanto'].map((model) => ({ ...rio, model }));
  const cars = many.reduce<KnownCar[]>(withRecent, []);
  expect(models(cars)).toEqual(['Picanto', 'Sorento', 'Soul', 'K5']);
  expect(models(withRecent(cars, { ...rio, model: 'K5' }))).toEqual([
    'K5',
    'Picanto',
    'Sorento',
    'Soul',
  ]);
});

test('a year said later belongs to the same car', () => {
  const cars = withRecent(withRecent([], rio), { ...rio, year: 2019 });
  expect(cars).toEqual([{ ...rio, year: 2019 }]);
  expect(cars.map(carTitle)).toEqual(['Kia Rio 2019']);
});
