import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountOf,
  descendingKey,
  freshSince,
  groupOf,
  isOld,
  rankOf,
  STANDINGS,
  weekOf,
} from './standing.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

test.each([
  ['2026-01-01', 202_601],
  ['2027-01-01', 202_653],
  ['2024-12-30', 202_501],
  ['2026-11-28', 202_648],
])('%s is in week %i', (text, week) => {
  expect(weekOf(day(text))).toBe(week);
});

describe.each([
  // in November a tyre is old after 18 months, whatever its season
  ['2026-11-28', 2025, 47, false, false],
  ['2026-11-28', 2025, 22, false, false],
  ['2026-11-28', 2025, 21, true, true],
  // a DOT without its week may be of the last one
  ['2026-11-28', 2025, null, false, false],
  ['2026-11-28', 2024, null, true, true],
  // at the start of the winter its tyres are old after 12
  ['2026-10-10', 2025, 30, true, false],
  ['2026-10-10', 2025, 41, false, false],
  ['2026-08-31', 2025, 30, false, false],
  // the day of the month may be missing 18 months before
  ['2026-08-31', 2025, 9, false, false],
  ['2026-08-31', 2025, 8, true, true],
])('on %s a tyre of %i, week %s', (now, dot_year, dot_week, winter, other) => {
  const since = freshSince(day(now));
  test(`is ${winter ? 'old' : 'fresh'} if it is a winter tyre, else ${other ? 'old' : 'fresh'}`, () => {
    expect(isOld({ dot_year, dot_week }, since, true)).toBe(winter);
    expect(isOld({ dot_year, dot_week }, since, false)).toBe(other);
  });
});

test('a tyre whose age nobody has stated is not called old', () => {
  expect(isOld({ dot_year: null, dot_week: null }, freshSince(day('2026-11-28')), true)).toBe(
    false,
  );
});

const offer = fc.record({
  standing: fc.constantFrom(...STANDINGS),
  amount: fc.nat(2_000_000_000),
});
type RankArguments = Parameters<typeof rankOf>;

test('ranks are a total order: standings first, whatever the price', () => {
  fc.assert(
    fc.property(offer, offer, (a, b) => {
      const ranks = [a, b].map(({ standing, amount }) =>
        rankOf(...([standing, amount] as RankArguments)),
      );
      const groups = [a, b].map(({ standing }) => STANDINGS.indexOf(standing));
      const [first = 0, second = 0] = ranks;
      const [group = 0, other = 0] = groups;
      expect(Math.sign(first - second)).toBe(Math.sign(group - other || a.amount - b.amount));
      expect([groupOf(first), amountOf(first)]).toEqual([group, a.amount]);
      // the other way round the groups stay, and the sum of a set's halves is compared alike
      const sets = ranks.map((rank) => descendingKey(rank + first));
      expect(Math.sign((sets[1] ?? 0) - (sets[0] ?? 0))).toBe(
        Math.sign(group - other || b.amount - a.amount),
      );
    }),
  );
});
