import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps {
  /** What assistive technology reads. */
  children: ReactNode;
}

/** Text that is read aloud and not drawn. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>;
}
