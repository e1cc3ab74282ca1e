import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadTicks } from './spread-ticks.ts';

const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 40 });

describe('spreadTicks', () => {
  it('measures each price from the least one', () => {
    const [least, near, full] = spreadTicks([112, 100, 124, 150], 0.24);
    expect(least).toBe(0);
    expect(near).toBeCloseTo(0.5);
    expect(full).toBeCloseTo(1);
    expect(spreadTicks([], 0.24)).toEqual([]);
  });

  it('starts at 0, ascends, stays on the track', () => {
    fc.assert(
      fc.property(prices, (values) => {
        const places = spreadTicks(values, 0.24);
        expect(places[0]).toBe(0);
        places.forEach((place, index) => {
          expect(place).toBeLessThanOrEqual(1);
          if (index > 0) expect(place).toBeGreaterThan(places[index - 1] ?? 1);
        });
      }),
    );
  });

  it('depends on the ratio alone', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 2, max: 100 }), (values, times) => {
        const scaled = spreadTicks(
          values.map((value) => value * times),
          0.24,
        );
        spreadTicks(values, 0.24).forEach((place, index) => {
          expect(scaled[index]).toBeCloseTo(place, 9);
        });
      }),
    );
  });
});
