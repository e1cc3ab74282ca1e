import type { ReactNode } from 'react';
import { dot, tones } from './badge.css.ts';

export interface BadgeProps {
  /** One or two words; they say what the colour says. */
  children: ReactNode;
  /**
   * `winter`, `summer` and `allseason` are seasons; `technical` an outlined property; `ok`, `warn`, `danger` states;
   * `ink` the loudest; `best` the orange dot of the best price, without a box.
   * @default 'neutral'
   */
  tone?: keyof typeof tones;
  /**
   * Icon before the words, 14 px.
   * @default none
   */
  icon?: ReactNode;
}

/** A word about a thing, 20 px high. Not a control. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={tones[tone]}>
      {tone === 'best' ? <span className={dot} /> : icon}
      {children}
    </span>
  );
}
