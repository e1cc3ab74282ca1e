import type { Statistics } from '@org/api-client/schema';

type SizePrices = Statistics['size_prices'];
type Season = SizePrices['sizes'][number]['seasons'][number]['season'];

/** The median price of a size and season on a day. */
export interface SizePrice {
  size: string;
  season: Season;
  date: string;
  median_bulk_price: number;
}

/** Converts prices to series over the same dates, one for each size and season. */
export function toCourses(prices: readonly SizePrice[], sizes: readonly string[]): SizePrices {
  const dates = [...new Set(prices.map(({ date }) => date))].sort();
  const bySize = Map.groupBy(prices, ({ size }) => size);
  const courseOf = ([season, own]: [Season, readonly SizePrice[]]) => {
    const values = new Map(own.map(({ date, median_bulk_price }) => [date, median_bulk_price]));
    return { season, values: dates.map((date) => values.get(date) ?? null) };
  };
  return {
    dates,
    sizes: sizes.flatMap((size) => {
      const own = bySize.get(size);
      return own
        ? [{ size, seasons: [...Map.groupBy(own, ({ season }) => season)].map(courseOf) }]
        : [];
    }),
  };
}
