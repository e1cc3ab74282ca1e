import { type Edit, erase, insert } from '../typing/edit.ts';
import { phoneForms } from '../typing/forms.ts';
import type { PhoneState, StartOptions } from '../typing/state.ts';
import { applyTextEdit } from '../typing/text-edit.ts';
import { selectedDigits, selectionOf, travelOf } from '../typing/text-field.ts';
import type { PhoneElementOptions } from './element-options.ts';

/** The field that a text input belongs to. */
interface TextOwner {
  state: () => PhoneState;
  rules: () => StartOptions & PhoneElementOptions;
  prefixLength: () => number;
  commit: (edit: Edit, at?: number) => void;
  /** Undoes or redoes a step. */
  travel: (isRedo: boolean) => void;
  /** Sends the form. */
  send: () => void;
}

/** Reads what the browser does to the text, and what is copied and pasted, as edits of the digits. */
export function listenToText(input: HTMLInputElement, owner: TextOwner) {
  listenToChanges(input, owner);
  listenToClipboard(input, owner);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) owner.send();
    const isRedo = input.readOnly ? null : travelOf(event);
    if (isRedo === null) return;
    event.preventDefault();
    owner.travel(isRedo);
  });
}

function listenToChanges(input: HTMLInputElement, owner: TextOwner) {
  let before: { start: number; end: number } | null = null;
  let isComposing = false;
  const readBack = (inputType: string | undefined, at?: number) => {
    const edit = {
      text: phoneForms(owner.state(), owner.rules()).formatted,
      prefixLength: owner.prefixLength(),
      before,
      now: input.value,
      caret: selectionOf(input).end,
      inputType,
    };
    before = null;
    owner.commit(applyTextEdit(owner.state(), edit, owner.rules()), at);
  };
  input.addEventListener('beforeinput', (event) => {
    before = selectionOf(input);
    if (!event.inputType.startsWith('history')) return;
    event.preventDefault();
    owner.travel(event.inputType === 'historyRedo');
  });
  input.addEventListener('input', (event) => {
    event.stopPropagation();
    const { inputType } = event as InputEvent;
    if (!isComposing) readBack(inputType, event.timeStamp);
  });
  input.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  input.addEventListener('compositionend', () => {
    isComposing = false;
    readBack('insertCompositionText');
  });
}

function listenToClipboard(input: HTMLInputElement, owner: TextOwner) {
  const selection = () => selectedDigits(input, input.value, owner.prefixLength());
  const copy = (event: ClipboardEvent) => {
    const { from, to } = selection();
    if (owner.rules().copyNumbersOnly === false || from === to) return null;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', owner.state().digits.slice(from, to));
    return { from, to };
  };
  input.addEventListener('copy', copy);
  input.addEventListener('cut', (event) => {
    const range = input.readOnly ? null : copy(event);
    if (range) owner.commit({ state: erase(owner.state(), range, owner.rules()) });
  });
  input.addEventListener('paste', (event) => {
    event.preventDefault();
    if (input.readOnly) return;
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    owner.commit(insert(owner.state(), selection(), pasted, owner.rules()));
  });
}
