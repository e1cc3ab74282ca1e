import { type KeyboardEvent, useRef } from 'react';

/** Whether a key writes a character: nothing that a shortcut is made of. */
export function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** After how long a pause type-ahead begins a new word, ms. */
const PAUSE_MS = 500;

/**
 * Collects letters typed one soon after the other. Takes a key event and what to do with the letters so far (false when
 * they lead nowhere); says whether the key was one of them. A space is one only if a label goes on with it.
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
