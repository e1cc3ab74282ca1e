import { forwardRef } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps extends DomProps {
  /**
   * What is going on, read to assistive technology. Leave it out where words beside the spinner say it already: then
   * the spinner is decoration.
   * @default none
   */
  label?: string | undefined;
  /**
   * Side in px.
   * @default 16
   */
  size?: keyof typeof spinner | undefined;
}

/** A turning ring for a wait of unknown length in a small place. Where a shape is known, use `Skeleton`. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 16, ...props },
  ref,
) {
  const said = label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...props} {...said} ref={ref} className={spinner[size]} />;
});
