import { forwardRef, type ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { dot, tones } from './badge.css.ts';

export interface BadgeProps extends DomProps {
  /** One or two words. They say the same as the colour. */
  children: ReactNode;
  /**
   * `winter`, `summer` and `allseason` are seasons; `technical` is an outlined attribute; `ok`, `warn` and `danger` are
   * states; `ink` is the most prominent; `best` is the orange dot of the best price, without a box.
   * @default 'neutral'
   */
  tone?: keyof typeof tones | undefined;
  /**
   * Icon before the text, 14 px.
   * @default none
   */
  icon?: ReactNode;
}

/** A short label on a thing, 20 px high. Not a control. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { children, tone = 'neutral', icon, ...props },
  ref,
) {
  return (
    <span {...props} ref={ref} className={tones[tone]}>
      {tone === 'best' ? <span className={dot} /> : icon}
      {children}
    </span>
  );
});
