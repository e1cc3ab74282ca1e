import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyHeight, scrollTo, windowAt } from './grid-window.ts';

const views = fc.record({
  count: fc.constantFrom(1, 30, 100_000, 5_000_000),
  rowHeight: fc.integer({ min: 28, max: 80 }),
  viewHeight: fc.integer({ min: 100, max: 1200 }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('rows fill the view wherever it is scrolled to, also beyond what a browser can draw', () => {
  fc.assert(
    fc.property(views, share, (view, part) => {
      const room = Math.max(0, bodyHeight(view) - view.viewHeight);
      const scrollTop = room * part;
      const { start, end, top } = windowAt(scrollTop, view);
      expect(bodyHeight(view)).toBeLessThanOrEqual(15_000_000);
      expect(top).toBeLessThanOrEqual(scrollTop + 0.01);
      const bottom = top + (end - start) * view.rowHeight;
      const needed = Math.min(scrollTop + view.viewHeight, bodyHeight(view));
      expect(bottom).toBeGreaterThanOrEqual(needed - 0.01);
      if (part === 1) expect(end).toBe(view.count);
    }),
  );
});

test('a row that is scrolled to is drawn whole in view', () => {
  fc.assert(
    fc.property(views, share, share, (view, from, to) => {
      const row = Math.floor((view.count - 1) * to);
      const room = Math.max(0, bodyHeight(view) - view.viewHeight);
      const scrollTop = scrollTo(row, room * from, view);
      const { start, end, top } = windowAt(scrollTop, view);
      expect(row >= start && row < end).toBe(true);
      const place = top + (row - start) * view.rowHeight - scrollTop;
      expect(place).toBeGreaterThanOrEqual(-0.01);
      expect(place + view.rowHeight).toBeLessThanOrEqual(view.viewHeight + 0.01);
    }),
  );
});
