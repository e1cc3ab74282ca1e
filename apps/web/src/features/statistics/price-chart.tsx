import { LineChart } from '@org/ui/chart';
import { Select } from '@org/ui/select';
import { useState } from 'react';
import { formatDecimal, formatMoney } from '../../shared/format/format.ts';
import { formatLongDay } from '../../shared/format/format-day.ts';
import { Block } from './block.tsx';
import { monthsOf, type PriceCourse, priceCourses } from './price-courses.ts';
import type { Statistics } from './statistics.atoms.ts';

const NOTHING: PriceCourse = { value: '', label: '', dates: [], series: [] };

/** Median prices of the last twelve months: of a size by season, or of sections. */
export function PriceChart({ statistics }: { statistics: Statistics }) {
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
