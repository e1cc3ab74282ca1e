import type { CaseSettings } from './case.ts';

/** What plays the user: a browser that is driven, as by Playwright or by Vitest's browser mode. */
export interface Hands {
  /** Presses keys one after the other: `a`, `{Backspace}`; between `{Control>}` and `{/Control}` one is held. */
  keys: (text: string) => Promise<unknown>;
  /** Composes text as an input method does, then commits it. */
  compose: (text: string) => Promise<unknown>;
  press: (element: Element) => Promise<unknown>;
}

/** A field on the page. */
export interface MountedField {
  /** The text field. */
  input: HTMLInputElement;
  /** Two letters of the chosen country in lower case, null for none. */
  country: () => string | null;
  /**
   * Digits of the number with its dial code.
   * @default the digits of the text
   */
  digits?: (() => string) | undefined;
  /** Picks a country in the list, by its two letters. A field without a list has none. */
  pick?: ((iso2: string, hands: Hands) => Promise<unknown>) | undefined;
  /** Gives the field new settings, beside those that it has. */
  set: (more: CaseSettings) => void;
  /** Last digits that the parent was told, if they always are those shown, and none for a dial code alone. */
  reported?: (() => string | undefined) | undefined;
  unmount: () => void;
}

/** How the cases reach one kind of field. */
export interface PhoneField {
  /** The settings that the field has: cases with others do not apply to it. */
  settings: readonly (keyof CaseSettings)[];
  /**
   * Those of them that the parent may change later.
   * @default all
   */
  changeable?: readonly (keyof CaseSettings)[] | undefined;
  /**
   * Whether brackets and dashes are compared too, as this package sets them, or only the groups of digits.
   * @default false
   */
  hasExactText?: boolean | undefined;
  mount: (settings: CaseSettings, place: HTMLElement) => MountedField | Promise<MountedField>;
}
