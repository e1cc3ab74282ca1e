import { useContext } from 'react';
import { type PhoneWords, phoneEnglish } from '../family/phone-words.ts';
import { wordsContext } from '../family/words-context.ts';

const WordsContext = wordsContext<PhoneWords>();

/** The texts of the nearest `WordsProvider` of `@org/ui`, else the English ones. */
export const useWords = (): PhoneWords => ({ ...phoneEnglish, ...useContext(WordsContext) });
