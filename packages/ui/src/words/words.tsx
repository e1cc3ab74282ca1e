import { type ReactNode, useContext, useMemo } from 'react';
import { wordsContext } from '../family/words-context.ts';
import type { Words } from './all-words.ts';
import { en } from './en.ts';

export type { Template } from '../family/phone-words.ts';
export type { Words } from './all-words.ts';

const WordsContext = wordsContext<Words>();

export interface WordsProviderProps {
  /** All texts of a language, such as `ru` of `@org/ui/words/ru`, or only some that differ from the outer ones. */
  words: Partial<Words>;
  /** The application, or a part of it. */
  children: ReactNode;
}

/**
 * Sets the texts of all components inside it, of `@org/phone-input` too. Without it they are in English. Numbers, dates and sorting follow React
 * Aria's `I18nProvider`.
 */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const outer = useContext(WordsContext);
  const all = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <WordsContext.Provider value={all}>{children}</WordsContext.Provider>;
}

/** Returns the current texts, for a component of your own. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  return useMemo(() => ({ ...en, ...words }), [words]);
}
