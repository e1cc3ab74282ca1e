import type { ReactNode, Ref } from 'react';

/** Props that users pass to every component. */
interface Given {
  id: string;
  'data-testid': string;
  'aria-describedby': string;
  // biome-ignore lint/suspicious/noExplicitAny: elements of every kind
  ref: Ref<any>;
}

/** Additional props for components that can have the focus. */
interface GivenControl extends Given {
  onFocus: () => void;
  onBlur: () => void;
}

export interface Case {
  name: string;
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
  draw: (given: Given) => ReactNode;
}

export interface ControlCase extends Omit<Case, 'draw'> {
  draw: (given: GivenControl) => ReactNode;
  /** Whether it can be read-only. */
  hasReadOnly?: boolean;
}

export const nothing = () => undefined;
