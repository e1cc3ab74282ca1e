import { isEverydayNoun } from '../text/everyday-nouns.ts';
import { soundOf } from '../text/sound.ts';
import { asLatin, asSounded, wordsOf } from '../text/spelling.ts';
import type { Reading } from '../text/text-reading.ts';
import { nearest } from '../text/typos.ts';
import type { Model, ModelWords } from './model-words.ts';
import { modelReading, modelsOf } from './models.ts';
import type { Piece } from './piece.ts';
import { sounding } from './read-loosely.ts';
import { modelWords, modelWordsOf, SHORT, SPOKEN } from './spoken-words.ts';

/** A model that unread words name, with the brand that was chosen among several. */
export interface ReadModels {
  run: readonly Piece[];
  reading: Reading;
  brand: string | undefined;
  brands: readonly string[];
}

/** Checks whether words are specific enough for a model. One or two digits alone occur in too many names. */
const isTelling = (run: readonly Piece[]) => run.some(({ word }) => /[a-zа-я]|\d{3}/.test(word));

const isNumber = (run: readonly Piece[]) => run.every(({ word }) => /^\d+$/.test(word));

/** Checks whether a single word is too short: two letters begin too many words. */
const isTooShort = (index: ModelWords, [first, ...others]: readonly Piece[]) =>
  others.length === 0 &&
  (first!.word.length < 2 || (first!.word.length < 3 && !index.modelWords.has(first!.word)));

/**
 * Keeps the models that have a short word as a word of their name: «бус» is not Business, `OWL` is not SnowLink.
 * Longer words, and short ones beside others, may also be a part of a word.
 */
function withWholeWord(
  index: ModelWords,
  models: readonly Model[],
  [first, ...others]: readonly Piece[],
  meant: readonly string[],
): readonly Model[] {
  if (others.length > 0 || first!.word.length > SHORT || /^\d+$/.test(first!.word)) return models;
  return models.filter((model) =>
    meant.some((typed) =>
      wordsOf(typed).every((word) => index.modelWords.get(word)?.includes(model)),
    ),
  );
}

/**
 * Checks whether a four-letter word is too risky to guess. One error turns it into any other word, such as «евро» into
 * EVO, so only a brand can confirm that a model is meant.
 */
const isWildGuess = (
  index: ModelWords,
  [first, ...others]: readonly Piece[],
  meant: readonly string[],
) =>
  others.length === 0 &&
  /^[а-я]{4}$/.test(first!.word) &&
  sounding(index, first!.word).length === 0 &&
  meant.every((word) => !word.startsWith(asSounded(first!.word)) && !SPOKEN.has(first!.word));

/** Checks whether a single word says what car a tyre is for, which models of several makes end with: «суви». */
const isBodyStyle = ([first, ...others]: readonly Piece[]) =>
  others.length === 0 && /^(?:suv|суви?)$/.test(first!.word);

/** Checks whether a single word has one or two Russian letters and is no word of a name: «то» is not Touring. */
const isParticle = (index: ModelWords, [first, ...others]: readonly Piece[]) =>
  others.length === 0 &&
  /^[а-я]{1,2}$/.test(first!.word) &&
  !SPOKEN.has(first!.word) &&
  ![asLatin(first!.word), asSounded(first!.word)].some((word) => index.modelWords.has(word));

/** The most words of a search that may name one model. */
const LONGEST = 6;

/**
 * Checks whether words cut a code in two, leaving its letters or its number outside: `WS71` is not `WS51`, «Бел-117» is
 * not «Бел-268».
 */
const isHalfCode = (run: readonly Piece[], other: readonly Piece[], q: string) => {
  const [first, last] = [other[0]!, other.at(-1)!];
  const [before, next] = [run[run.indexOf(first) - 1], run[run.indexOf(last) + 1]];
  const isCut =
    next !== undefined &&
    (next.start === last.end ||
      (/^\d{2,}/.test(next.word) &&
        (/^[a-zа-я]{1,2}$/.test(last.word) || q.slice(last.end, next.start) === '-')));
  return isCut || before?.end === first.start;
};

