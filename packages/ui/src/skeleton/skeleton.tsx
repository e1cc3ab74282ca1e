import { forwardRef } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { shapes } from './skeleton.css.ts';

export interface SkeletonProps extends DomProps {
  /**
   * Width in px, or a share of the parent.
   * @default '100%'
   */
  width?: number | `${number}%` | undefined;
  /**
   * Height in px, or a share of the parent.
   * @default 12, the width for a circle
   */
  height?: number | `${number}%` | undefined;
  /**
   * `line` stands for a line of text, `box` for a drawing or a control, `circle` for an avatar.
   * @default 'line'
   */
  shape?: keyof typeof shapes | undefined;
}

/**
 * A placeholder of something that is loading, in its size, so that nothing moves when it appears. It is not animated: a
 * shimmer over a few rows takes two thirds of a slow computer's time, which the loading needs. Screen readers ignore
 * it: put `aria-busy` on the region that loads.
 */
export const Skeleton = forwardRef<SVGSVGElement, SkeletonProps>(function Skeleton(
  { width = '100%', height, shape = 'line', ...props },
  ref,
) {
  return (
    <svg
      {...props}
      ref={ref}
      aria-hidden="true"
      className={shapes[shape]}
      width={width}
      height={height ?? (shape === 'circle' ? width : 12)}
    />
  );
});
