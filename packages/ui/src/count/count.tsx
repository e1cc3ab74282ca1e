import { forwardRef, type ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { tones } from './count.css.ts';

export interface CountProps extends DomProps {
  /** The number, already formatted for the locale. */
  children: ReactNode;
  /**
   * `signal` for the one count that users must see first, `ink` for all others.
   * @default 'ink'
   */
  tone?: keyof typeof tones | undefined;
}

/** A number in a pill, beside or over what it counts. The control around it must say what is counted. */
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
