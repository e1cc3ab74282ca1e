import { forwardRef, type ReactNode } from 'react';
import { StarIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { rating } from './rating.css.ts';

export interface RatingProps extends DomProps {
  /** The mark, already formatted for the locale. */
  children: ReactNode;
  /** What the star means, read by screen readers before the mark. */
  label: string;
}

/** A mark out of five beside a filled star. */
export const Rating = forwardRef<HTMLSpanElement, RatingProps>(function Rating(
  { children, label, ...props },
  ref,
) {
  return (
    <span {...props} ref={ref} className={rating}>
      <StarIcon size={14} isFilled />
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
    </span>
  );
});
