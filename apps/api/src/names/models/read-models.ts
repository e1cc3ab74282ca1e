import type { Reading } from '../text/reading.ts';
import { soundOf } from '../text/sound.ts';
import { asLatin, asMarking, asSounded, inOtherLayout, wordsOf } from '../text/spelling.ts';
import { nearest } from '../text/typos.ts';
import { modelReading, modelsOf } from './models.ts';
import type { NameIndex } from './names.ts';
import type { Piece } from './piece.ts';
import { isModelWord, sounding, spellings } from './read-loosely.ts';

/** A guess at a spelling counts from the beginning of a word alone: «рад» is no «Strada». */
const beginsModelWord = (index: NameIndex, word: string) => {
  const [first] = wordsOf(word);
  return (
    first !== undefined &&
    isModelWord(index, word) &&
    index.modelWords.keys().some((known) => known.startsWith(first))
  );
};

/** Keys of the other layout that are letters there; three of them begin too much by chance, and are a whole word. */
const inLettersOfOtherLayout = (index: NameIndex, word: string): string[] => {
  const other = inOtherLayout(word);
  const isLong = word.length > 3 || (word.length === 3 && index.modelWords.has(other));
  return isLong && /^[0-9a-zа-я]+$/.test(other) ? [other] : [];
};

/** Letters by their English names, as Russians write them: «икс айс» is X-Ice; what is heard otherwise, and makers' short words. */
export const SPOKEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    икс: 'x',
    экс: 'x',
    ай: 'i',
    би: 'b',
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

/** `v521` is V-521. */
export const partedCode = (word: string) =>
  /^[a-z]{1,3}\d{2,}$/.test(word) ? word.replace(/(?=\d)(?<!\d)/, ' ') : undefined;

/** The words of models' names that were meant, seen through layout, sound and slips. */
export function modelWords(index: NameIndex, word: string): string[] {
  // «ат» is A/T, «лх» LX
  const spelt = asLatin(word);
  if (/^[amhur]t$/.test(spelt) && isModelWord(index, `${spelt[0]} t`))
    return [spelt, `${spelt[0]} t`, asSounded(word)];
  if (isModelWord(index, word)) return [word];
  const letters = /^[а-я]{2,3}$/.test(word) ? asMarking(word) : '';
  if (/^[a-z]+$/.test(letters) && index.modelWords.has(letters)) return [letters];
  const code = partedCode(spelt);
  if (code !== undefined && isModelWord(index, code)) return [code];
  // north in Russian, and the beginning of Nord*Frost
  const north = word === 'норд' ? ['nord', 'north'].filter((one) => isModelWord(index, one)) : [];
  if (north.length > 0) return north;
  const letter = SPOKEN.get(word);
  if (letter && isModelWord(index, letter)) return [letter];
  const seen = [asLatin(word), asSounded(word)].filter((one) => beginsModelWord(index, one));
  // what is typed in Latin letters is spelt, not heard: «rays» is no «ice»
  const heard = /[а-я]/.test(word) ? sounding(index, word) : [];
  if (seen.length + heard.length > 0) return [...new Set([...heard, ...seen])];
  const others = inLettersOfOtherLayout(index, word);
  const typed = others.filter((one) => beginsModelWord(index, one));
  if (typed.length > 0) return typed;
  const told = others.flatMap((one) => sounding(index, one));
  if (told.length > 0) return told;
  const near = nearest([...spellings(word), asSounded(word)], index.modelWords);
  if (near.length > 0) return [...near];
  // a short word begins as it sounds: «нуна» is no Runner
  const sound = soundOf(word);
  const sounds = /[а-я]/.test(word)
    ? nearest([sound], index.modelSounds).filter((one) => sound.length > 5 || one[0] === sound[0])
    : [];
  return sounds.length > 0 ? sounds.flatMap((sound) => index.modelSounds.get(sound)!) : [word];
}

/** A model that unread words name, and which of several brands it is of. */
export interface ReadModels {
  run: readonly Piece[];
  reading: Reading;
  brand: string | undefined;
}

/** A digit alone is in the names of too many models; behind a word that nobody knows it is that word's. */
const isTelling = (run: readonly Piece[]) => run.some(({ word }) => /[a-zа-я]|\d{3}/.test(word));

