import type { ReactNode } from 'react';
import { StarIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { rating } from './rating.css.ts';

export interface RatingProps {
  /** The mark, already written as the locale writes it. */
  children: ReactNode;
  /** What the star means, read before the mark. */
  label: string;
}

/** A mark out of five beside a filled star. */
export function Rating({ children, label }: RatingProps) {
  return (
    <span className={rating}>
      <StarIcon size={14} isFilled />
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
    </span>
  );
}
