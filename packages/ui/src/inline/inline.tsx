import { forwardRef, type ReactNode, type Ref } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { type Gap, gaps, rowGaps } from '../internal/gap.css.ts';
import { type LayoutElement, roleOf } from '../internal/layout-element.ts';
import { aligns, inline, justifies, wraps } from './inline.css.ts';

export interface InlineProps extends DomProps {
  /** What stands one beside another. */
  children?: ReactNode;
  /**
   * Room between the children, a step of `vars.space`: 1 is 4 px, 16 is 64 px.
   * @default 2
   */
  gap?: Gap | undefined;
  /**
   * Room between the lines, if they wrap.
   * @default the gap
   */
  rowGap?: Gap | undefined;
  /**
   * Where a child stands that is less high than its line. `baseline` puts texts of different sizes on one line.
   * @default 'center'
   */
  align?: keyof typeof aligns | undefined;
  /**
   * Where the children stand if there is room left in a line. `between` puts all of it between them.
   * @default 'start'
   */
  justify?: keyof typeof justifies | undefined;
  /**
   * Whether children that don’t fit go on in the next line.
   * @default true
   */
  shouldWrap?: boolean | undefined;
  /**
   * The HTML element. Children of `ul` and `ol` are `li`.
   * @default 'div'
   */
  as?: LayoutElement | undefined;
}

/** Puts its children one beside another, each as wide as what is in it, with equal room between them. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  {
    children,
    gap = 2,
    rowGap = gap,
    align = 'center',
    justify = 'start',
    shouldWrap = true,
    as = 'div',
    ...props
  },
  ref,
) {
  const Element = as as 'div';
  const looks = [
    inline,
    gaps[gap],
    rowGaps[rowGap],
    aligns[align],
    justifies[justify],
    wraps[shouldWrap ? 'wrap' : 'nowrap'],
  ];
  return (
    <Element
      role={roleOf(as)}
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={looks.join(' ')}
    >
      {children}
    </Element>
  );
});
