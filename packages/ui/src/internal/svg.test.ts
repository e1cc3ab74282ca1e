import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circle, line, plausible, px } from './svg.ts';

describe('drawing helpers', () => {
  test('write paths in hundredths of a px', () => {
    expect(line(0.004, 1, 2.346, 3)).toBe('M0 1L2.35 3');
    expect(circle(10, 5, 2)).toBe('M8 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z');
    expect(px(1 / 3)).toBe(0.33);
  });

  test('a measure that cannot be is replaced by the usual one', () => {
    fc.assert(
      fc.property(fc.option(fc.double(), { nil: undefined }), (value) => {
        const measure = plausible(value, 1, 100, 7);
        expect(measure >= 1 && measure <= 100).toBe(true);
        if (value !== undefined && value >= 1 && value <= 100) expect(measure).toBe(value);
      }),
    );
  });
});
