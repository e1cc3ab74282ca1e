import { countDigits } from './caret.ts';
import { type Edit, erase, fillIn, insert } from './edit.ts';
import type { PhoneState, RuleOptions } from './state.ts';

/** A change that the browser made to the text of a field. */
export interface TextEdit {
  /** The text before the change. */
  text: string;
  /** Length of the prefix at its start. */
  prefixLength: number;
  /** Selection before the change; null if unknown. */
  before: { start: number; end: number } | null;
  /** The text after the change; `caret` is the end of the selection in it. */
  now: string;
  caret: number;
  /** `inputType` of the event. @see https://www.w3.org/TR/input-events-2/#interface-InputEvent-Attributes */
  inputType: string | undefined;
}

/** Turns a change of the text into an edit of the digits. */
export function applyTextEdit(state: PhoneState, edit: TextEdit, options: RuleOptions): Edit {
  const { inputType, text, now } = edit;
  if (!inputType) return fillIn(state, now, options);
  const before = selectionBefore(edit);
  if (before && inputType.startsWith('delete')) {
    return { state: eraseText(state, edit, before, options) };
  }
  const change = before
    ? { ...before, inserted: now.slice(before.start, now.length - (text.length - before.end)) }
    : findChange(edit);
  if (!change) return fillIn(state, now, options);
  const range = digitRange(edit, change.start, change.end);
  if (change.inserted !== '') return insert(state, range, change.inserted, options);
  const isMarkOnly = range.from === range.to;
  const from = isMarkOnly ? Math.max(0, range.from - 1) : range.from;
  return { state: erase(state, { from, to: range.to }, options) };
}

/** Changes elsewhere than at the selection: a suggestion, a drop, a composition. */
const ELSEWHERE = new Set(['insertReplacementText', 'insertFromDrop', 'insertCompositionText']);

/** The selection before the change, or null if the change was not made there, as by scripts that type. */
function selectionBefore({ before, inputType = '', text, now }: TextEdit) {
  if (!before || ELSEWHERE.has(inputType)) return null;
  const keepsLeft = now.startsWith(text.slice(0, before.start));
  const keepsRight = now.endsWith(text.slice(before.end));
  const isOneSided = before.start === before.end && inputType.startsWith('delete');
  const isSeen = isOneSided
    ? inputType.endsWith('Forward')
      ? keepsLeft
      : keepsRight
    : keepsLeft && keepsRight;
  return isSeen ? before : null;
}

const digitRange = ({ text, prefixLength }: TextEdit, start: number, end: number) => ({
  from: countDigits(text, start, prefixLength),
  to: countDigits(text, end, prefixLength),
});

/** The part of the old text that was replaced by the text before the caret; null if everything was replaced. */
function findChange({ text, now, caret }: TextEdit) {
  const tail = now.slice(caret);
  if (!text.endsWith(tail)) return null;
  const end = text.length - tail.length;
  let start = 0;
  while (start < Math.min(end, caret) && text[start] === now[start]) start++;
  return { start, end, inserted: now.slice(start, caret) };
}

/** Erases text. Skips characters of the mask and erases the digit behind them. */
function eraseText(
  state: PhoneState,
  edit: TextEdit,
  { start, end }: { start: number; end: number },
  options: RuleOptions,
): PhoneState {
  const range = digitRange(edit, start, end);
  if (start !== end) return erase(state, range, options);
  const isForward = edit.inputType?.endsWith('Forward') ?? false;
  const at = range.from;
  const reach = digitsReached(edit, start, isForward);
  const erased = erase(
    state,
    isForward ? { from: at, to: at + reach } : { from: at - reach, to: at },
    options,
  );
  return { ...erased, caretBeforeNext: isForward };
}

/** How many digits Backspace or Delete erases: one; with Ctrl a group; with Cmd all up to the end of the line. */
function digitsReached(
  { text, prefixLength, inputType = '' }: TextEdit,
  at: number,
  isForward: boolean,
) {
  const side = isForward
    ? text.slice(Math.max(at, prefixLength))
    : text.slice(prefixLength, Math.max(at, prefixLength));
  const digits = countDigits(side, side.length);
  if (inputType.includes('Line')) return digits;
  if (!inputType.includes('Word')) return Math.min(digits, 1);
  const group = (isForward ? /^\D*\d*/ : /\d*\D*$/).exec(side)?.[0] ?? '';
  return countDigits(group, group.length);
}
