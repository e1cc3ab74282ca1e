import { describe, expect, test } from 'vitest';
import {
  type Cart,
  costOf,
  defaultQuantityOf,
  fitQuantity,
  isLines,
  isSame,
  orderableOf,
  type VisitorLine,
  withLine,
} from './cart-lines.ts';
import { maxQuantityOf, minQuantityOf } from './limits.ts';

const line = (offer_id: string, quantity: number): VisitorLine => ({
  offer_id,
  quantity,
  bulk_price: 100,
});

test('limits are full multiples', () => {
  const limits = { quantity: 22, min_order: 6, multiple: 4 };
  expect([minQuantityOf(limits), maxQuantityOf(limits)]).toEqual([8, 20]);
  expect(maxQuantityOf({ ...limits, quantity: 7 })).toBe(0);
});

test.each([
  [1, 8],
  [9, 12],
  [12, 12],
  [99, 20],
])('of %i wanted %i can be had', (wanted, most) =>
  expect(fitQuantity(wanted, { quantity: 22, min_order: 6, multiple: 4 })).toBe(most),
);

test('what can still be ordered of a cart is cut to the stock, and what is gone is left out', () => {
  const item = (offer_id: string, quantity: number, changes: object) => ({
    ...{ offer_id, quantity, available: 100, min_order: 4, multiple: 4, bulk_price: 100 },
    ...changes,
  });
  const items = [
    item('1', 8, {}),
    item('2', 16, { available: 14 }),
    item('3', 4, { bulk_price: null, available: 0 }),
    item('4', 6, {}),
  ];
  expect(orderableOf({ suppliers: [{ items }] } as unknown as Cart)).toEqual([
    { offer_id: '1', quantity: 8 },
    { offer_id: '2', quantity: 12 },
    { offer_id: '4', quantity: 8 },
  ]);
});

test('two carts are the same whatever the order of their lines', () => {
  const [one, two] = [line('1', 4), line('2', 8)];
  expect(isSame([one, two], [two, one])).toBe(true);
  expect(isSame([one, two], [one])).toBe(false);
  expect(isSame([one], [{ ...one, quantity: 5 }])).toBe(false);
  expect(isSame([one], [two])).toBe(false);
});

test.each([
  [{ quantity: 20, min_order: 1, multiple: 1 }, 4],
  [{ quantity: 20, min_order: 1, multiple: 2 }, 4],
  [{ quantity: 3, min_order: 1, multiple: 1 }, 1],
  [{ quantity: 20, min_order: 8, multiple: 4 }, 8],
  [{ quantity: 20, min_order: 1, multiple: 3 }, 3],
])('of %o a buyer takes %i at first', (limits, usual) => {
  expect(defaultQuantityOf(limits)).toBe(usual);
});

describe('a visitor’s cart', () => {
  test('takes, changes and gives back lines, each in its place', () => {
    const cart = withLine(withLine([], line('1', 4)), line('2', 8));
    expect(withLine(cart, line('1', 6))).toEqual([line('1', 6), line('2', 8)]);
    expect(withLine(cart, line('1', 0))).toEqual([line('2', 8)]);
  });

  test('costs what it costs after the login: with all VAT, rounded once a line', () => {
    const onTop = { bulk_price: 333_333, vat_rate: 22, vat_included: false } as const;
    expect(costOf([{ ...line('1', 7), ...onTop }, line('2', 3)])).toBe(2_846_664 + 300);
  });

  test('is read back only where it makes sense', () => {
    expect(isLines([line('1', 4)])).toBe(true);
    for (const wrong of [null, {}, [null], [line('1', 0)], [line('1', 1.5)], [{ quantity: 1 }]])
      expect(isLines(wrong)).toBe(false);
  });
});