/** Checks whether a number behind some words of a run makes another version of models that lack it. */
function isOtherVersion(
  run: readonly Piece[],
  other: readonly Piece[],
  models: readonly Model[],
): boolean {
  const last = other.at(-1)!;
  const next = run[run.indexOf(last) + 1];
  if (!next || !/^\d{1,3}\+?$/.test(next.word) || /\d$/.test(last.word)) return false;
  const version = new RegExp(`(?<!\\d)${next.word.replace('+', '\\+')}(?!\\d)`);
  return next.start - last.end === 1 && !models.some(({ name }) => version.test(name));
}

const CODE = /^[a-zа-я]{1,6}\d{1,3}[a-z]?$/;

/**
 * Returns the code right behind words without a number: the `es32` of «blue earth es32» decides which model it is. It
 * may have been read as two pieces.
 */
function codeBehind(run: readonly Piece[], window: readonly Piece[]): string | undefined {
  const at = run.indexOf(window.at(-1)!) + 1;
  const [next, number] = [run[at], run[at + 1]];
  const code = next && number?.start === next.end ? next.word + number.word : next?.word;
  return code && CODE.test(code) && window.every(({ word }) => /^\D+$/.test(word))
    ? code
    : undefined;
}

/** Checks whether a run has a word more often than the models that it seems to name: «Primacy 4 - 4» is four of them. */
function saysTwice(other: readonly Piece[], models: readonly Model[]): boolean {
  const repeated = other.filter(({ word }, at) => other.findIndex((one) => one.word === word) < at);
  const least = (word: string) => other.filter((one) => one.word === word).length;
  return repeated.some(({ word }) =>
    models.every(
      ({ name }) =>
        wordsOf(name.toLowerCase()).filter((nameWord) => nameWord === word).length < least(word),
    ),
  );
}

/** Checks whether a word that nobody knows stands right beside some words of a run. */
const isHalfName = (run: readonly Piece[], other: readonly Piece[]) =>
  other.every(({ word }) => /^\D+$/.test(word)) &&
  [run[run.indexOf(other[0]!) - 1], run[run.indexOf(other.at(-1)!) + 1]].some(
    (beside) => beside !== undefined && /^[a-zа-я]{4,}$/.test(beside.word),
  );

/** «шикарный комфорт»: it says something of the goods, and is no part of a name. */
const ADJECTIVE = /(?:[ыио]й|[ая]я|[оыи]е|ую)$/;

/** Checks whether a word that no model of the brand has stands right before the one word that is looked at. */
function isBehindUnknown(
  index: ModelWords,
  run: readonly Piece[],
  [word, ...others]: readonly Piece[],
  brand: string,
): boolean {
  const before = run[run.indexOf(word!) - 1];
  return (
    others.length === 0 &&
    before !== undefined &&
    /^[a-zа-я]{4,}$/.test(before.word) &&
    !ADJECTIVE.test(before.word) &&
    /^[a-zа-я]{4,}$/.test(word!.word) &&
    word!.start - before.end === 1 &&
    modelsOf(index, [modelWordsOf(index, before.word, [brand])], [brand]).length === 0
  );
}

/** Yields runs of neighbouring words, the longest first. */
function* windows(run: readonly Piece[]): Generator<readonly Piece[]> {
  for (let length = Math.min(run.length, LONGEST); length > 0; length--)
    for (let start = 0; start + length <= run.length; start++)
      yield run.slice(start, start + length);
}

/**
 * Returns the meanings of each word. Two words that together sound like one word of a name are looked up as one:
 * «премиум контакт».
 */
function wordsIn(
  index: ModelWords,
  run: readonly Piece[],
  meant: ReadonlyMap<string, readonly string[]>,
): (readonly string[])[] {
  const words: (readonly string[])[] = [];
  for (let at = 0; at < run.length; at++) {
    const [word, next] = [run[at]!.word, run[at + 1]?.word];
    const glued = next && (asCode(index, word, next) ?? asOne(index, word, next));
    words.push(glued || meant.get(word)!);
    if (glued) at++;
  }
  return words;
}

