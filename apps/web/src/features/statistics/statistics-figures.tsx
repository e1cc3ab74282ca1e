import { Sparkline } from '@org/ui/sparkline';
import { Text } from '@org/ui/text';
import { ClockText } from '../../shared/format/clock-text.tsx';
import { countOf, formatNumber, OFFERS, pluralOf, SUPPLIERS } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import * as css from './figures.css.ts';
import type { Statistics } from './statistics.atoms.ts';
import { trendsOf } from './trends.ts';

/** The market in four figures, each with its trend. */
export function Figures({ statistics }: { statistics: Statistics }) {
  const { totals, cities, price_lists } = statistics;
  const latest = price_lists[0];
  const trends = trendsOf(statistics);
  const figures = [
    {
      figure: formatNumber(totals.offers),
      words: `${pluralOf(totals.offers, OFFERS)} поставщиков`,
      trend: trends.offers,
    },
    {
      figure: formatNumber(totals.suppliers),
      words: `${pluralOf(totals.suppliers, SUPPLIERS)} в ${countOf(cities.length, ['городе', 'городах', 'городах'])}`,
      trend: trends.suppliers,
    },
    {
      figure: formatNumber(totals.quantity),
      words: 'шин и дисков на складах',
      trend: trends.quantity,
    },
    latest && {
      figure: <ClockText>{formatMoment(latest.updated_at).replace(/^сегодня в /, '')}</ClockText>,
      words: `обновлён последний прайс, ${latest.supplier.name}`,
      trend: trends.priceLists,
    },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(
        (one) =>
          one && (
            <div key={one.words} className={css.cell}>
              <Text as="dt" size={13} tone="secondary">
                {one.words}
              </Text>
              <dd className={css.figure}>{one.figure}</dd>
              {one.trend && (
                <dd className={css.trend}>
                  <Sparkline values={one.trend.values} />
                  {one.trend.words}
                </dd>
              )}
            </div>
          ),
      )}
    </dl>
  );
}
