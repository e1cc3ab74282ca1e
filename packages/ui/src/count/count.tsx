import type { ReactNode } from 'react';
import { tones } from './count.css.ts';

export interface CountProps {
  /** The number, already written as the locale writes it. */
  children: ReactNode;
  /**
   * `signal` for the one counter that is to be seen first, `ink` for every other.
   * @default 'ink'
   */
  tone?: keyof typeof tones;
}

/** A number in a pill, beside or over what it counts. Name the thing that is counted in the control around it. */
export function Count({ children, tone = 'ink' }: CountProps) {
  return <span className={tones[tone]}>{children}</span>;
}
