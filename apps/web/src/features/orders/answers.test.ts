import { expect, test } from 'vitest';
import { withAnswers } from './answers.ts';
import { orderOfTwo } from './testing/samples.ts';

const sumsOf = (confirming: [string, number][]) => {
  const { items, quantity, payable, vat, vat_split } = withAnswers(
    orderOfTwo,
    new Map(confirming.map(([id, quantity]) => [id, { quantity }])),
  );
  return { items: items.map((item) => [item.sum, item.vat]), quantity, payable, vat, vat_split };
};

test('an order that is confirmed whole costs what it did', () => {
  const { items, quantity, payable, vat, vat_split } = orderOfTwo;
  const sums = items.map((item) => [item.sum, item.vat]);
  expect(sumsOf([])).toEqual({ items: sums, quantity, payable, vat, vat_split });
});

test('of less, every sum follows: VAT within a price, VAT on top of one, rounded by line', () =>
  expect(
    sumsOf([
      ['i', 15],
      ['j', 1],
    ]),
  ).toEqual({
    items: [
      [7_950_000, 1_433_607],
      [105_011, 5001],
    ],
    quantity: 16,
    payable: 8_055_011,
    vat: 1_438_608,
    vat_split: [
      { vat_rate: 22, sum: 7_950_000, vat: 1_433_607 },
      { vat_rate: 5, sum: 105_011, vat: 5001 },
    ],
  }));

test('a line that is not confirmed costs nothing', () =>
  expect(sumsOf([['i', 0]])).toMatchObject({
    items: [
      [0, 0],
      [420_042, 20_002],
    ],
    quantity: 4,
    payable: 420_042,
  }));
