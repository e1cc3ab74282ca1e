import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extent, linearScale, linePath, ticks } from './scale.ts';

const finite = fc.double({ noNaN: true, min: -1e9, max: 1e9 });
/** Realistic data: prices, counts, shares, to a thousandth. */
const datum = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
const span = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }))
  .map(([low, length]): [number, number] => [low / 1000, (low + length) / 1000]);

describe('linearScale', () => {
  it('maps the ends of the data to the ends of the screen', () => {
    fc.assert(
      fc.property(span, ([low, high]) => {
        fc.pre(low < high);
        const scale = linearScale([low, high], [0, 100]);
        expect(scale(low)).toBeCloseTo(0);
        expect(scale(high)).toBeCloseTo(100);
      }),
    );
  });

  it('keeps the order of data, and turns that of no numbers round', () => {
    fc.assert(
      fc.property(span, datum, datum, ([low, high], a, b) => {
        fc.pre(low < high && a < b);
        const scale = linearScale([low, high], [0, 100]);
        expect(scale(a)).toBeLessThan(scale(b));
      }),
    );
    fc.assert(
      fc.property(span, finite, finite, ([low, high], a, b) => {
        fc.pre(low < high && a < b);
        const scale = linearScale([low, high], [0, 100]);
        // a difference below floating-point precision at the start of the data is none on the screen
        expect(scale(a)).toBeLessThanOrEqual(scale(b));
      }),
    );
  });

  it('stands in the middle when all values are equal', () => {
    expect(linearScale([7, 7], [0, 40])(7)).toBe(20);
  });
});

describe('extent', () => {
  it('is the least and the greatest', () => {
    fc.assert(
      fc.property(fc.array(finite, { minLength: 1 }), (values) => {
        const sorted = [...values].sort((a, b) => a - b);
        expect(extent(values)).toEqual([sorted[0], sorted.at(-1)]);
      }),
    );
  });

  it('is a dot at zero for no numbers', () => {
    expect(extent([])).toEqual([0, 0]);
  });
});

describe('ticks', () => {
  it('are round', () => {
    expect(ticks([5.1, 8.5], 5)).toEqual([5, 6, 7, 8, 9]);
    expect(ticks([0, 0.31], 4)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(ticks([0, 148], 3)).toEqual([0, 50, 100, 150]);
    expect(ticks([0, 0])).toEqual([0, 1]);
  });

  it('cover the data with even steps, two to count + 2 of them', () => {
    fc.assert(
      fc.property(span, fc.integer({ min: 1, max: 10 }), (data, count) => {
        const marks = ticks(data, count);
        const [low, high] = data;
        const step = (marks[1] ?? 0) - (marks[0] ?? 0);
        expect(marks.length).toBeGreaterThanOrEqual(2);
        expect(marks.length).toBeLessThanOrEqual(count + 2);
        expect(marks[0]).toBeLessThanOrEqual(low + step * 1e-6);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(high - step * 1e-6);
        marks.slice(1).forEach((mark, index) => {
          expect((mark - (marks[index] ?? 0)) / step).toBeCloseTo(1, 5);
        });
      }),
    );
  });
});

describe('linePath', () => {
  it('is empty for no points, a start for one, lines for more', () => {
    expect(linePath([])).toBe('');
    expect(linePath([[1, 2]])).toBe('M1.0 2.0');
    expect(
      linePath([
        [0, 0],
        [3.25, 2],
      ]),
    ).toBe('M0.0 0.0L3.3 2.0');
  });
});
