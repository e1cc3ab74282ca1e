import { caretOffset, countDigits } from './caret.ts';
import type { PhoneState } from './state.ts';

/** Selection of the field. A text field, also of type `tel`, always has one. */
export const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement) => ({
  start: selectionStart as number,
  end: selectionEnd as number,
});

/** The selected digits, counted in the whole number. */
export function selectedDigits(field: HTMLInputElement, text: string, prefixLength: number) {
  const { start, end } = selectionOf(field);
  return {
    from: countDigits(text, start, prefixLength),
    to: countDigits(text, end, prefixLength),
  };
}

/** Where the caret of a state stands in its text. */
export const caretIn = (text: string, state: PhoneState, prefixLength: number) =>
  state.digits === ''
    ? text.length
    : caretOffset(text, state.caret, prefixLength, state.caretBeforeNext);

/** What of a key press decides. */
interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * Whether a key press redoes (true), undoes (false) or does neither (null). On a layout that is not Latin the physical
 * position of Z counts.
 */
export function travelOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.slice(-1).toLowerCase();
  const isRedo = letter === 'y' || (letter === 'z' && shiftKey);
  return letter === 'z' || isRedo ? isRedo : null;
}