/** Two letters begin too many words. */
const isTooShort = (index: NameIndex, [first, ...others]: readonly Piece[]) =>
  others.length === 0 &&
  (first!.word.length < 2 || (first!.word.length < 3 && !index.modelWords.has(first!.word)));

/** A slip in four letters makes any word of another, «евро» of EVO: only a brand tells that a model is meant. */
const isWildGuess = (
  index: NameIndex,
  [first, ...others]: readonly Piece[],
  meant: readonly string[],
) =>
  others.length === 0 &&
  /^[а-я]{4}$/.test(first!.word) &&
  sounding(index, first!.word).length === 0 &&
  meant.every((word) => !word.startsWith(asSounded(first!.word)) && !SPOKEN.has(first!.word));

/** Words of the longest question about one model. */
const LONGEST = 6;

/** Letters of a code without its number, or its number without them: `WS71` is no `WS51`, «Бел-117» no «Бел-268». */
const isHalfCode = (run: readonly Piece[], some: readonly Piece[], q: string) => {
  const [first, last] = [some[0]!, some.at(-1)!];
  const [before, next] = [run[run.indexOf(first) - 1], run[run.indexOf(last) + 1]];
  const isCut =
    next !== undefined &&
    (next.start === last.end ||
      (/^\d{2,}/.test(next.word) &&
        (/^[a-zа-я]{1,2}$/.test(last.word) || q.slice(last.end, next.start) === '-')));
  return isCut || before?.end === first.start;
};

/** Neighbouring words of a run, as many as possible first. */
function* windows(run: readonly Piece[]): Generator<readonly Piece[]> {
  for (let length = Math.min(run.length, LONGEST); length > 0; length--)
    for (let start = 0; start + length <= run.length; start++)
      yield run.slice(start, start + length);
}

/** «премиум контакт» is one word of a name: words that sound like one together are looked for as one. */
function wordsIn(
  index: NameIndex,
  run: readonly Piece[],
  meant: ReadonlyMap<string, readonly string[]>,
): (readonly string[])[] {
  const words: (readonly string[])[] = [];
  for (let at = 0; at < run.length; at++) {
    const [word, next] = [run[at]!.word, run[at + 1]?.word];
    const glued = next && /^[^\d]{3,}$/.test(next) ? asOne(index, word, next) : undefined;
    words.push(glued || meant.get(word)!);
    if (glued) at++;
  }
  return words;
}

/** «гео лендер»: the halves of a word that mean nothing apart may be heard with a slip. */
function asOne(index: NameIndex, word: string, next: string): readonly string[] | undefined {
  const sound = soundOf(word + next);
  const exact = index.modelSounds.get(sound);
  const isName = [word, next].every((half) => sounding(index, half).length > 0);
  if (exact || isName || sound.length < 8 || !/[а-я]/.test(next)) return exact;
  const near = nearest([sound], index.modelSounds).filter(
    (one) => Math.abs(one.length - sound.length) <= 1,
  );
  return near.length > 0 ? near.flatMap((one) => index.modelSounds.get(one)!) : undefined;
}

/** The models that neighbouring unread words name: all of them, else as many of them as name one. */
export function readModels(
  index: NameIndex,
  run: readonly Piece[],
  q: string,
  brand: Reading | undefined,
): ReadModels | undefined {
  const meant = new Map(run.map(({ word }) => [word, modelWords(index, word)]));
  const brands = brand
    ? [brand.value, ...(brand.alternatives ?? []).map(({ value }) => value)]
    : [undefined];
  for (const some of windows(run)) {
    if (isHalfCode(run, some, q)) continue;
    if (!brand && (!isTelling(some) || isTooShort(index, some))) continue;
    if (!isTelling(some) && run[run.indexOf(some[0]!) - 1]) continue;
    if (!brand && isWildGuess(index, some, meant.get(some[0]!.word)!)) continue;
    const words = wordsIn(index, some, meant);
    const corrected =
      words.length !== some.length || some.some(({ word }, at) => words[at]![0] !== word);
    const shown = corrected
      ? words.map(([first]) => first).join(' ')
      : q.slice(some[0]!.start, some.at(-1)!.end);
    for (const name of brands) {
      const models = modelsOf(index, words, name === undefined ? name : [name]);
      const reading = modelReading(models, shown);
      if (reading) return { run: some, reading: { ...reading, corrected }, brand: name };
    }
  }
  return undefined;
}
