import * as css from './chart.css.ts';
import type { ChartSeries } from './data-table.tsx';

/** Names of the colours, for drawings without names. Screen readers read the data table, so it is hidden from them. */
export function Legend({ series }: { series: readonly Pick<ChartSeries, 'name' | 'tone'>[] }) {
  return (
    <ul className={css.legend} aria-hidden="true">
      {series.map(({ name, tone = 'muted' }) => (
        <li key={name} className={`${css.key} ${css.tones[tone]}`}>
          {name}
        </li>
      ))}
    </ul>
  );
}
