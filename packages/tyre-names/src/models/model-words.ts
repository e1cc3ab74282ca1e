import { consonantsOfName, soundsOf } from '../text/sound.ts';
import { fold, nameKey, wordsOf } from '../text/spelling.ts';
import { push } from '../text/text-push.ts';

export interface Model {
  brand: string;
  name: string;
}

/** Words from the names of models. */
export interface ModelWords {
  /** folded */
  modelWords: Map<string, Model[]>;
  /** The same words by their sound. */
  modelSounds: Map<string, string[]>;
  /** The same words by their consonants, for those whose brand is named. */
  modelConsonants: Map<string, string[]>;
  /** The first words of names by their initials and version, likewise. */
  modelInitials: Map<string, string[]>;
}

/** Splits `iceGuard` and `i*Pike`, which sound like two words. */
const parted = (name: string) =>
  name.replaceAll('*', ' ').replace(/(?<=[a-z])(?=[A-Z][a-z]{2})/g, ' ');

const ROMAN = ['ii', 'iii', 'iv', 'vi', 'vii', 'viii', 'ix'];
const ARABIC = [2, 3, 4, 6, 7, 8, 9].map(String);

/** Returns the other notation of a number, so that «Rosso IV» is found by 4 and «Sport 4» by IV. */
const otherNumeral = (word: string): string[] => {
  const other = ARABIC[ROMAN.indexOf(word)] ?? ROMAN[ARABIC.indexOf(word)];
  return other === undefined ? [] : [other];
};

/**
 * Joins neighbouring words of a name, because people write them as one: «оффроуд» is Off Road, «айсепт» is i*cept.
 * Returns both words, and how they sound as one.
 */
function joined(name: string): { apart: string; sounds: readonly string[] }[] {
  const words = wordsOf(fold(name.replaceAll('*', ' ')));
  const pairs = words.map((word, at) => [word, words[at + 1] ?? ''] as const);
  const apart = wordsOf(fold(parted(name)));
  return [
    ...pairs
      .filter(([word, next]) => isOne(word, next) && word.length !== 2)
      .map(([word, next]) => ({ apart: `${word} ${next}`, sounds: soundsOf(word + next) })),
    // «айсгард»: nobody hears the e between `ice` and `Guard`
    ...apart
      .map((word, at) => [word, apart[at + 1] ?? ''] as const)
      .filter(([word, next]) => isOne(word, next) && /[^aeiou]e$/.test(word))
      .map(([word, next]) => ({
        apart: `${word} ${next}`,
        sounds: soundsOf(word).flatMap((one) => soundsOf(next).map((other) => one + other)),
      })),
  ];
}
const isOne = (word: string, next: string) =>
  /^[a-zа-я]+$/.test(word) && /^[a-zа-я]{3,}$/.test(next) && word !== next;

/** Returns the codes of a name as people type them: `DM-V3` as dmv3, `НК-132` as нк132, `D HR4` as dhr4. */
const codesOf = (name: string): string[] =>
  fold(name)
    .replace(/(?<=(?:^|\s)[a-zа-я])\s(?=[a-z]{1,3}\d)/g, '-')
    .split(/[\s()/]+/)
    .filter((word) => /[-:.*']/.test(word) && /\d/.test(word))
    .map(nameKey)
    .filter((code) => code.length > 2 && /^[a-zа-я]/.test(code));

/** Returns a letter and a number as people join them: `4 S` as 4s, `V 521` as v521. */
const versionsOf = (name: string): string[] =>
  [...fold(name).matchAll(/(?<![0-9a-zа-я])(?:\d [a-z]|[a-z] \d{3})(?![0-9a-zа-я])/g)].map(
    ([version]) => version.replace(' ', ''),
  );

/**
 * Returns a name by the first letters of its words and its version: Pilot Sport 5 is also asked for as PS5,
 * PremiumContact 6 as PC6. Undefined for a name of one word, and for one without a version.
 */
function initialsOf(name: string): readonly [string, string] | undefined {
  const words = wordsOf(fold(parted(name)));
  const end = words.findIndex((word) => /^\d{1,2}$/.test(word));
  const before = words.slice(0, Math.max(end, 0));
  return before.length > 1 && before.every((word) => /^[a-z]{2,}$/.test(word))
    ? [before.map((word) => word[0]).join('') + words[end], words.slice(0, end + 1).join(' ')]
    : undefined;
}

export function indexModels(models: readonly Model[]): ModelWords {
  const words: ModelWords = {
    modelWords: new Map(),
    modelSounds: new Map(),
    modelConsonants: new Map(),
    modelInitials: new Map(),
  };
  for (const model of models)
    for (const word of [
      ...wordsOf(fold(`${model.name} ${parted(model.name)}`)),
      ...codesOf(model.name),
      ...versionsOf(model.name),
    ])
      for (const spelling of [word, ...otherNumeral(word)]) push(words.modelWords, spelling, model);
  for (const word of words.modelWords.keys())
    if (/[a-zа-я]{2}/.test(word)) {
      for (const sound of soundsOf(word)) push(words.modelSounds, sound, word);
      if (/^[a-z]{4,}$/.test(word))
        for (const consonants of consonantsOfName(word))
          push(words.modelConsonants, consonants, word);
    }
  for (const { name } of models) {
    const initials = initialsOf(name);
    if (initials) push(words.modelInitials, ...initials);
  }
  for (const { name } of models)
    for (const { apart, sounds } of joined(name))
      for (const sound of sounds) push(words.modelSounds, sound, apart);
  return words;
}
