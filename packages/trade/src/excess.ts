import type { Excess } from '@org/api-client/schema';

/** Above what sums orders need somebody's yes, and what counts against them already; in kopecks. */
export interface Limit {
  per_order: number | null;
  per_day: number | null;
  per_month: number | null;
  used_day: number;
  used_month: number;
}

/** Returns by how much an order of this sum exceeds a limit, where it does so most; undefined if it keeps it. */
export function excessOf(limit: Limit, sum: number): Excess | undefined {
  const periods = [
    { period: 'order', limit: limit.per_order, used: 0 },
    { period: 'day', limit: limit.per_day, used: limit.used_day },
    { period: 'month', limit: limit.per_month, used: limit.used_month },
  ] as const;
  return periods
    .flatMap(({ period, limit: most, used }) =>
      most === null || used + sum <= most
        ? []
        : [{ period, limit: most, used, over: used + sum - most }],
    )
    .reduce<Excess | undefined>(
      (worst, one) => (worst && worst.over >= one.over ? worst : one),
      undefined,
    );
}
