import type { Iso2, PhoneInputProps } from '../phone-input.tsx';

/** What a user does with the field, one step after the other. */
export type Step =
  /** Keys, one after the other, real ones: the text of a key, or `{Backspace}` and the like. */
  | { keys: string }
  /** Caret or selection by digits to their left. */
  | { select: [from: number, to: number] }
  | { paste: string }
  /** Replaces the text without a key, as a browser fills a form in. */
  | { fill: string }
  /** Composed by an input method, then committed. */
  | { compose: string }
  /** Chosen in the list. */
  | { pick: Iso2 }
  /** New props from the owner. */
  | { props: PhoneInputProps };

/** What the user and the owner of the field see in the end. */
export interface Expected {
  digits?: string;
  /** Null for none. */
  country?: Iso2 | null;
  text?: string;
  /** Digits left of the caret. */
  caret?: number;
  clipboard?: string;
}

export interface PhoneCase {
  name: string;
  props: PhoneInputProps;
  steps: Step[];
  expected: Expected;
}

/** One line of the table. */
export const row = (
  name: string,
  props: PhoneInputProps,
  steps: (Step | string)[],
  expected: Expected,
): PhoneCase => ({
  name,
  props,
  steps: steps.map((step) => (typeof step === 'string' ? { keys: step } : step)),
  expected,
});

export const SELECT_ALL = '{Control>}a{/Control}';
export const UNDO = '{Control>}z{/Control}';
export const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';
export const COPY = '{Control>}c{/Control}';
export const CUT = '{Control>}x{/Control}';

/** A key pressed several times. */
export const times = (key: string, count: number) => key.repeat(count);
