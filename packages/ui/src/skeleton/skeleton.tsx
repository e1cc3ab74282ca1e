import { forwardRef } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { shapes } from './skeleton.css.ts';

export interface SkeletonProps extends DomProps {
  /**
   * Width: a number is px, a string any CSS length.
   * @default the width of the parent
   */
  width?: number | string | undefined;
  /**
   * Height: a number is px, a string any CSS length.
   * @default 12 for a line, the width for a circle
   */
  height?: number | string | undefined;
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
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width, height, shape = 'line', ...props },
  ref,
) {
  const side = shape === 'circle' ? (height ?? width) : height;
  return (
    <span
      {...props}
      ref={ref}
      aria-hidden="true"
      className={shapes[shape]}
      style={{ width, height: side }}
    />
  );
});
