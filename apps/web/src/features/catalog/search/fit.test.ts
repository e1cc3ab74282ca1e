import { expect, test } from 'vitest';
import { bestFit, type Car, fitRules } from './fit.ts';

const car: Car = {
  brand: 'Kia',
  model: 'Rio',
  modification: 'IV',
  year_from: 2017,
  year_to: null,
  bolts: 4,
  pcd: 100,
  dia: 54.1,
  et_min: 46,
  et_max: 52,
  fastener: null,
  tyres: [],
  rims: [],
};
const wheel = { bolts: 4, pcd: 100, dia: 54.1, et: 48 };
const words = (specs: object) => fitRules(car, { specs }).map(({ text }) => text);
const isMet = (specs: object) => fitRules(car, { specs }).map((rule) => rule.isMet);

test('a wheel of the same holes, bore and offset fits, and says why', () => {
  expect(isMet(wheel)).toEqual([true, true, true]);
  expect(words(wheel)).toEqual([
    'крепёж 4×100 как у автомобиля',
    'DIA 54,1 равен ступице',
    'ET48 в пределах 46–52',
  ]);
});

test('a wider bore fits with a ring', () => {
  expect(words({ ...wheel, dia: 67.1 })[1]).toBe('DIA 67,1 больше ступицы 54,1: нужно кольцо');
  expect(isMet({ ...wheel, dia: 67.1 })).toEqual([true, true, true]);
});

test('near misses do not fit', () => {
  expect(isMet({ ...wheel, pcd: 98 })).toEqual([false, true, true]);
  expect(isMet({ ...wheel, dia: 54 })).toEqual([true, false, true]);
  expect(isMet({ ...wheel, et: 45.9 })).toEqual([true, true, false]);
  expect(isMet({})).toEqual([false, false, false]);
});

test('of several modifications the one that fits is shown', () => {
  const other = { ...car, modification: 'III', pcd: 114.3 };
  expect(bestFit([other, car], { specs: wheel })?.car.modification).toBe('IV');
  expect(bestFit([], { specs: wheel })).toBeUndefined();
});
