import { forwardRef, type ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './chart.css.ts';
import type { ChartSeries } from './data-table.tsx';
import { Legend } from './legend.tsx';

export interface BarListRow {
  /** Unique among the rows. */
  id: string;
  /** Name of the row: text or a link. */
  name: ReactNode;
  /** One amount for each of `series`. */
  values: readonly number[];
  /**
   * Shown after the bar: the sum, a price, a change.
   * @default none
   */
  end?: ReactNode;
}

export interface BarListProps extends DomProps {
  /** What the bars show; the accessible name of the list. */
  label: string;
  /** Parts of a bar, in order; one series for a plain bar. */
  series: readonly Pick<ChartSeries, 'name' | 'tone'>[];
  /** The rows, usually the greatest first. */
  rows: readonly BarListRow[];
  /**
   * Formats an amount for screen readers.
   * @default String
   */
  format?: ((value: number) => string) | undefined;
}

/** Names with horizontal bars, plain or in parts, on one scale: the longest fills the width. */
export const BarList = forwardRef<HTMLElement, BarListProps>(function BarList(
  { label, series, rows, format = String, ...props },
  ref,
) {
  const longest = Math.max(0, ...rows.map(({ values }) => sum(values)));
  return (
    <figure {...props} ref={ref} className={css.figure}>
      <ul className={css.bars} aria-label={label}>
        {rows.map(({ id, name, values, end }) => (
          <li key={id} className={css.barRow}>
            <span>{name}</span>
            <span className={css.bar} aria-hidden="true">
              {values.map(
                (value, index) =>
                  value > 0 && (
                    <svg
                      key={series[index]?.name}
                      aria-hidden="true"
                      className={`${css.part} ${css.tones[series[index]?.tone ?? 'muted']}`}
                      width={`${(value / longest) * 100}%`}
                    />
                  ),
              )}
            </span>
            <VisuallyHidden>
              {values.map((value, index) => `${series[index]?.name} ${format(value)}`).join(', ')}
            </VisuallyHidden>
            <span className={css.barEnd}>{end}</span>
          </li>
        ))}
      </ul>
      {series.length > 1 && <Legend series={series} />}
    </figure>
  );
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
