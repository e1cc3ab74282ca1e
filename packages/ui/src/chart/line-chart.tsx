import { forwardRef, useRef } from 'react';
import { domProps } from '../internal/dom-props.ts';
import * as css from './chart.css.ts';
import { type ChartProps, type ChartSeries, DataTable } from './data-table.tsx';
import { farApart, spreadOut } from './labels.ts';
import { extent, linearScale, linePath, type Scale, ticks } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface LineChartProps extends ChartProps {
  /**
   * Formats a value on the axis, without its unit.
   * @default String
   */
  formatTick?: ((value: number) => string) | undefined;
  /**
   * Text under each position of the axis instead of its label; `null` for none. For days: the name of a month at its
   * first day.
   * @default `labels`
   */
  axisLabels?: readonly (string | null)[] | undefined;
}

const TOP = 12;
const BOTTOM = 28;
const LABEL_GAP = 30;

/**
 * A line chart of a few series. Each line ends with its name and its last value, so no legend is needed. A single point
 * is a dot; a gap in the values is a gap in the line.
 */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(props, ref) {
  const {
    labels,
    axisLabels = labels,
    series,
    format = String,
    formatTick = String,
    height = 240,
  } = props;
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg, 640);

  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const marks = ticks(extent(known), Math.max(2, Math.round(height / 48)));
  const left = Math.max(...marks.map((mark) => formatTick(mark).length)) * 7 + 10;
  const right = width - endLabelWidth(series, format);
  const x = linearScale([0, labels.length - 1], [left, right]);
  const y = linearScale([marks[0] ?? 0, marks.at(-1) ?? 1], [height - BOTTOM, TOP]);
  return (
    <figure {...domProps(props)} ref={ref} className={css.figure}>
      <svg
        ref={svg}
        className={css.drawing}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path className={css.grid} d={`M${left} ${y(mark)}H${right}`} />
            <text className={css.axisText} x={left - 10} y={y(mark) + 4} textAnchor="end">
              {formatTick(mark)}
            </text>
          </g>
        ))}
        {farApart(axisLabels, x, 56).map((index) => (
          <text
            key={labels[index]}
            className={css.axisText}
            x={x(index)}
            y={height - 6}
            // centred, the first one would be cut off
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {axisLabels[index]}
          </text>
        ))}
        <Lines series={series} x={x} y={y} format={format} bottom={height - BOTTOM} />
      </svg>
      <DataTable {...props} />
    </figure>
  );
});

interface LinesProps {
  series: readonly ChartSeries[];
  x: Scale;
  y: Scale;
  format: (value: number) => string;
  bottom: number;
}

function Lines({ series, x, y, format, bottom }: LinesProps) {
  const drawn = series.flatMap((one) => {
    const end = one.values.findLastIndex((value) => value !== null);
    return end < 0 ? [] : [{ ...one, end, last: one.values[end] ?? 0 }];
  });
  const places = spreadOut(
    drawn.map(({ last }) => y(last)),
    LABEL_GAP,
    [TOP, bottom - 14],
  );
  return drawn.map(({ name, values, tone = 'ink', end, last }, index) => (
    <g key={name} className={css.tones[tone]}>
      {runs(values).map((run) => (
        <path
          key={run[0]?.index}
          className={css.line}
          // A value between two gaps is a dot: a line of no length with round ends.
          d={`${linePath(run.map(({ index, value }) => [x(index), y(value)]))}h0`}
        />
      ))}
      <circle className={css.dot} cx={x(end)} cy={y(last)} r={3.5} />
      <text className={css.axisText} x={x(end) + 10} y={places[index]}>
        <tspan className={css.seriesName}>{name}</tspan>
        <tspan x={x(end) + 10} dy={14}>
          {format(last)}
        </tspan>
      </text>
    </g>
  ));
}

/** Runs of known values without gaps. */
function runs(values: readonly (number | null)[]) {
  const found: { index: number; value: number }[][] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const last = found.at(-1);
    if (last?.at(-1)?.index === index - 1) last.push({ index, value });
    else found.push([{ index, value }]);
  });
  return found;
}

/** Space for the longest label after the ends of the lines, px; at most a third of a phone's width. */
function endLabelWidth(series: readonly ChartSeries[], format: (value: number) => string) {
  const lengths = series.flatMap(({ name, values }) => {
    const last = values.findLast((value) => value !== null);
    return [name.length, last == null ? 0 : format(last).length];
  });
  return Math.min(120, Math.max(0, ...lengths) * 7.2 + 20);
}
