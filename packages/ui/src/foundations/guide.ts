import type { ReactNode } from 'react';

/** A good and a bad use of a component, side by side. */
export interface Pair {
  good: ReactNode;
  why: string;
  bad: ReactNode;
  whyNot: string;
}

/** Design guide of a component, shown on its Storybook page. It is in `<name>.guide.tsx` beside the component. */
export interface Guide {
  use: readonly string[];
  /** When to use something else: the case, and what to use. */
  avoid: readonly (readonly [when: string, instead: string])[];
  pairs: readonly Pair[];
  /** Its parts, from the outside in or from left to right. */
  anatomy: readonly string[];
  /** Keyboard keys; empty if the component can't have the focus. */
  keys: readonly (readonly [keys: string, does: string])[];
  /** How to write its texts. */
  words: readonly string[];
}
