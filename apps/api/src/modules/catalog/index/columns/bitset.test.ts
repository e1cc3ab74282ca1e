import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  countCommon,
  countOf,
  has,
  intersection,
  membersOf,
  remove,
  setOf,
  union,
} from './bitset.ts';

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
      expect(countCommon(set, other)).toBe(left.intersection(right).size);
      const both = union(SIZE, [set, other]);
      expect([...membersOf(both)]).toEqual(ascending(left.union(right)));
      add(both, one);
      expect(has(both, one)).toBe(true);
      remove(both, one);
      expect(has(both, one)).toBe(false);
      expect(countOf(both)).toBe(left.union(right).difference(new Set([one])).size);
    }),
  );
});
