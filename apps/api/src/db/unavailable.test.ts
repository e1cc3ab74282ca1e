import { expect, test } from 'vitest';
import { isAway, isBusy } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('of the database'), { code });

test.each([
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
])('%s says that the database will be back', (code) => {
  expect(isAway(coded(code))).toBe(true);
  expect(isBusy(coded(code))).toBe(false);
});

test('so do the words of the driver, and all addresses of a host together', () => {
  expect(isAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isAway(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe(true);
});

test.each(['55P03', '57014', '40P01'])('%s says that others are at it', (code) => {
  expect(isBusy(coded(code))).toBe(true);
  expect(isAway(coded(code))).toBe(false);
});

test.each([coded('23505'), coded('42601'), new Error('x is not a function'), 'away', undefined])(
  'anything else is neither',
  (error) => {
    expect(isAway(error)).toBe(false);
    expect(isBusy(error)).toBe(false);
  },
);
