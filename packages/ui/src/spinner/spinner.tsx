import { spinner } from './spinner.css.ts';

export interface SpinnerProps {
  /**
   * What is going on, read to assistive technology. Leave it out where words beside the spinner say it already: then
   * the spinner is decoration.
   * @default none
   */
  label?: string;
  /**
   * Side in px.
   * @default 16
   */
  size?: keyof typeof spinner;
}

/** A turning ring for a wait of unknown length in a small place. Where a shape is known, use `Skeleton`. */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  return label ? (
    <span className={spinner[size]} role="progressbar" aria-label={label} />
  ) : (
    <span className={spinner[size]} aria-hidden="true" />
  );
}
