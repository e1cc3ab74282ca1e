import type { RepricingRule } from '@org/api-client/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedRest, landedAt, repriced } from './repricing.ts';

const TERM = {
  basis: 'order',
  price: 40_000,
  disk_price: null,
  min_cost: 0,
  free_from: null,
  vat_rate: null,
} as const;
const REST: ComparedRest = {
  ...{ bulk_price: 530_000, vat_rate: 22, vat_included: true, pieces: 4, grams: 9000 },
  ...{ is_wheel: false, term: TERM, cost_price: 480_000, is_fresh: true, is_compared: true },
  prices: [520_000, 525_000, 536_000],
};
const RULE: RepricingRule = {
  to: 'Рязань',
  place: 2,
  floor: 'cost',
  percent: 4,
  raises: false,
  rests: {},
};

describe('a price', () => {
  test.each<[string, Partial<ComparedRest>, Partial<RepricingRule>, ReturnType<typeof repriced>]>([
    // 100 roubles a piece of the delivery
    ['falls below the second', {}, {}, { price: 514_900, rank: 4, new_rank: 2 }],
    ['falls below the first', {}, { place: 1 }, { price: 509_900, rank: 4, new_rank: 1 }],
    ['never falls below its cost', { cost_price: 500_000 }, {}, 'floor'],
    ['never falls by more than was said', {}, { floor: 'present', percent: 2 }, 'floor'],
    ['stays without a cost price', { cost_price: null }, {}, 'no_cost'],
    ['stays where few others sell', { is_compared: false }, {}, 'few'],
    ['stays if it is not compared', { is_fresh: false }, {}, 'apart'],
    ['stays if it stands well', { bulk_price: 511_000 }, {}, 'kept'],
    [
      'rises if it may',
      { bulk_price: 500_000 },
      { raises: true },
      { price: 514_900, rank: 1, new_rank: 2 },
    ],
    ['that is sold below the floor does not stand well', { bulk_price: 490_000 }, {}, 'floor'],
    // 4 × 5 160 = 20 640: with 100 roubles of delivery a piece 5 260, without it 5 160
    [
      'stays where the delivery is free',
      {
        bulk_price: 530_000,
        term: { ...TERM, free_from: 2_064_000 },
        prices: [500_000, 517_000, 600_000],
      },
      {},
      { price: 516_900, rank: 3, new_rank: 2 },
    ],
  ])('%s', (_name, rest, rule, expected) => {
    expect(repriced({ ...REST, ...rest }, { ...RULE, ...rule })).toEqual(expected);
  });

  const kopecks = fc.integer({ min: 90_000, max: 130_000 });
  const rest = fc.record({
    bulk_price: kopecks,
    vat_rate: fc.constantFrom(null, 0, 22),
    vat_included: fc.boolean(),
    pieces: fc.integer({ min: 1, max: 8 }),
    grams: fc.nat(20_000),
    is_wheel: fc.boolean(),
    term: fc.record({
      basis: fc.constantFrom('order', 'piece', 'weight', 'sum'),
      price: fc.nat(30_000),
      disk_price: fc.option(fc.nat(30_000)),
      min_cost: fc.nat(20_000),
      free_from: fc.option(fc.integer({ min: 200_000, max: 900_000 })),
      vat_rate: fc.constant(null),
    }),
    cost_price: kopecks,
    is_fresh: fc.constant(true),
    is_compared: fc.constant(true),
    prices: fc
      .array(kopecks, { minLength: 3, maxLength: 6 })
      .map((all) => all.sort((a, b) => a - b)),
  });
  const rule = fc.record({
    to: fc.constant('Рязань'),
    place: fc.constantFrom(1, 2, 3),
    floor: fc.constantFrom('cost', 'present'),
    percent: fc.nat(12),
    raises: fc.boolean(),
    rests: fc.constant({}),
  });

  test('is the highest that takes the place: no other whole rouble would do better', () => {
    fc.assert(
      fc.property(rest, rule, (drawnRest, by) => {
        const verdict = repriced(drawnRest, by);
        const floor =
          by.floor === 'cost'
            ? (drawnRest.cost_price * (100 + by.percent)) / 100
            : (drawnRest.bulk_price * (100 - by.percent)) / 100;
        const target = drawnRest.prices[by.place - 1] ?? 0;
        const most = by.raises ? 200_000 : drawnRest.bulk_price;
        let best: number | undefined;
        for (let price = 100; price <= most; price += 100)
          if (price >= floor && landedAt(drawnRest, drawnRest.term, price) < target) best = price;
        const stands = landedAt(drawnRest, drawnRest.term, drawnRest.bulk_price) < target;
        if (verdict === 'floor') expect(best).toBeUndefined();
        // at most kopecks below
        else if (verdict === 'kept')
          expect(stands && (!by.raises || (best ?? 0) <= drawnRest.bulk_price)).toBe(true);
        else expect(verdict).toMatchObject({ price: best });
      }),
      { numRuns: 300 },
    );
  });
});
