import { type KeyboardEvent, useRef } from 'react';

/** Whether a key writes a character: nothing that a shortcut is made of. */
export function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** After how long a pause type-ahead begins a new word, ms. */
const PAUSE_MS = 500;

/** Letters typed one soon after the other. */
export function useTypedLetters() {
  const typed = useRef({ letters: '', at: 0 });
  const isFresh = (now: number) => now - typed.current.at > PAUSE_MS;
  return {
    /** Whether the next character continues a word. */
    isTyping: (event: KeyboardEvent) => !isFresh(event.timeStamp) && typed.current.letters !== '',
    /** Adds the character of the event; returns the letters so far. */
    add: (event: KeyboardEvent) => {
      const before = isFresh(event.timeStamp) ? '' : typed.current.letters;
      typed.current = { letters: before + event.key, at: event.timeStamp };
      return typed.current.letters;
    },
  };
}
