import { forwardRef, type ReactNode, type Ref } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { type Gap, gaps, rowGaps } from '../internal/gap.css.ts';
import { type LayoutElement, roleOf } from '../internal/layout-element.ts';
import { aligns, divisions, froms, grid } from './columns.css.ts';

export interface ColumnsProps extends DomProps {
  /** What stands in the columns, by rows. */
  children?: ReactNode;
  /**
   * How the width is divided. A number is that many equal columns. `narrow`, `medium` and `wide` are as many equal ones
   * as fit, each at least 7.5, 15 or 20 rem wide. `fit first` and `fit last` are two columns: one is as wide as what is
   * in it, the other takes the rest.
   * @default 'medium'
   */
  columns?: keyof typeof divisions | undefined;
  /**
   * The layout (`breakpoints` of `@org/ui/theme`) below which there is one column.
   * @default columns at every width
   */
  from?: keyof typeof froms | undefined;
  /**
   * Room between the columns, a step of `vars.space`: 1 is 4 px, 16 is 64 px.
   * @default 4
   */
  gap?: Gap | undefined;
  /**
   * Room between the rows.
   * @default the gap
   */
  rowGap?: Gap | undefined;
  /**
   * Where a child stands that is less high than its row.
   * @default 'stretch'
   */
  align?: keyof typeof aligns | undefined;
  /**
   * The HTML element. Children of `ul` and `ol` are `li`.
   * @default 'div'
   */
  as?: LayoutElement | undefined;
}

/** Divides its width among its children. */
export const Columns = forwardRef<HTMLElement, ColumnsProps>(function Columns(
  {
    children,
    columns = 'medium',
    from,
    gap = 4,
    rowGap = gap,
    align = 'stretch',
    as = 'div',
    ...props
  },
  ref,
) {
  const Element = as as 'div';
  const looks = [
    grid,
    divisions[columns],
    gaps[gap],
    rowGaps[rowGap],
    aligns[align],
    from ? froms[from] : '',
  ];
  return (
    <Element
      role={roleOf(as)}
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={looks.join(' ').trim()}
    >
      {children}
    </Element>
  );
});
