import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIST_HEIGHT, reveal, rowsToDraw, wantsNextPage } from './list-window.ts';

const rowHeight = fc.integer({ min: 20, max: 64 });
const count = fc.integer({ min: 0, max: 10_000 });
const scrollTop = fc.integer({ min: 0, max: 400_000 });

test('every row in view is drawn, and never more than the box and the margin hold', () => {
  fc.assert(
    fc.property(scrollTop, rowHeight, count, (top, height, rows) => {
      const { start, end } = rowsToDraw({ scrollTop: top, viewHeight: LIST_HEIGHT }, height, rows);
      for (let row = Math.floor(top / height); row * height < top + LIST_HEIGHT; row++) {
        if (row < rows) expect(row >= start && row < end).toBe(true);
      }
      expect(end).toBeLessThanOrEqual(rows);
      expect(end - start).toBeLessThanOrEqual(Math.ceil(LIST_HEIGHT / height) + 7);
    }),
  );
});

test('a revealed row is whole in view, and a row already in view moves nothing', () => {
  fc.assert(
    fc.property(scrollTop, rowHeight, count, (top, height, row) => {
      const view = { scrollTop: top, viewHeight: LIST_HEIGHT };
      const next = reveal(row, height, view);
      expect(next).toBeLessThanOrEqual(row * height);
      expect(next + LIST_HEIGHT).toBeGreaterThanOrEqual((row + 1) * height);
      if (row * height >= top && (row + 1) * height <= top + LIST_HEIGHT) expect(next).toBe(top);
    }),
  );
});

test('the next page is asked for at four fifths of the content', () => {
  const at = (scrollTop: number) => wantsNextPage({ scrollTop, viewHeight: 245 }, 3600);
  expect(at(3600 * 0.8 - 246)).toBe(false);
  expect(at(3600 * 0.8 - 245)).toBe(true);
});

test('a first page that does not fill the box asks for the next at once', () => {
  expect(wantsNextPage({ scrollTop: 0, viewHeight: 245 }, 72)).toBe(true);
});
