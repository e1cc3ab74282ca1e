import { subMilliseconds } from 'date-fns/subMilliseconds';
import { share } from '../random.ts';
import { priceLevel, WEEK } from './seasons.ts';

/** The days of the price history, newest first: today and every second week of the 12 months before. */
export const historyDays = (now: Date): Date[] =>
  Array.from({ length: 27 }, (_, at) => subMilliseconds(now, at * 2 * WEEK));

export interface PricePoint {
  day: Date;
  minBulkPrice: number;
  offersCount: number;
}

/** Returns the history of a product's lowest price: the level of the market, with a slow wave of the product's own. */
export function historyOf(
  today: { minBulkPrice: number; offersCount: number },
  season: string | undefined,
  product: number,
  seed: number,
  days: readonly Date[],
): PricePoint[] {
  const phase = share(seed, product, 61) * 2 * Math.PI;
  const pace = 1 + share(seed, product, 67);
  const level = (day: Date, at: number) =>
    priceLevel(season, day.getTime()) * (1 + 0.025 * Math.sin(phase + (at * pace) / 3));
  const [newest] = days;
  const now = newest ? level(newest, 0) : 1;
  return days.map((day, at) => {
    const ratio = level(day, at) / now;
    const crowd = at === 0 ? 1 : 0.75 + 0.4 * share(seed, product, at, 71);
    return {
      day,
      // prices are in whole roubles
      minBulkPrice:
        at === 0 ? today.minBulkPrice : Math.round((today.minBulkPrice * ratio) / 100) * 100,
      offersCount: Math.max(1, Math.round(today.offersCount * crowd)),
    };
  });
}
