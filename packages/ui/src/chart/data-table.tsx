import type { DomProps } from '../internal/dom-props.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import type { Tone } from './chart.css.ts';

export interface ChartSeries {
  /** Name of the series, written beside it. */
  name: string;
  /** One value for each of `labels`; `null` where there is none. */
  values: readonly (number | null)[];
  /**
   * Colour. The name always stands beside it.
   * @default 'ink' for one series; give each of several its own
   */
  tone?: Tone | undefined;
}

export interface ChartProps extends DomProps {
  /** What the chart shows; the caption of its figures for assistive technology. */
  label: string;
  /** Names of the places along the axis: months, sizes. */
  labels: readonly string[];
  /** What `labels` are, in one word: the head of their column. */
  labelsTitle: string;
  /** The data. No series, or series without values, draw an empty field. */
  series: readonly ChartSeries[];
  /**
   * Writes a value with its unit.
   * @default String
   */
  format?: ((value: number) => string) | undefined;
  /**
   * Height of the drawing, px; the width is that of the place.
   * @default 240
   */
  height?: number | undefined;
}

/** The figures of a chart as a table: what a drawing can't say to those who don't see it. */
export function DataTable({ label, labels, labelsTitle, series, format = String }: ChartProps) {
  return (
    <div className={hidden}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{labelsTitle}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((place, index) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{write(values[index], format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const write = (value: number | null | undefined, format: (value: number) => string) =>
  value == null ? '—' : format(value);
