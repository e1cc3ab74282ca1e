import { isEverydayNoun } from '../text/everyday-nouns.ts';
import { consonantsOf, soundOf } from '../text/sound.ts';
import {
  asLatin,
  asMarking,
  asSounded,
  inOtherLayout,
  keeping,
  wordsOf,
} from '../text/spelling.ts';
import { nearest } from '../text/typos.ts';
import type { ModelWords } from './model-words.ts';
import { modelsOf } from './models.ts';
import { isModelWord, sounding, spellings } from './read-loosely.ts';

/** Checks whether a guessed spelling begins a word of a model: «рад» is not found in «Strada». */
const beginsModelWord = (index: ModelWords, word: string) => {
  const [first] = wordsOf(word);
  return (
    first !== undefined &&
    isModelWord(index, word) &&
    index.modelWords.keys().some((known) => known.startsWith(first))
  );
};

/**
 * Returns a word in the other layout if it has only letters and digits there. Three letters begin too many words by
 * chance, so they must be a whole word.
 */
const inLettersOfOtherLayout = (index: ModelWords, word: string): string[] => {
  const other = inOtherLayout(word);
  const isLong = word.length > 3 || (word.length === 3 && index.modelWords.has(other));
  return isLong && /^[0-9a-zа-я]+$/.test(other) ? [other] : [];
};

/**
 * How Russians write the English names of letters: «икс айс» is X-Ice. Also words that sound different from their
 * spelling, and makers' abbreviations.
 */
export const SPOKEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    икс: 'x',
    экс: 'x',
    ай: 'i',
    би: 'b',
    бэ: 'b',
    пи: 'p',
    пэ: 'p',
    эс: 's',
    ес: 's',
    си: 'c',
    ди: 'd',
    эр: 'r',
    ар: 'r',
    эм: 'm',
    эн: 'n',
    эф: 'f',
    джи: 'g',
    эйч: 'h',
    кей: 'k',
    кью: 'q',
    эль: 'l',
    ти: 't',
    тэ: 't',
    ви: 'v',
    зет: 'z',
    ви8: 'v8',
    мад: 'mud',
    бизнес: 'business',
    hkpl: 'hakkapeliitta',
    хкпл: 'hakkapeliitta',
    хака: 'hakka',
    хаку: 'hakka',
    хаки: 'hakka',
  }),
);

/** The most letters of a word that is too short to be found inside other words, or to be guessed. */
export const SHORT = 3;

/** A shorter everyday word is never a name. */
const MIN_HEARD = 5;

/** Splits a code: `v521` is V-521. */
export const partedCode = (word: string) =>
  /^[a-z]{1,3}\d{2,}$/.test(word) ? word.replace(/(?=\d)(?<!\d)/, ' ') : undefined;

const kept = new WeakMap<ModelWords, (word: string) => readonly string[]>();

/** Returns the words of models' names that a typed word means, despite layout, sound and typing errors. */
export function modelWords(index: ModelWords, word: string): readonly string[] {
  // each word of a text is asked for again with each of the next ones
  const known = kept.get(index) ?? keeping((one) => guessWords(index, one));
  kept.set(index, known);
  return known(word);
}

/** What A/T and M/T stand for. */
const TERRAINS: Readonly<Record<string, readonly string[]>> = {
  at: ['all terrain'],
  mt: ['mud terrain'],
};

function guessWords(index: ModelWords, word: string): readonly string[] {
  // «ат» is A/T, «лх» is LX
  const spelt = asLatin(word);
  if (/^[amhur]t$/.test(spelt) && isModelWord(index, `${spelt[0]} t`))
    return [spelt, `${spelt[0]} t`, ...(TERRAINS[spelt] ?? []), asSounded(word)];
  if (isModelWord(index, word)) return word === 'евро' ? [word, 'euro'] : [word];
  const letters = /^[а-я]{2,3}$/.test(word) ? asMarking(word) : '';
  if (/^[a-z]+$/.test(letters) && index.modelWords.has(letters)) return [letters];
  const code = partedCode(spelt);
  // a letter and a number must be one code: «л200» is not KLS200
  const isOneCode = /^[a-z]{2}/.test(spelt) || index.modelWords.has(spelt);
  if (code !== undefined && isOneCode && isModelWord(index, code)) return [code];
  // «норд» means north in Russian, and also begins Nord*Frost
  const north = word === 'норд' ? ['nord', 'north'].filter((one) => isModelWord(index, one)) : [];
  if (north.length > 0) return north;
  const letter = SPOKEN.get(word);
  if (letter && isModelWord(index, letter)) return [letter];
  const seen = [asLatin(word), asSounded(word)].filter((one) => beginsModelWord(index, one));
  // a word in Latin letters is compared by spelling, not by sound: «rays» is not «ice»
  const heard = /[а-я]/.test(word) ? sounding(index, word) : [];
  if (seen.length + heard.length > 0) return [...new Set([...heard, ...seen])];
  // «чек» is no `xtr`, «брак» no Black; «виноград» beside Nexen is a Winguard
  if (word.length < MIN_HEARD && isEverydayNoun(word)) return [word];
  const others = inLettersOfOtherLayout(index, word);
  const typed = others.filter((one) => beginsModelWord(index, one));
  if (typed.length > 0) return typed;
  const soundingNames = others.flatMap((one) => sounding(index, one));
  if (soundingNames.length > 0) return soundingNames;
  // a name of three letters is one error away from too many words: «пресс» is not RES
  const near = nearest([...spellings(word), asSounded(word)], index.modelWords).filter(
    ({ length }) => length > SHORT,
  );
  if (near.length > 0) return near;
  // a short word must begin with the same sound: «нуна» is not Runner
  const sound = soundOf(word);
  const sounds = /[а-я]/.test(word)
    ? nearest([sound], index.modelSounds).filter((one) => sound.length > 5 || one[0] === sound[0])
    : [];
  return sounds.length > 0 ? sounds.flatMap((sound) => index.modelSounds.get(sound)!) : [word];
}

/** Fewer consonants are those of too many words. */
export const MIN_CONSONANTS = 3;

/**
 * Returns the words of a brand's models that a typed word means. Beside its brand a word may also be heard by its
 * consonants alone: «кенда клав», «гудиер рэнглер». Decision 508.
 */
export function modelWordsOf(
  index: ModelWords,
  word: string,
  brands: readonly string[],
): readonly string[] {
  const words = modelWords(index, word);
  // «мишлен пс5» is the Pilot Sport 5, unless a name has such a code
  if (/^[a-zа-я]{2,3}\d{1,2}$/.test(word) && modelsOf(index, [words], brands).length === 0) {
    const named = index.modelInitials.get(asSounded(word)) ?? [];
    const withModels = named.filter((name) => modelsOf(index, [[name]], brands).length > 0);
    return withModels.length > 0 ? [...new Set(withModels)] : words;
  }
  if (!/^[а-я]{4,}$/.test(word) || isEverydayNoun(word)) return words;
  if (modelsOf(index, [words], brands).length > 0) return words;
  const consonants = consonantsOf(word);
  if (consonants.replaceAll('_', '').length < MIN_CONSONANTS) return words;
  const alike = (index.modelConsonants.get(consonants) ?? []).filter(
    (one) => modelsOf(index, [[one]], brands).length > 0,
  );
  return alike.length > 0 ? alike : words;
}
