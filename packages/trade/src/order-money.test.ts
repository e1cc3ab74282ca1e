import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  itemSum,
  type MoneyItem,
  type MoneySource,
  orderedSum,
  orderMoney,
} from './order-money.ts';

const rate = fc.constantFrom(22 as const, 20 as const, 10 as const, 7 as const, 5 as const, null);
const item: fc.Arbitrary<MoneyItem> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 200 }),
    confirmed_part: fc.option(fc.integer({ min: 0, max: 100 })),
    credited_part: fc.integer({ min: 0, max: 100 }),
    bulk_price: fc.integer({ min: 1, max: 3_000_000 }),
    offered_price: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
    vat_rate: rate,
    vat_included: fc.boolean(),
  })
  .map(({ confirmed_part, credited_part, ...line }) => {
    const part = (of: number, percent: number) => Math.floor((of * percent) / 100);
    const confirmed_quantity = confirmed_part === null ? null : part(line.quantity, confirmed_part);
    const credited = part(confirmed_quantity ?? line.quantity, credited_part);
    return { ...line, confirmed_quantity, credited };
  });
const order: fc.Arbitrary<MoneySource> = fc
  .record({
    status: fc.constantFrom('new' as const, 'received' as const, 'cancelled' as const),
    items: fc.array(item, { minLength: 1, maxLength: 5 }),
    receiving: fc.array(fc.record({ cost: fc.option(fc.nat(1_000_000)), vat_rate: rate }), {
      maxLength: 3,
    }),
    paid: fc.nat(100_000_000),
  })
  .map((one) => ({
    ...one,
    delivery_cost: one.receiving.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
  }));

const line: MoneyItem = {
  quantity: 16,
  confirmed_quantity: null,
  bulk_price: 388_750,
  offered_price: null,
  credited: 0,
  vat_rate: 22,
  vat_included: true,
};
const whole: MoneySource = {
  status: 'invoiced',
  items: [line],
  delivery_cost: 124_000,
  receiving: [
    { cost: 124_000, vat_rate: 5 },
    { cost: null, vat_rate: 22 },
  ],
  paid: 1_000_000,
};

describe('the money of an order', () => {
  test('has the delivery in its sum and in its tax, at the rate of the delivery', () => {
    // 62 200,00 × 22 / 122 = 11 216,393…; 1 240,00 × 5 / 105 = 59,047…
    expect(orderMoney(whole)).toEqual({
      goods: 6_220_000,
      delivery_cost: 124_000,
      credited_sum: 0,
      payable: 6_344_000,
      vat: 1_121_639 + 5905,
      vat_split: [
        { vat_rate: 22, sum: 6_220_000, vat: 1_121_639 },
        { vat_rate: 5, sum: 124_000, vat: 5905 },
      ],
      paid: 1_000_000,
      due: 5_344_000,
    });
  });

  test('counts the confirmed pieces at the new price, and takes off accepted claims', () => {
    const items = [{ ...line, confirmed_quantity: 10, offered_price: 400_000, credited: 2 }];
    expect(orderMoney({ ...whole, items, delivery_cost: 0 })).toMatchObject({
      goods: 4_000_000,
      credited_sum: 800_000,
      payable: 3_200_000,
      vat: 577_049,
    });
  });

  test('that was ordered stays what it was', () => {
    const answer = { confirmed_quantity: 10, offered_price: 400_000, credited: 2 };
    fc.assert(
      fc.property(order, (one) => {
        const asked = one.items.map((item) => ({
          ...item,
          ...{ confirmed_quantity: null, offered_price: null, credited: 0 },
        }));
        expect(orderedSum(one)).toBe(orderMoney({ ...one, items: asked }).payable);
      }),
    );
    expect(orderedSum({ ...whole, items: [{ ...line, ...answer }] })).toBe(6_344_000);
  });

  test('is owed by nobody once the order is off', () => {
    expect(orderMoney({ ...whole, status: 'cancelled' })).toMatchObject({
      payable: 6_344_000,
      due: 0,
    });
  });

  test('adds up, whatever the order', () => {
    fc.assert(
      fc.property(order, (one) => {
        const money = orderMoney(one);
        const { goods, delivery_cost, credited_sum, payable, vat, vat_split } = money;
        expect(payable).toBe(goods + delivery_cost - credited_sum);
        expect(goods).toBe(one.items.reduce((sum, each) => sum + itemSum(each).sum, 0));
        expect(vat_split.reduce((sum, part) => sum + part.sum, 0)).toBe(payable);
        expect(vat_split.reduce((sum, part) => sum + part.vat, 0)).toBe(vat);
        expect(new Set(vat_split.map((part) => part.vat_rate)).size).toBe(vat_split.length);
        expect(credited_sum).toBeGreaterThanOrEqual(0);
        expect(vat).toBeLessThanOrEqual(payable);
      }),
    );
  });
});
