import type { PriceFacet } from '@org/api-client/schema';

/** One step of the histogram as the database counts it: number `value` of steps of `step` kopecks from `min`. */
export interface PriceStep {
  min: number | null;
  max: number | null;
  step: number;
  value: number;
  count: number;
}

export function priceFacet(rows: readonly PriceStep[]): PriceFacet {
  const [first] = rows;
  if (!first || first.min === null || first.max === null)
    return { min: null, max: null, histogram: [] };
  const { min, max, step } = first;
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  const steps = Math.floor((max - min) / step) + 1;
  const histogram = Array.from({ length: steps }, (_, at) => ({
    from: min + at * step,
    to: Math.min(min + (at + 1) * step, max),
    count: counts.get(at) ?? 0,
  }));
  return { min, max, histogram };
}
