import { forwardRef, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { domProps } from '../internal/dom-props.ts';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import * as css from './chart.css.ts';
import { type ChartProps, DataTable } from './data-table.tsx';
import { farApart } from './labels.ts';
import { Legend } from './legend.tsx';
import { extent, linearScale, ticks } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface ColumnChartProps extends ChartProps {
  /**
   * Whether several series are stacked, or grouped side by side. A group has no room for missing values.
   * @default 'stacked'
   */
  mode?: 'stacked' | 'grouped' | undefined;
  /**
   * Formats a value on the axis, without its unit.
   * @default String
   */
  formatTick?: ((value: number) => string) | undefined;
  /**
   * Called with the index of the label whose columns were pressed. With it every place along the axis is a button, from
   * top to bottom; arrow keys go from one to the next.
   * @default none
   */
  onPress?: ((index: number) => void) | undefined;
  /**
   * The accessible name of the button of a place.
   * @default its label
   */
  nameOf?: ((index: number) => string) | undefined;
  /**
   * Index of the place that the rest of the page is about.
   * @default none
   */
  current?: number | undefined;
}

const TOP = 12;
const BOTTOM = 24;

/** Amounts by category or time, from zero up: a histogram, grouped or stacked columns. Negative values are zero. */
export const ColumnChart = forwardRef<HTMLElement, ColumnChartProps>(
  function ColumnChart(props, ref) {
    const { labels, series, mode = 'stacked', formatTick = String, height = 160 } = props;
    const { label, onPress, nameOf = (index) => labels[index] ?? '', current } = props;
    const svg = useRef<SVGSVGElement>(null);
    const width = useWidth(svg, 640);
    const isHydrated = useIsHydrated();

    const marks = ticks([0, Math.max(0, extent(heights(props))[1])], 3);
    const left = Math.max(...marks.map((mark) => formatTick(mark).length)) * 7 + 10;
    const y = linearScale([0, marks.at(-1) ?? 1], [height - BOTTOM, TOP]);
    const place = labels.length > 0 ? (width - left) / labels.length : 0;
    const gap = Math.min(8, place * 0.25);
    const columnWidth = (place - gap) / (mode === 'grouped' ? widest(props) : 1);
    return (
      <figure {...domProps(props)} ref={ref} className={css.figure}>
        {onPress && isHydrated && (
          <Toolbar aria-label={label} className={css.places} style={{ left, height }}>
            {labels.map((place, index) => (
              <Button
                key={place}
                className={css.place}
                aria-label={nameOf(index)}
                {...(index === current && { 'aria-current': true })}
                onPress={() => onPress(index)}
              />
            ))}
          </Toolbar>
        )}
        <svg
          ref={svg}
          className={onPress ? css.drawingOver : css.drawing}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          {marks.map((mark) => (
            <g key={mark}>
              <path className={css.grid} d={`M${left} ${y(mark)}H${width}`} />
              <text className={css.axisText} x={left - 10} y={y(mark) + 4} textAnchor="end">
                {formatTick(mark)}
              </text>
            </g>
          ))}
          {columns(props).map(({ key, tone, index, nth, from, to }) => (
            <rect
              key={key}
              className={`${css.column} ${css.tones[tone]}`}
              x={left + place * index + gap / 2 + (mode === 'grouped' ? columnWidth * nth : 0)}
              y={y(to)}
              width={Math.max(1, columnWidth - (mode === 'grouped' ? 1 : 0))}
              height={y(from) - y(to)}
            />
          ))}
          {farApart(labels, (index) => place * index, 48).map((index) => (
            <text
              key={labels[index]}
              className={index === current ? css.currentText : css.axisText}
              x={left + place * (index + 0.5)}
              y={height - 6}
              textAnchor="middle"
            >
              {labels[index]}
            </text>
          ))}
        </svg>
        {series.length > 1 && <Legend series={series} />}
        <DataTable {...props} />
      </figure>
    );
  },
);

const amount = (value: number | null | undefined) => Math.max(0, value ?? 0);

/** How many columns the largest group has. */
const widest = ({ labels, series }: ColumnChartProps) =>
  Math.max(1, ...labels.map((_, at) => series.filter(({ values }) => values[at] != null).length));

/** Heights of the columns, or of the stacks of columns. */
function heights({ labels, series, mode = 'stacked' }: ColumnChartProps) {
  if (mode === 'grouped') return series.flatMap(({ values }) => values.map(amount));
  return labels.map((_, index) =>
    series.reduce((sum, { values }) => sum + amount(values[index]), 0),
  );
}

/** Every column higher than zero: its series, its place, the values where it starts and ends. */
function columns({ labels, series, mode = 'stacked' }: ColumnChartProps) {
  return labels.flatMap((_, index) => {
    let from = 0;
    const present = series.filter(({ values }) => values[index] != null);
    return present.flatMap(({ name, tone = 'muted', values }, nth) => {
      const value = amount(values[index]);
      if (value === 0) return [];
      const start = mode === 'stacked' ? from : 0;
      from += value;
      return [{ key: `${name} ${index}`, tone, index, nth, from: start, to: start + value }];
    });
  });
}
