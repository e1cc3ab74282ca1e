import { forwardRef } from 'react';
import { extent, linearScale, linePath } from '../chart/scale.ts';
import type { DomProps } from '../internal/dom-props.ts';
import * as css from './sparkline.css.ts';

export interface SparklineProps extends DomProps {
  /** The values, oldest first, evenly spaced in time. One value is a dot; without values nothing is rendered. */
  values: readonly number[];
  /**
   * Accessible name: what the line shows. Leave it out if the number beside it says the same: then it is decoration.
   * @default none
   */
  label?: string | undefined;
  /**
   * Width, px.
   * @default 96
   */
  width?: number | undefined;
  /**
   * Height, px.
   * @default 24
   */
  height?: number | undefined;
}

const DOT = 2.2;

/** A line chart as small as a word: how a value has changed, with a dot at the current value. */
export const Sparkline = forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(
  { values, label, width = 96, height = 24, ...props },
  ref,
) {
  const x = linearScale([0, values.length - 1], [DOT, width - DOT]);
  const y = linearScale(extent(values), [height - DOT, DOT]);
  const points = values.map((value, index) => [x(index), y(value)] as const);
  const last = points.at(-1);
  return (
    <svg
      {...props}
      ref={ref}
      className={css.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {points.length > 1 && <path className={css.line} d={linePath(points)} />}
      {last && <circle className={css.end} cx={last[0]} cy={last[1]} r={DOT} />}
    </svg>
  );
});