/** Looks up letters and a number as one code: «грабер ат 3» is AT3, «пилот спорт 4 с» is 4S. */
function asCode(index: ModelWords, word: string, next: string): readonly string[] | undefined {
  const isCode = /^[a-zа-я]{1,3} \d{1,3}$|^\d [a-zа-я]$/.test(`${word} ${next}`);
  const code = isCode && asLatin(word + next);
  return code && index.modelWords.has(code) ? [code] : undefined;
}

/**
 * Looks up two words as one. If neither has a meaning of its own, small differences in sound are allowed: «гео лендер».
 */
function asOne(index: ModelWords, word: string, next: string): readonly string[] | undefined {
  if (!/^[^\d]{3,}$/.test(next)) return undefined;
  const sound = soundOf(word + next);
  const exact = index.modelSounds.get(sound);
  const isName = [word, next].every((half) => sounding(index, half).length > 0);
  if (exact || isName || sound.length < 8 || !/[а-я]/.test(next)) return exact;
  const near = nearest([sound], index.modelSounds).filter(
    (one) => Math.abs(one.length - sound.length) <= 1,
  );
  return near.length > 0 ? near.flatMap((one) => index.modelSounds.get(one)!) : undefined;
}

const isChanceSound = (index: ModelWords, word: string) =>
  isEverydayNoun(word) && !index.modelWords.has(word);

/** Reads the models that neighbouring unread words name: with all words, otherwise with as many as possible. */
export function readModels(
  index: ModelWords,
  run: readonly Piece[],
  q: string,
  brand: Reading | undefined,
  isTyre: boolean,
): ReadModels | undefined {
  const named = brand && [brand.value, ...(brand.alternatives ?? []).map(({ value }) => value)];
  const brands = named ?? [undefined];
  const meant = new Map(
    run.map(({ word }) => [
      word,
      named ? modelWordsOf(index, word, named) : modelWords(index, word),
    ]),
  );
  for (const window of windows(run)) {
    if (isHalfCode(run, window, q)) continue;
    if (!brand && (!isTelling(window) || isTooShort(index, window))) continue;
    if (isBodyStyle(window) || isParticle(index, window)) continue;
    // an everyday word is of a model if its brand is named
    if (!brand && window.some(({ word }) => isChanceSound(index, word))) continue;
    // a number after an unknown word belongs to that word: «кир 700» is not TM700
    const before = run[run.indexOf(window[0]!) - 1];
    if (before && (!isTelling(window) || (!brand && isNumber(window)))) continue;
    if (!brand && isWildGuess(index, window, meant.get(window[0]!.word)!)) continue;
    const words = wordsIn(index, window, meant);
    // without a brand two letters begin words by chance: «ти эс» is not S/T
    if (!brand && words.every((others) => others.every(({ length }) => length === 1))) continue;
    const corrected =
      words.length !== window.length || window.some(({ word }, at) => words[at]![0] !== word);
    const shown = corrected
      ? words.map(([first]) => first).join(' ')
      : q.slice(window[0]!.start, window.at(-1)!.end);
    for (const name of brands) {
      const models = brand
        ? modelsOf(index, words, [name!])
        : withWholeWord(index, modelsOf(index, words), window, words[0]!);
      const reading = modelReading(models, shown);
      // «road 5» is not Road 6; behind a wheel stands its width
      if (reading && isTyre && isOtherVersion(run, window, models)) return undefined;
      const code = brand && reading && isTyre ? codeBehind(run, window) : undefined;
      if (code) {
        const coded = modelsOf(index, [modelWordsOf(index, code, [name!])], [name!]);
        // «proxes sport2» is no other Proxes
        if (coded.length === 0) return undefined;
        continue;
      }
      const brandNames = [...new Set(models.map((model) => model.brand))];
      // «ультра бюджет» is not every model with «Ultra»; the maker of a Winguard may be unknown
      if (!brand && brandNames.length > 2 && isHalfName(run, window)) continue;
      // «Nitto Terra Grappler» is no other Grappler
      if (name && models.length > 1 && isBehindUnknown(index, run, window, name)) continue;
      if (reading && !saysTwice(window, models))
        return { run: window, reading: { ...reading, corrected }, brand: name, brands: brandNames };
    }
  }
  return undefined;
}
