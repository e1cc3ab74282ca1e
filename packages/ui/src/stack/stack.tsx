import { forwardRef, type ReactNode, type Ref } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { type Gap, gaps } from '../internal/gap.css.ts';
import { type LayoutElement, roleOf } from '../internal/layout-element.ts';
import { aligns, stack } from './stack.css.ts';

export interface StackProps extends DomProps {
  /** What stands one under another. */
  children?: ReactNode;
  /**
   * Room between the children, a step of `vars.space`: 1 is 4 px, 16 is 64 px.
   * @default 4
   */
  gap?: Gap | undefined;
  /**
   * Where a child stands that is narrower than the stack. `stretch` makes all as wide as the stack.
   * @default 'stretch'
   */
  align?: keyof typeof aligns | undefined;
  /**
   * The HTML element. Children of `ul` and `ol` are `li`.
   * @default 'div'
   */
  as?: LayoutElement | undefined;
}

/** Puts its children one under another, with equal room between them. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { children, gap = 4, align = 'stretch', as = 'div', ...props },
  ref,
) {
  const Element = as as 'div';
  return (
    <Element
      role={roleOf(as)}
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={`${stack} ${gaps[gap]} ${aligns[align]}`}
    >
      {children}
    </Element>
  );
});
