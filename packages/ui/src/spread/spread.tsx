import { forwardRef, type PointerEventHandler } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import * as css from './spread.css.ts';
import { spreadTicks } from './spread-ticks.ts';

export interface SpreadProps extends DomProps {
  /** The prices, in any order and unit, above 0. One draws a single tick, none an empty track. */
  values: readonly number[];
  /** What the drawing says, in words: range and percent. */
  label: string;
  /**
   * How far above the least price the track ends, as a share: the same on all rows, so that lengths compare.
   * @default 0.24
   */
  full?: number | undefined;
  /**
   * A pointer is over it: time to fetch a tooltip.
   * @default none
   */
  onPointerEnter?: PointerEventHandler | undefined;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * How far prices lie apart: a tick is an offer, the tall tick the least price, the full track +24 %. With
 * `TooltipTarget` around it it can have a tooltip.
 */
export const Spread = forwardRef<HTMLSpanElement, SpreadProps>(function Spread(
  { values, label, full = 0.24, ...focusable },
  ref,
) {
  const ticks = spreadTicks(values, full);
  const [, ...others] = ticks;
  return (
    <span {...focusable} ref={ref} className={css.track} role="img" aria-label={label}>
      {ticks.length > 0 && (
        <span className={css.reach} style={{ width: percent(ticks.at(-1) ?? 0) }} />
      )}
      <svg className={css.ticks} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={others.map((tick) => `M${tick.toFixed(3)} 0V1`).join('')} />
      </svg>
    </span>
  );
});
