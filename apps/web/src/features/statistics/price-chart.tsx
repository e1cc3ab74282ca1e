import { LineChart } from '@org/ui/chart';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useState } from 'react';
import { formatDecimal, formatMoney } from '../../shared/format.ts';
import { sections } from '../../shared/sections.ts';
import type { Statistics } from './atoms.ts';
import * as css from './block.css.ts';
import { Block } from './block.tsx';
import { priceCourse, priceGroups } from './price-index.ts';

/** Other colours are seasons. */
const tones = ['ink', 'muted'] as const;
const month = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short' });
const nameOf = Object.fromEntries(sections.map(({ code, label }) => [code, label]));

/** Median prices of the last twelve months, a few sections at a time. */
export function PriceChart({ index }: { index: Statistics['price_index'] }) {
  const [value, setValue] = useState<string>(priceGroups[0].value);
  const group = priceGroups.find((one) => one.value === value) ?? priceGroups[0];
  const { dates, series } = priceCourse(index, group.sections);
  return (
    <Block title="Медианная цена" note="тыс. ₽ за 12 месяцев">
      <div className={css.tools}>
        <SegmentedControl
          label="Разделы"
          size="s"
          options={priceGroups}
          value={[value]}
          onChange={([next]) => next && setValue(next)}
        />
      </div>
      <LineChart
        label={`Медианная цена за 12 месяцев: ${group.label}`}
        labelsTitle="Дата"
        labels={dates.map((date) => month.format(new Date(date)))}
        series={series.map(({ section, values }, place) => ({
          name: nameOf[section] ?? section,
          tone: tones[place],
          values,
        }))}
        format={(kopecks) => formatMoney(Math.round(kopecks / 100) * 100)}
        formatTick={(kopecks) => formatDecimal(kopecks / 100_000)}
      />
    </Block>
  );
}
