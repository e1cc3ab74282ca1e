import type { Iso2, PhoneInputProps } from '../phone-input.tsx';

/** One step that a user does with the field. */
export type Step =
  /** Real key presses, one after the other: the text of a key, or `{Backspace}` and the like. */
  | { keys: string }
  /** Sets caret or selection, given as the number of digits to the left. */
  | { select: [from: number, to: number] }
  | { paste: string }
  /** Replaces the text without a key, as a browser's autofill does. */
  | { fill: string }
  /** Text composed by an input method, then committed. */
  | { compose: string }
  /** A country picked in the list. */
  | { pick: Iso2 }
  /** New props from the parent. */
  | { props: PhoneInputProps };

/** What the user and the parent see in the end. */
export interface CaseExpectation {
  digits?: string;
  /** Null for no country. */
  country?: Iso2 | null;
  text?: string;
  /** Number of digits to the left of the caret. */
  caret?: number;
  clipboard?: string;
}

export interface PhoneCase {
  name: string;
  props: PhoneInputProps;
  steps: Step[];
  expected: CaseExpectation;
}

/** Makes one case of the table. */
export const row = (
  name: string,
  props: PhoneInputProps,
  steps: (Step | string)[],
  expected: CaseExpectation,
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
