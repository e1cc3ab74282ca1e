import { forwardRef, type ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends DomProps {
  /** What assistive technology reads. */
  children: ReactNode;
}

/** Text that is read aloud and not drawn. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden({ children, ...props }, ref) {
    return (
      <span {...props} ref={ref} className={hidden}>
        {children}
      </span>
    );
  },
);
