import { type KeyboardEvent, useRef } from 'react';

/** Whether a key types a character and is not part of a shortcut. */
export function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** Whether a key pressed on this element types text into it. */
export function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  );
}

/** Pause after which type-ahead starts a new word, ms. */
const PAUSE_MS = 500;

/**
 * Collects letters typed in quick succession. The returned function takes a key event and `go`, which is called with
 * the letters so far and returns false if nothing matches. It returns whether it used the key. A space is used only if
 * it continues a label.
 */
export function useTypeAhead() {
  const typed = useRef({ letters: '', at: 0 });
  return (event: KeyboardEvent, go: (letters: string) => boolean): boolean => {
    if (!isCharacter(event)) return false;
    const isNew = event.timeStamp - typed.current.at > PAUSE_MS;
    const before = isNew ? '' : typed.current.letters;
    if (event.key === ' ' && (before === '' || !go(`${before} `))) return false;
    if (event.key !== ' ') go(before + event.key);
    typed.current = { letters: before + event.key, at: event.timeStamp };
    return true;
  };
}
