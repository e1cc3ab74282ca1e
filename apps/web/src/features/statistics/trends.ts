import { daysBetween } from '@org/trade/delivery';
import { countOf, formatNumber, formatShare } from '../../shared/format/format.ts';
import type { Statistics } from './statistics.atoms.ts';

type Day = Statistics['trend'][number];
interface Trend {
  /** Oldest first, today last. */
  values: readonly number[];
  words: string;
}

/** The last day that lies at least so many days back. */
const dayAgo = (trend: readonly Day[], days: number) => {
  const today = trend.at(-1);
  return today && trend.findLast(({ date }) => daysBetween(date, today.date) >= days);
};

const signed = (change: number) => `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
const inWords = (change: string, isZero: boolean, period: string) =>
  isZero ? `без изменений ${period}` : `${change} ${period}`;

/** The trends of the market's figures; none while too few days are known. */
export function trendsOf({ trend, totals }: Pick<Statistics, 'trend' | 'totals'>) {
  const [week, month, today] = [dayAgo(trend, 7), dayAgo(trend, 28), trend.at(-1)];
  const courseOf = (key: 'offers' | 'suppliers' | 'quantity') => [
    ...trend.slice(0, -1).map((day) => day[key]),
    totals[key],
  ];
  const offers = week && totals.offers - week.offers;
  const suppliers = month && totals.suppliers - month.suppliers;
  const stock = week?.quantity ? totals.quantity / week.quantity - 1 : undefined;
  return {
    offers: offers !== undefined && {
      values: courseOf('offers'),
      words: inWords(signed(offers), offers === 0, 'за неделю'),
    },
    suppliers: suppliers !== undefined && {
      values: courseOf('suppliers'),
      words: inWords(signed(suppliers), suppliers === 0, 'за месяц'),
    },
    quantity: stock !== undefined && {
      values: courseOf('quantity'),
      words: inWords(formatShare(stock), Math.abs(stock) < 0.0005, 'за неделю'),
    },
    priceLists: week &&
      today && {
        values: trend.map(({ price_lists }) => price_lists),
        words: `${countOf(today.price_lists, ['прайс', 'прайса', 'прайсов'])} за сегодня`,
      },
  } satisfies Record<string, Trend | false | undefined>;
}
