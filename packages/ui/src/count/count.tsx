import { forwardRef, type ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { tones } from './count.css.ts';

export interface CountProps extends DomProps {
  /** The number, already written as the locale writes it. */
  children: ReactNode;
  /**
   * `signal` for the one counter that is to be seen first, `ink` for every other.
   * @default 'ink'
   */
  tone?: keyof typeof tones | undefined;
}

/** A number in a pill, beside or over what it counts. Name the thing that is counted in the control around it. */
export const Count = forwardRef<HTMLSpanElement, CountProps>(function Count(
  { children, tone = 'ink', ...props },
  ref,
) {
  return (
    <span {...props} ref={ref} className={tones[tone]}>
      {children}
    </span>
  );
});
