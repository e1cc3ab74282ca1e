import { LineChart } from '@org/ui/chart';
import { Select } from '@org/ui/select';
import { Skeleton } from '@org/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { formatDecimal, formatMoney } from '../../shared/format/format.ts';
import { formatLongDay } from '../../shared/format/format-day.ts';
import { Block } from './block.tsx';
import { PopularSizes, PriceLists, Stock } from './blocks.tsx';
import { countsOf } from './counts.ts';
import * as css from './market.css.ts';
import { monthsOf, type PriceCourse, priceCourses } from './price-courses.ts';
import { SectionTiles } from './section-tiles.tsx';
import type { Statistics } from './statistics.atoms.ts';
import { Figures } from './statistics-figures.tsx';

const NOTHING: PriceCourse = { value: '', label: '', dates: [], series: [] };

/** Median prices of the last twelve months: of a size by season, or of sections. */
function PriceChart({ statistics }: { statistics: Statistics }) {
  const courses = priceCourses(statistics);
  const [value, setValue] = useState<string | null>(null);
  const course = courses.find((one) => one.value === value) ?? courses[0] ?? NOTHING;
  return (
    <Block
      title="Медианная цена"
      note="тыс. ₽ за 12 месяцев"
      control={
        <Select
          aria-label="Что показать на графике"
          size="s"
          items={courses.map(({ value, label }) => ({ value, label }))}
          value={course.value}
          onChange={setValue}
        />
      }
    >
      <LineChart
        label={`Медианная цена за 12 месяцев: ${course.label}`}
        labelsTitle="Дата"
        labels={course.dates.map(formatLongDay)}
        axisLabels={monthsOf(course.dates)}
        series={course.series}
        format={(kopecks) => formatMoney(Math.round(kopecks / 100) * 100)}
        formatTick={(kopecks) => formatDecimal(kopecks / 100_000)}
      />
    </Block>
  );
}

interface MarketProps {
  statistics: Statistics | undefined;
  /** What the page begins with. */
  children: ReactNode;
}

/** The market on one page: figures, sections, prices, sizes, stock, fresh price lists. */
export function Market({ statistics, children }: MarketProps) {
  return (
    <div className={css.market}>
      {children}
      <div className={css.figures}>
        {statistics ? <Figures statistics={statistics} /> : <Skeleton shape="box" height={110} />}
      </div>
      <section aria-label="Разделы">
        <SectionTiles counts={countsOf(statistics)} />
      </section>
      {statistics ? (
        <div className={css.columns}>
          {statistics.price_index.length > 0 && <PriceChart statistics={statistics} />}
          <PopularSizes sizes={statistics.popular_sizes} />
          <Stock brands={statistics.tyre_brands} />
          <PriceLists lists={statistics.price_lists} />
        </div>
      ) : (
        <Skeleton shape="box" height={320} />
      )}
    </div>
  );
}
