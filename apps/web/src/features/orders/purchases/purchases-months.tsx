import { ColumnChart } from '@org/ui/chart';
import { Heading } from '@org/ui/heading';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { inRussian } from '../../../shared/format/format-day.ts';
import type { Trade } from '../orders.atoms.ts';
import {
  isWinter,
  lastMonths,
  type Month,
  monthOf,
  monthText,
  periodOf,
} from './purchase-period.ts';
import * as css from './purchases.css.ts';
import { seasonText } from './purchases-words.ts';

const thousands = (kopecks: number) => formatNumber(Math.round(kopecks / 100_000));

export interface PurchasesMonthsProps {
  year: Trade;
  today: string;
  /** The month that the page shows; none if it shows a longer period. */
  month: Month | undefined;
  onMonth: (month: Month) => void;
}

/** Twelve months, each beside the same month a year ago, in the colour of its season. A press opens a month. */
export function PurchasesMonths({ year, today, month, onMonth }: PurchasesMonthsProps) {
  const months = lastMonths(today).toReversed();
  const parts = new Map(year.months.map((part) => [part.name, part]));
  const paid = (month: string) => parts.get(month)?.sum ?? 0;
  const before = months.map((month) => parts.get(month)?.year_ago?.sum ?? 0);
  const season = seasonText(year.months, periodOf('season', today), year.since);
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <Heading level={2} size={16}>
          По месяцам<span className={css.aside}>тыс. ₽</span>
        </Heading>
      </div>
      <ColumnChart
        mode="grouped"
        label="Закупки по месяцам, с НДС и доставкой"
        labelsTitle="Месяц"
        labels={months.map((month) => inRussian(`${month}-01`, { month: 'short' }).slice(0, 3))}
        series={[
          ...(before.some((sum) => sum > 0)
            ? [{ name: 'Год назад', tone: 'past' as const, values: before }]
            : []),
          {
            name: 'Зима',
            tone: 'winter',
            values: months.map((month) => (isWinter(month) ? paid(month) : null)),
          },
          {
            name: 'Лето',
            tone: 'summer',
            values: months.map((month) => (isWinter(month) ? null : paid(month))),
          },
        ]}
        format={formatMoney}
        formatTick={thousands}
        height={200}
        onPress={(index) => onMonth(months[index] ?? monthOf(today))}
        nameOf={(index) => {
          const name = months[index] ?? '';
          return `${monthText(name)}: ${formatMoney(paid(name))}`;
        }}
        current={month === undefined ? undefined : months.indexOf(month)}
      />
      <p className={css.sentence}>
        {season.name}: <b>{season.sum}</b>
        {season.change}.
      </p>
    </section>
  );
}
