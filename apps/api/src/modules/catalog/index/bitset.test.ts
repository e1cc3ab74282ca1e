import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, countOf, has, intersection, membersOf, remove, setOf, unite } from './bitset.ts';

const SIZE = 130;
const members = fc.uniqueArray(fc.nat(SIZE - 1));
const ascending = (set: Set<number>) => [...set].sort((a, b) => a - b);

test('a bitset is a set', () => {
  fc.assert(
    fc.property(members, members, fc.nat(SIZE - 1), (a, b, one) => {
      const [left, right] = [new Set(a), new Set(b)];
      const [set, other] = [setOf(SIZE, a), setOf(SIZE, b)];
      expect([...membersOf(set)]).toEqual(ascending(left));
      expect(countOf(set)).toBe(left.size);
      expect([...membersOf(intersection(set, other))]).toEqual(ascending(left.intersection(right)));
      expect(has(set, one)).toBe(left.has(one));
      unite(set, other);
      expect([...membersOf(set)]).toEqual(ascending(left.union(right)));
      add(set, one);
      expect(has(set, one)).toBe(true);
      remove(set, one);
      expect(has(set, one)).toBe(false);
      expect(countOf(set)).toBe(left.union(right).difference(new Set([one])).size);
    }),
  );
});
