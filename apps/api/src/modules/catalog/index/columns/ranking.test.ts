import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageBy, rankedPage } from '../searching/ranked-page.ts';
import { membersOf, setOf } from './bitset.ts';
import { rankBy, reranked, sortedBy } from './ranking.ts';

const SIZE = 5000;
const ordinals = (minLength = 0) =>
  fc
    .uniqueArray(fc.nat(SIZE - 1), { minLength, maxLength: SIZE })
    .map((products) => Uint32Array.from(products).sort());
const keysOf = (most: number) =>
  fc
    .array(fc.nat(most), { minLength: SIZE, maxLength: SIZE, size: 'max' })
    .map((keys) => Float64Array.from(keys));
const naive = (products: Iterable<number>, keys: Float64Array) =>
  [...products].sort((a, b) => keys[a]! - keys[b]! || a - b);

test('sorts by key, then by ordinal, however large the keys', () => {
  fc.assert(
    fc.property(
      ordinals(),
      fc.constantFrom(1, 2 ** 40),
      fc.infiniteStream(fc.nat(3)),
      (products, unit, luck) => {
        const keys = Float64Array.from({ length: SIZE }, () => unit * (luck.next().value ?? 0));
        const ownKeys = Float64Array.from(products, (product) => keys[product]!);
        expect([...sortedBy(products, ownKeys)]).toEqual(naive(products, keys));
      },
    ),
    { numRuns: 30 },
  );
});

test('a ranking that follows changes is the one made anew', () => {
  fc.assert(
    fc.property(
      ordinals(),
      ordinals(),
      ordinals(),
      keysOf(4),
      keysOf(4),
      (before, changed, after, old, fresh) => {
        const changedSet = setOf(SIZE, changed);
        const keys = old.map((key, at) => (changed.includes(at) ? fresh[at]! : key));
        const isChanged = new Set(changed);
        const kept = before.filter((product) => !isChanged.has(product));
        const present = after.filter((product) => isChanged.has(product));
        const followed = reranked(rankBy(before, old), changedSet, present, keys);
        expect([...followed.order]).toEqual(naive([...kept, ...present], keys));
        for (const [at, product] of followed.order.entries())
          expect(followed.rank[product]).toBe(at);
      },
    ),
    { numRuns: 20 },
  );
});

test('any page, from either end, of few products and of many', () => {
  fc.assert(
    fc.property(
      ordinals(1),
      fc.double({ min: 0, max: 1, noNaN: true }),
      keysOf(50),
      fc.boolean(),
      fc.record({ offset: fc.nat(SIZE), limit: fc.integer({ min: 1, max: 100 }) }),
      (live, share, keys, isDescending, window) => {
        const sample = live.slice(0, Math.ceil(live.length * share));
        const set = setOf(SIZE, sample);
        const sorted = naive(sample, keys);
        if (isDescending) sorted.reverse();
        const page = rankedPage(rankBy(live, keys), membersOf(set), set, isDescending, window);
        expect([...page]).toEqual(sorted.slice(window.offset, window.offset + window.limit));
      },
    ),
    { numRuns: 60 },
  );
});

test('any page of products that are ranked by their own keys, sorted no further than it', () => {
  fc.assert(
    fc.property(
      ordinals(1),
      keysOf(50),
      fc.boolean(),
      fc.record({ offset: fc.nat(SIZE), limit: fc.integer({ min: 1, max: 100 }) }),
      (products, keys, isDescending, window) => {
        const ownKeys = Float64Array.from(products, (product) => keys[product]!);
        const sorted = naive(products, keys);
        if (isDescending) sorted.reverse();
        const page = pageBy(products, ownKeys, isDescending, window);
        expect([...page]).toEqual(sorted.slice(window.offset, window.offset + window.limit));
      },
    ),
    { numRuns: 60 },
  );
});
