import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('pages that the stretch touches are drawn, the others keep their room', () => {
  expect(pageWindow([100, 100, 100, 100], 150, 250)).toEqual({
    from: 1,
    to: 2,
    before: 100,
    after: 100,
  });
  expect(pageWindow([100, 100, 100, 100], -500, 90)).toEqual({
    from: 0,
    to: 0,
    before: 0,
    after: 300,
  });
});

test('past the end the last page is drawn', () => {
  expect(pageWindow([100, 100], 5000, 6000)).toMatchObject({ from: 1, to: 1, after: 0 });
});

test('the list keeps its height, and no more is drawn than the stretch needs', () => {
  const heights = fc.array(fc.integer({ min: 40, max: 3000 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(
      heights,
      fc.integer({ max: 200_000 }),
      fc.integer({ min: 0, max: 4000 }),
      (pages, top, length) => {
        const { from, to, before, after } = pageWindow(pages, top, top + length);
        const drawn = pages.slice(from, to + 1);
        const height = (some: number[]) => some.reduce((a, b) => a + b, 0);
        expect(before + height(drawn) + after).toBe(height(pages));
        // without its last page the window would not reach the end of the stretch
        if (to > from) expect(before + height(drawn.slice(0, -1))).toBeLessThan(top + length);
      },
    ),
  );
});
