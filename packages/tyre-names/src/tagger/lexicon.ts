import { openDraft } from '../name/draft.ts';
import { asLatin } from '../text/spelling.ts';
import type { Dictionary } from '../trade/dictionary.ts';
import { tokensOf } from './tokens.ts';

/** Words from the names of brands and models. */
export interface Lexicon {
  brands: Set<string>;
  models: Set<string>;
}

/** Replaces look-alike letters, so that a lexicon has each word only once. */
export const wordKey = (word: string) => asLatin(word);

const addWords = (words: Set<string>, name: string) => {
  for (const { text } of tokensOf(openDraft(name)))
    if (/[a-zа-я]{2}/.test(text)) words.add(wordKey(text));
};

const lexicons = new WeakMap<Dictionary, { version: number; lexicon: Lexicon }>();

export function lexiconOf(dictionary: Dictionary): Lexicon {
  const known = lexicons.get(dictionary);
  if (known?.version === dictionary.version) return known.lexicon;
  const lexicon: Lexicon = { brands: new Set(), models: new Set() };
  for (const [key, names] of dictionary.brands) {
    lexicon.brands.add(wordKey(key));
    for (const name of names) addWords(lexicon.brands, name);
  }
  for (const models of dictionary.models.values())
    for (const name of models.values()) addWords(lexicon.models, name);
  lexicons.set(dictionary, { version: dictionary.version, lexicon });
  return lexicon;
}
