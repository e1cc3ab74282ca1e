import { forwardRef, type ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { heading, sizes } from './heading.css.ts';

export interface HeadingProps extends DomProps {
  /** What the part is, or what is found in it. */
  children?: ReactNode;
  /** Its depth in the page: 1 is the page itself, and each part of a part is one more. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Size, a step of `vars.text`: how it looks, whatever its level.
   * @default 28, 22, 18, 16, 15 and 14, by the level
   */
  size?: keyof typeof sizes | undefined;
}

const usual = { 1: 28, 2: 22, 3: 18, 4: 16, 5: 15, 6: 14 } as const;

/** The title of a page or of a part of it, without outer margins. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { children, level, size = usual[level], ...props },
  ref,
) {
  const Element = `h${level}` as const;
  return (
    <Element {...props} ref={ref} className={`${heading} ${sizes[size]}`}>
      {children}
    </Element>
  );
});
