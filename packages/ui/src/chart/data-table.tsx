import type { DomProps } from '../internal/dom-props.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import type { Tone } from './chart.css.ts';

export interface ChartSeries {
  /** Name of the series, shown beside it. */
  name: string;
  /** One value for each of `labels`; `null` for a missing value. */
  values: readonly (number | null)[];
  /**
   * Colour. The name is always shown beside it.
   * @default 'ink' for one series; give each of several its own
   */
  tone?: Tone | undefined;
}

export interface ChartProps extends DomProps {
  /** What the chart shows; the caption of the data table for assistive technology. */
  label: string;
  /** Labels of the positions along the axis: months, sizes. */
  labels: readonly string[];
  /** What `labels` are, in one word: the header of their column in the data table. */
  labelsTitle: string;
  /** The data. Without series or values the chart is empty. */
  series: readonly ChartSeries[];
  /**
   * Formats a value with its unit.
   * @default String
   */
  format?: ((value: number) => string) | undefined;
  /**
   * Height of the drawing, px. It is as wide as its parent.
   * @default 240
   */
  height?: number | undefined;
}

/** The values of a chart as a table, for users who can't see the drawing. */
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
