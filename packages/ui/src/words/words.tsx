import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Words } from './all-words.ts';
import { en } from './en.ts';

export type { Words } from './all-words.ts';

const WordsContext = createContext<Words>(en);

export interface WordsProviderProps {
  /** A language of the library, as `ru` of `@org/ui/words/ru`, or some words that differ from those around. */
  words: Partial<Words>;
  /** The application, or a part of it. */
  children: ReactNode;
}

/**
 * Gives all components in it their words, in one place. Without it they speak English. Numbers, dates and sorting follow
 * React Aria's `I18nProvider`.
 */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const outer = useContext(WordsContext);
  const all = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <WordsContext.Provider value={all}>{children}</WordsContext.Provider>;
}

/** The words in use here, for a component of your own. */
export const useWords = () => useContext(WordsContext);
