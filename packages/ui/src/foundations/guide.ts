import type { ReactNode, Ref } from 'react';

/** A good and a bad use of a component, side by side. */
export interface Pair {
  good: ReactNode;
  why: string;
  bad: ReactNode;
  whyNot: string;
}

/** A part of a component; and its element in the picture, unless nobody sees it. */
export type Part = string | readonly [text: string, at: string];

/** A criterion of WCAG 2.2 by its number, and how the component meets it. */
export type MetCriterion = readonly [criterion: string, how: string];

/** Design guide, shown on the Storybook page of a component. */
export interface GuideTexts {
  use: readonly string[];
  /** When to use something else: the case, and what to use. */
  avoid: readonly (readonly [when: string, instead: string])[];
  pairs: readonly Pair[];
  /** Its parts, from the outside in or from left to right. */
  anatomy: readonly Part[];
  /**
   * What the anatomy is shown on, with every part in view.
   * @default the first good use
   */
  picture?: ReactNode;
  /** Selector of what is pressed in the picture, if a part opens above the page. */
  opens?: string;
  /** Criteria that it meets in a way of its own; those of all controls and fields are known. */
  criteria?: readonly MetCriterion[];
  /** Keyboard keys; empty if the component can't have the focus. */
  keys: readonly (readonly [keys: string, does: string])[];
  /** How to write its texts. */
  words: readonly string[];
  /**
   * Whether its props may still change in a minor version.
   * @default false: they change in a major one alone
   */
  isFresh?: boolean;
}

/** Props that users pass to a component. */
interface GivenProps {
  id: string;
  'data-testid': string;
  'aria-describedby': string;
  // biome-ignore lint/suspicious/noExplicitAny: elements of every kind
  ref: Ref<any>;
  /** Only if it `hasFocus`. */
  onFocus?: () => void;
  onBlur?: () => void;
}

/** Where a component puts the props that it is given. */
export interface Case {
  /** Selector of the element that gets `id` and `aria-describedby`. */
  gets: string;
  /**
   * Selector of the element of `ref`, '' if there is none.
   * @default gets
   */
  ref?: string;
  /**
   * Selector of the element that `aria-describedby` describes, null if the component does not take it.
   * @default gets
   */
  described?: string | null;
  /** Whether `id` is a key for the parent component, which sets the attribute. */
  isNamedById?: boolean;
  /** Whether it can have the focus. */
  hasFocus?: boolean;
  /** Whether it can be read-only. */
  hasReadOnly?: boolean;
  /** Whether it can be required. A stepper always has a number, and a switch is valid in both states. */
  hasRequired?: boolean;
  draw: (given: GivenProps) => ReactNode;
}

/** What is to know about the components of a file. It is in `<name>.guide.tsx` beside the file. */
export interface Guide extends GuideTexts {
  /** For tests: every component that the file exports; null if it renders no element of its own. */
  components: Readonly<Record<string, Case | null>>;
}
