import type { ReactNode, Ref } from 'react';

/** What a user hands to every component. */
interface Given {
  id: string;
  'data-testid': string;
  'aria-describedby': string;
  // biome-ignore lint/suspicious/noExplicitAny: elements of every kind
  ref: Ref<any>;
}

/** What a user hands to what can have the focus, besides. */
interface GivenControl extends Given {
  onFocus: () => void;
  onBlur: () => void;
}

export interface Case {
  name: string;
  /** Selector of the element that gets `id` and `aria-describedby`. */
  gets: string;
  /**
   * Selector of what `ref` is, '' where there is none.
   * @default gets
   */
  ref?: string;
  /**
   * Selector of what `aria-describedby` describes, null where the element takes none.
   * @default gets
   */
  described?: string | null;
  /** Its `id` is a name for its owner, which makes the attribute. */
  isNamedById?: boolean;
  draw: (given: Given) => ReactNode;
}

export interface ControlCase extends Omit<Case, 'draw'> {
  draw: (given: GivenControl) => ReactNode;
  /** It can be read only. */
  hasReadOnly?: boolean;
}

export const nothing = () => undefined;
