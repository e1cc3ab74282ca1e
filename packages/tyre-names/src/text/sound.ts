import { asSounded, fold, keeping } from './spelling.ts';

/** English spellings of sounds as Russians hear them, longest first. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/tch/g, 'ch'],
  [/ck|cq|qu|q/g, 'k'],
  [/ph/g, 'f'],
  [/(?<=[a-z])igh(?=t|$)/g, 'ai'],
  [/eu(?=r)/g, 'ev'],
  [/(?<=[a-z]|^)i(?=[bcdfgklmnprstvz]e$)/g, 'ai'],
  [/(?<=[a-z])a(?=[cdfgklmnprstvz](?:er?|ing)$)/g, 'ei'],
  [/(?<=[a-z])u(?=[dlmnt]e$)/g, 'yu'],
  [/ower/g, 'auer'],
  [/ee|ea(?!u)|ie/g, 'i'],
  [/oo/g, 'u'],
  [/aw(?![aeiou])/g, 'o'],
  [/coun(?=tr)/g, 'kan'],
  [/a(?=ll$)/g, 'o'],
  [/gu(?=[aei])/g, 'g'],
  [/ow(?![aeiou])|oa/g, 'ou'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/dg(?=e)|j/g, 'g'],
  [/(?<=[a-z]{2})e$/g, ''],
];

/**
 * English spellings that Russians pronounce in several ways: «карактер», «артмоушн», «блюерс», «айсепт», «сноу» and
 * «снов», «клаймат» and «климат».
 */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/ow$/, 'ov'],
  [/ch(?=[ar])/, 'k'],
  [/tion/, 'shn'],
  [/ture/, 'cher'],
  [/earth/, 'ers'],
  [/th/, 's'],
  [/th/, 't'],
  [/^i(?=[bcdfgklmnpstvz])/, 'ai'],
  [/ea/, 'ei'],
  [/qu/, 'kv'],
  [/er$/, 'a'],
  [/aw(?![aeiou])/, 'av'],
  [/^eu/, 'yu'],
  [/au(?=t)/, 'av'],
  [/ue$/, 'u'],
  [/climate/, 'klaimat'],
  [/climate/, 'klimat'],
];

const variantsOf = (word: string) => [
  word,
  ...VARIANTS.map(([pattern, sound]) => word.replace(pattern, sound)),
];

/** Returns every way that a word of a name may sound. */
export const soundsOf = (word: string): string[] => [...new Set(variantsOf(word).map(soundOfName))];

/** Differences of spelling that do not count: й and ы, дж and ж, doubled letters. */
const COMMON: readonly (readonly [RegExp, string])[] = [
  [/dzh|zh/g, 'g'],
  [/yu|iu/g, 'u'],
  [/y/g, 'i'],
  [/ii+/g, 'i'],
  [/(.)\1+/g, '$1'],
];

const replaceAll = (word: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);

function hear(word: string): string {
  const folded = fold(word);
  const latin = /[а-я]/.test(folded) ? asSounded(folded) : replaceAll(folded, ENGLISH);
  return replaceAll(latin, COMMON);
}

/** Longer ones are no words, and nobody types them twice. */
const LONGEST_KEPT = 24;
const heard = keeping(hear);
/**
 * Returns how a word sounds, whichever alphabet it is written in: «сноу» and `snow`, «комфорт» and `comfort` are the
 * same.
 */
export const soundOf = (word: string): string =>
  word.length > LONGEST_KEPT ? hear(word) : heard(word);

/** All words of brands and models, with room: each list asks for the same ones again and again. */
const MAX_WORDS = 50_000;

/** Returns what `soundOf` does, and remembers all names that there are. */
export const soundOfName = keeping(hear, MAX_WORDS);

/** What is heard alike, and what is not heard. Whichever vowel it is, it stays a vowel. */
const LIKE: readonly (readonly [RegExp, string])[] = [
  [/^vr/g, 'r'],
  [/[aeiou]+/g, '_'],
  [/sh|ts|z/g, 's'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Returns the consonants of a word as they sound, with `_` for the vowels between: «рэнглер» and `wrangler` are `r_ngl_r`. */
export const consonantsOf = keeping((word: string): string => replaceAll(soundOf(word), LIKE));

/** Returns the consonants of a word of a name, in every way that it may sound. */
export const consonantsOfName = (word: string): string[] => [
  ...new Set(variantsOf(word).map((one) => replaceAll(soundOfName(one), LIKE))),
];
