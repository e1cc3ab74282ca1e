import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { useBrowserLayoutEffect, useListener } from '../use-stable.ts';
import { type Edit, erase, insert } from './edit.ts';
import { codeInField, type PhoneState, type RuleOptions } from './state.ts';
import { applyTextEdit } from './text-edit.ts';
import { caretIn, selectedDigits, selectionOf, travelOf } from './text-field.ts';

/** Ref to the text field. */
export type FieldRef = { current: HTMLInputElement | null };

/** Props of the phone's text field. */
export type PhoneInputHandlers = InputHTMLAttributes<HTMLInputElement> & { ref: FieldRef };

interface Wiring {
  /** The state and the text of this render. */
  shown: PhoneState;
  text: string;
  /** Returns the newest state, which may be newer than that of the render. */
  current: () => PhoneState;
  format: (state: PhoneState) => string;
  rules: RuleOptions;
  options: {
    prefix?: string | undefined;
    disableCountryCode?: boolean | undefined;
    isReadOnly?: boolean | undefined;
    jumpCursorToEnd?: boolean | undefined;
    copyNumbersOnly?: boolean | undefined;
  };
  commit: (edit: Edit, at?: number) => void;
  /** Undoes or redoes a step. */
  travel: (isRedo: boolean) => void;
}

/**
 * Handlers of the text field. Every change goes the same way: the browser changes the text, the change is read as an
 * edit of the digits, and text and caret are set together after the render. While an input method composes, and between
 * the two halves of a drag, the text is not touched.
 */
export function useInputHandlers(ref: FieldRef, wiring: Wiring): PhoneInputHandlers {
  const { shown, text, rules, options, commit } = wiring;
  const [draft, setDraft] = useState<string | null>(null);
  const prefixLength = options.disableCountryCode ? 0 : (options.prefix ?? '+').length;
  const before = useTextBefore(ref, wiring);

  useBrowserLayoutEffect(() => {
    const field = ref.current;
    // In Safari, setting the selection of an unfocused field focuses it.
    if (!field?.matches(':focus') || draft !== null) return;
    const caret = caretIn(text, shown, prefixLength);
    // The caret is usually there already, and setting it takes longer than reading it.
    if (field.selectionStart === caret && field.selectionEnd === caret) return;
    field.setSelectionRange(caret, caret);
  }, [shown, draft]);

  const readBack = (field: HTMLInputElement, inputType: string | undefined, at?: number) => {
    const known = wiring.format(wiring.current());
    const edit = {
      text: known,
      prefixLength,
      before: before.current,
      now: field.value,
      caret: selectionOf(field).end,
      inputType,
    };
    before.current = null;
    setDraft(null);
    commit(applyTextEdit(wiring.current(), edit, rules), at);
  };
  return {
    ref,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    dir: 'ltr',
    value: draft ?? text,
    readOnly: options.isReadOnly,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const native = event.nativeEvent as InputEvent;
      if (native.isComposing || native.inputType === 'deleteByDrag') setDraft(event.target.value);
      else readBack(event.target, native.inputType, event.timeStamp);
    },
    onCompositionStart: (event) => setDraft(event.currentTarget.value),
    onCompositionEnd: (event) => readBack(event.currentTarget, 'insertCompositionText'),
    // Here digits were dragged to another field. Digits dropped in this field have been read already.
    onDragEnd: (event) => {
      if (draft !== null) readBack(event.currentTarget, 'insertFromDrop');
    },
    onKeyDown: (event) => onTravelKey(event, wiring),
    ...clipboardHandlers(wiring, prefixLength),
    ...useCaretOnFocus(wiring),
  };
}

/** Clipboard handlers: copying gives digits, a paste is read as a number. */
function clipboardHandlers(
  { text, rules, options, commit, current }: Wiring,
  prefixLength: number,
) {
  const selection = (field: HTMLInputElement) => selectedDigits(field, text, prefixLength);
  const copy = (event: ClipboardEvent<HTMLInputElement>) => {
    const { from, to } = selection(event.currentTarget);
    if (options.copyNumbersOnly === false || from === to) return null;
    event.preventDefault();
    event.clipboardData.setData('text/plain', current().digits.slice(from, to));
    return { from, to };
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent<HTMLInputElement>) => {
      const range = options.isReadOnly ? null : copy(event);
      if (range) commit({ state: erase(current(), range, rules) });
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      if (options.isReadOnly) return;
      const pasted = event.clipboardData.getData('text/plain');
      commit(insert(current(), selection(event.currentTarget), pasted, rules));
    },
  };
}

/** On focus puts the caret after the dial code of an empty field; otherwise the caret stays where the user put it. */
function useCaretOnFocus({ shown, text, rules, options }: Wiring) {
  const isPress = useRef(false);
  const toEnd = (field: HTMLInputElement) => {
    const isEmpty = shown.digits === '' || shown.digits === codeInField(shown.country, rules);
    if (isEmpty || options.jumpCursorToEnd) field.setSelectionRange(text.length, text.length);
  };
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      isPress.current = !currentTarget.matches(':focus');
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!isPress.current) toEnd(currentTarget);
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      const { start, end } = selectionOf(currentTarget);
      if (isPress.current && start === end) toEnd(currentTarget);
      isPress.current = false;
    },
  };
}

/** Keeps the selection from before the browser changes the text. Also handles undo by menu and by shaking a phone. */
function useTextBefore(ref: FieldRef, { travel }: Wiring) {
  const before = useRef<{ start: number; end: number } | null>(null);
  const onBeforeInput = (event: InputEvent) => {
    before.current = selectionOf(event.target as HTMLInputElement);
    if (!event.inputType.startsWith('history')) return;
    event.preventDefault();
    travel(event.inputType === 'historyRedo');
  };
  useListener(() => ref.current, 'beforeinput', onBeforeInput);
  return before;
}

function onTravelKey(event: KeyboardEvent, { travel, options }: Wiring) {
  const isRedo = options.isReadOnly ? null : travelOf(event);
  if (isRedo === null) return;
  event.preventDefault();
  travel(isRedo);
}
