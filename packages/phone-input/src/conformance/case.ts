import type { Iso2 } from '../generated/countries.generated.ts';
import type { CountryOptions } from '../number/country.ts';
import type { FormatOptions } from '../number/format.ts';
import type { StartOptions } from '../typing/state.ts';

/** How a field is set up, in the words of this package's `PhoneInput`. */
export interface CaseSettings
  extends Pick<CountryOptions, 'onlyCountries' | 'masks'>,
    Pick<FormatOptions, 'prefix' | 'autoFormat' | 'alwaysDefaultMask'>,
    Omit<StartOptions, 'countries' | 'separateDialCode'> {
  /** The value, kept by the parent: it passes back what the field reports. */
  value?: string | null | undefined;
  /** The first value of a field that keeps its own. */
  defaultValue?: string | undefined;
  /** The first country, as two letters or as a dial code. */
  country?: string | undefined;
  /** Whether copying puts only digits on the clipboard. */
  copyNumbersOnly?: boolean | undefined;
}

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
  /** New settings from the parent. */
  | { set: CaseSettings };

/** What the user sees in the end. Only what a case names is compared. */
export interface Outcome {
  digits: string;
  /** Null for no country. */
  country: string | null;
  text: string;
  /** Number of digits to the left of the caret. */
  caret: number;
  clipboard: string;
}

export interface PhoneCase {
  name: string;
  settings: CaseSettings;
  steps: readonly Step[];
  expected: Partial<Outcome>;
}

/** Makes one case of the table. */
export const row = (
  name: string,
  settings: CaseSettings,
  steps: readonly (Step | string)[],
  expected: Partial<Outcome>,
): PhoneCase => ({
  name,
  settings,
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
