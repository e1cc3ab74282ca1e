import { forwardRef, type ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends DomProps {
  /** Content for screen readers. */
  children: ReactNode;
}

/** Content that is only for screen readers and not visible. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden({ children, ...props }, ref) {
    return (
      <span {...props} ref={ref} className={hidden}>
        {children}
      </span>
    );
  },
);
