import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centre, LIST_HEIGHT, reveal, rowsInView } from './list-window.ts';

const ROW = 36;

test('every row in view is drawn, and few others', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(12_000), (count, scroll) => {
      const scrollTop = Math.min(scroll, Math.max(0, count * ROW - LIST_HEIGHT));
      const { first, end } = rowsInView(scrollTop, ROW, count);
      expect(first * ROW).toBeLessThanOrEqual(scrollTop);
      expect(Math.min(count * ROW, scrollTop + LIST_HEIGHT)).toBeLessThanOrEqual(end * ROW);
      expect(end - first).toBeLessThanOrEqual(Math.ceil(LIST_HEIGHT / ROW) + 3);
    }),
  );
});

test('a revealed row is in view whole, and a row in view moves nothing', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(11_000), (row, scrollTop) => {
      const to = reveal(row, ROW, scrollTop);
      expect(row * ROW).toBeGreaterThanOrEqual(to);
      expect(row * ROW + ROW).toBeLessThanOrEqual(to + LIST_HEIGHT);
      expect(reveal(row, ROW, to)).toBe(to);
    }),
  );
});

test('a row is revealed above the lower edge of a list that has little room', () => {
  expect(reveal(4, ROW, 0, 100)).toBe(5 * ROW - 100);
});

test('a list stays within its ends', () => {
  expect(centre(0, ROW, 245)).toBe(0);
  expect(centre(244, ROW, 245)).toBe(245 * ROW - LIST_HEIGHT);
  expect(centre(2, ROW, 3)).toBe(0);
  expect(centre(100, ROW, 245)).toBe(100 * ROW - (LIST_HEIGHT - ROW) / 2);
});
