import { forwardRef } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps extends DomProps {
  /**
   * Accessible name: what is in progress. Leave it out if the text beside the spinner says the same: then the spinner
   * is decoration.
   * @default none
   */
  label?: string | undefined;
  /**
   * Side in px.
   * @default 16
   */
  size?: keyof typeof spinner | undefined;
}

/** A turning ring for a wait of unknown length in a small space. For content of known shape use `Skeleton`. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 16, ...props },
  ref,
) {
  const role = label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...props} {...role} ref={ref} className={spinner[size]} />;
});
