import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginate } from './paginate.ts';

const book = fc
  .record({
    pageCount: fc.integer({ min: 1, max: 5000 }),
    siblings: fc.integer({ min: 0, max: 4 }),
  })
  .chain(({ pageCount, siblings }) =>
    fc.record({
      page: fc.integer({ min: 1, max: pageCount }),
      pageCount: fc.constant(pageCount),
      siblings: fc.constant(siblings),
    }),
  );

describe('paginate', () => {
  it('shows ends, the current page and its neighbours', () => {
    expect(paginate(1, 121)).toEqual([1, 2, 3, 4, 5, 'gap', 121]);
    expect(paginate(60, 121)).toEqual([1, 'gap', 59, 60, 61, 'gap', 121]);
    expect(paginate(121, 121)).toEqual([1, 'gap', 117, 118, 119, 120, 121]);
    expect(paginate(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(paginate(1, 0)).toEqual([]);
  });

  it('always holds the ends, the current page and its neighbours, in order, once', () => {
    fc.assert(
      fc.property(book, ({ page, pageCount, siblings }) => {
        const pages = paginate(page, pageCount, siblings).filter((slot) => slot !== 'gap');
        const wanted = [1, pageCount];
        for (let near = page - siblings; near <= page + siblings; near++)
          if (near >= 1 && near <= pageCount) wanted.push(near);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining(wanted));
      }),
    );
  });

  it('puts a gap exactly where two or more pages are left out', () => {
    fc.assert(
      fc.property(book, ({ page, pageCount, siblings }) => {
        const slots = paginate(page, pageCount, siblings);
        slots.forEach((slot, index) => {
          const before = slots[index - 1];
          const after = slots[index + 1];
          if (slot === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(slot - before).toBe(1);
        });
      }),
    );
  });

  it('keeps the count of slots the same on every page', () => {
    fc.assert(
      fc.property(book, ({ page, pageCount, siblings }) => {
        expect(paginate(page, pageCount, siblings)).toHaveLength(
          paginate(1, pageCount, siblings).length,
        );
      }),
    );
  });

  it('brings a page from outside into the book', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 5000 }), (page, pageCount) => {
        const inside = Math.min(Math.max(page, 1), pageCount);
        expect(paginate(page, pageCount)).toEqual(paginate(inside, pageCount));
      }),
    );
  });
});
