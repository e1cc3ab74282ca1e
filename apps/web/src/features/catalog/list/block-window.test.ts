import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksIn, initialWindow, stepTowards } from './use-block-window.ts';

test('blocks that the stretch touches are drawn', () => {
  expect(blocksIn([100, 100, 100, 100], 150, 250)).toEqual({ from: 1, to: 2 });
  expect(blocksIn([100, 100, 100, 100], -500, 90)).toEqual({ from: 0, to: 0 });
});

test('past the end the last block is drawn', () => {
  expect(blocksIn([100, 100], 5000, 6000)).toEqual({ from: 1, to: 1 });
});

const heights = fc.array(fc.integer({ min: 40, max: 3000 }), { minLength: 1, maxLength: 300 });
const height = (blocks: number[]) => blocks.reduce((a, b) => a + b, 0);

test('no more is drawn than the stretch needs, and nothing of it is missing', () => {
  const top = fc.integer({ max: 200_000 });
  const length = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(heights, top, length, (blocks, top, length) => {
      const { from, to } = blocksIn(blocks, top, top + length);
      const end = (block: number) => height(blocks.slice(0, block + 1));
      // without its last block the window would not reach the end of the stretch, nor without its first the beginning
      if (to > from) expect(end(to - 1)).toBeLessThan(top + length);
      if (from < blocks.length - 1) expect(end(from)).toBeGreaterThan(top);
      if (to < blocks.length - 1) expect(end(to)).toBeGreaterThanOrEqual(top + length);
      if (from > 0) expect(end(from - 1)).toBeLessThanOrEqual(top);
    }),
  );
});

test('step by step all that is near is drawn; what is seen, at once', () => {
  const within = (a: number, b: number, c: number, d: number) => {
    const [from = 0, seenFrom = 0, seenTo = 0, to = 0] = [a, b, c, d].sort((x, y) => x - y);
    return { near: { from, to }, seen: { from: seenFrom, to: seenTo } };
  };
  const place = fc.nat(200);
  fc.assert(
    fc.property(place, place, place, place, place, fc.nat(30), (a, b, c, d, start, length) => {
      const { near, seen } = within(a, b, c, d);
      let drawn = { from: start, to: start + length };
      for (let steps = 0; drawn.from !== near.from || drawn.to !== near.to; steps++) {
        expect(steps).toBeLessThanOrEqual(near.to - near.from + 1);
        const next = stepTowards(drawn, seen, near);
        expect(next.from).toBeLessThanOrEqual(seen.from);
        expect(next.to).toBeGreaterThanOrEqual(seen.to);
        const fresh = Array.from({ length: next.to - next.from + 1 }, (_, n) => next.from + n)
          .filter((block) => block < drawn.from || block > drawn.to)
          .filter((block) => block < seen.from || block > seen.to);
        const gap = Math.max(0, seen.from - drawn.to, drawn.from - seen.to);
        expect(fresh.length).toBeLessThanOrEqual(2 + gap);
        drawn = next;
      }
    }),
  );
});

test('a list that follows another begins with what was seen, as far as it has that much', () => {
  expect(initialWindow({ from: 0, to: 4 }, 10)).toEqual({ from: 0, to: 5 });
  expect(initialWindow({ from: 20, to: 25 }, 100)).toEqual({ from: 19, to: 26 });
  expect(initialWindow({ from: 20, to: 25 }, 10)).toEqual({ from: 4, to: 9 });
  expect(initialWindow({ from: 0, to: 9 }, 1)).toEqual({ from: 0, to: 0 });
});
