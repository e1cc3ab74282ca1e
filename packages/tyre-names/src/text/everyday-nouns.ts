import nouns from '../dictionary/everyday-nouns.json' with { type: 'json' };
import { caseForms } from './cases.ts';
import { fold, wordInOtherLayout } from './spelling.ts';

let forms: ReadonlySet<string> | undefined;

/**
 * Checks whether a word, in either layout, is one that everybody uses every day. It sounds like some name by chance: «комната» is not
 * Compasal, and «мама» not Kama. A name that is spelt so stays a name.
 */
export function isEverydayNoun(word: string): boolean {
  forms ??= new Set(nouns.flatMap((noun) => caseForms(fold(noun))));
  return forms.has(word) || forms.has(wordInOtherLayout(word));
}
