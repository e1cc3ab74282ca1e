import { expect, test } from 'vitest';
import { excessOf, type Limit } from './excess.ts';

const limit = (more: Partial<Limit>): Limit => ({
  ...{ per_order: null, per_day: null, per_month: null, used_day: 0, used_month: 0 },
  ...more,
});

test.each<[string, Partial<Limit>, sum: number, string | undefined, over?: number]>([
  ['no limit', {}, 10_000_000, undefined],
  ['an order of just the limit', { per_order: 4_000_000 }, 4_000_000, undefined],
  ['a kopeck above it', { per_order: 4_000_000 }, 4_000_001, 'order', 1],
  ['a limit of nothing', { per_order: 0 }, 1, 'order', 1],
  ['an order whatever was ordered before', { per_order: 100, used_month: 1000 }, 100, undefined],
  ['a day that is full', { per_day: 500, used_day: 400, used_month: 400 }, 100, undefined],
  ['a kopeck above the day', { per_day: 500, used_day: 400 }, 101, 'day', 1],
  ['a day after others of the month', { per_day: 500, used_month: 9000 }, 500, undefined],
  ['a month that is full', { per_month: 1000, used_month: 900 }, 100, undefined],
  ['a kopeck above the month', { per_month: 1000, used_month: 900 }, 101, 'month', 1],
  ['a month that was exceeded already', { per_month: 1000, used_month: 1200 }, 50, 'month', 250],
  [
    'the one that is exceeded most',
    { per_order: 90, per_day: 150, per_month: 1000, used_day: 100, used_month: 100 },
    ...([100, 'day', 50] as const),
  ],
  ['of equals the first', { per_order: 90, per_month: 90 }, 100, 'order', 10],
])('%s', (_, of, sum, period, over) => {
  const excess = excessOf(limit(of), sum);
  expect([excess?.period, excess?.over]).toEqual([period, over]);
});
