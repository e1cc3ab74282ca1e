import type { ReactNode } from 'react';

/** A good use of a component beside a bad one. */
export interface Pair {
  good: ReactNode;
  why: string;
  bad: ReactNode;
  whyNot: string;
}

/** What a designer asks of a component; shown on its page of the Storybook, `<name>.guide.tsx` beside the component. */
export interface Guide {
  use: readonly string[];
  /** When something else serves better: the case, and what to take. */
  avoid: readonly (readonly [when: string, instead: string])[];
  pairs: readonly Pair[];
  /** Its parts, from the outside in or from left to right. */
  anatomy: readonly string[];
  /** Empty: it can't have the focus. */
  keys: readonly (readonly [keys: string, does: string])[];
  /** How its words are written. */
  words: readonly string[];
}
