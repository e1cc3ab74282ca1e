import { forwardRef, type PointerEventHandler } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import * as css from './spread.css.ts';
import { spreadTicks } from './spread-ticks.ts';

export interface SpreadProps extends DomProps {
  /** The prices, in any order and unit, above 0. One price is a single tick; without prices the track is empty. */
  values: readonly number[];
  /** Accessible name: range and percent. */
  label: string;
  /**
   * How far above the lowest price the track ends, as a share. Use the same on all rows, so that lengths can be
   * compared.
   * @default 0.24
   */
  full?: number | undefined;
  /**
   * Called when the pointer enters: the time to load a tooltip.
   * @default none
   */
  onPointerEnter?: PointerEventHandler | undefined;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * Shows how far prices are apart: a tick is an offer, the tall tick the lowest price, the full track +24 %. Put a
 * `TooltipTarget` around it to give it a tooltip.
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
        <>
          <svg className={css.reach} width={percent(ticks.at(-1) ?? 0)} aria-hidden="true" />
          <span className={css.least} />
        </>
      )}
      <svg className={css.ticks} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={others.map((tick) => `M${tick.toFixed(3)} 0V1`).join('')} />
      </svg>
    </span>
  );
});
