import { describe, expect, test } from 'vitest';
import { describeSkew, skewOf } from './checks.ts';

describe('the clock', () => {
  test('is compared with the middle of the call', () => {
    expect(skewOf(10_000, 9_900, 10_100)).toBe(0);
    expect(skewOf(10_000, 69_900, 70_100)).toBe(60_000);
  });

  test('is right within a second, said to the second beyond, wrong beyond half a minute', () => {
    expect(describeSkew(999)).toEqual({ isOk: true, words: 'Часы идут верно' });
    expect(describeSkew(2500)).toEqual({ isOk: true, words: 'Часы спешат на 2,5 с' });
    expect(describeSkew(-30_000).isOk).toBe(true);
    expect(describeSkew(-30_001)).toEqual({ isOk: false, words: 'Часы отстают на 30 с' });
  });
});
