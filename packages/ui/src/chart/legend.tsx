import * as css from './chart.css.ts';
import type { ChartSeries } from './data-table.tsx';

/** Names of colours, for drawings whose parts can't carry their own names. Read from the figures, so hidden here. */
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
