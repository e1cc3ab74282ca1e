import { soundOfName } from '../text/sound.ts';
import { asLatin, asSounded, fold, keeping } from '../text/spelling.ts';
import { fullModelName } from '../trade/model-aliases.ts';

/**
 * A word of a model's name. A code has letters and digits together, as makers number their patterns: `K135`, `V-522`,
 * and a plus behind it makes another: `WI31+`.
 */
interface Word {
  key: string;
  kind: 'word' | 'number' | 'code';
}

/** Short words before a number that are no letters of a code: «Autograph Ice 10». */
const PLAIN =
  'ice|evo|eco|euro|евро|plus|snow|van|road|rain|race|star|mud|pro|max|gen|grip|city|tour|dura|айс|эко|эво|про';
const CODE = new RegExp(
  String.raw`(?<![0-9a-zа-я])(?:(?!(?:${PLAIN})[\s-]?\d)[a-zа-я]{1,4}[\s-]?\d{2,4}[a-zа-я]?|[a-z]{2}-[a-z]?\d|p[sw]\d)\+?(?![0-9a-zа-я])`,
  'gi',
);
const PART = /[a-zа-я]+|\d+(?:\.\d+)?|\+/g;

/** Splits `iceGuard`, which may be written as one word or two. */
const parted = (name: string) => name.replace(/(?<=[a-zа-я])(?=[A-ZА-Я][a-zа-я])/g, ' ');

/** Words that people write as one or two, in full or shortened. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\b([ahmrs])\s?[\\/]?\s?t\b/g, '$1t'],
  [/(?<=[ahmr]t\s?)plus\b/g, '+'],
  [/\beag\b/g, 'eagle'],
  [/\basymm?\b/g, 'asymmetric'],
  [/\bperf\b/g, 'performance'],
  [/\badv\b/g, 'adventure'],
  [/\beff?i?[\s-]?grip\b/g, 'efficientgrip'],
  [/\bult(?:ra)?[\s-]?grip\b/g, 'ultragrip'],
  [/\bp[\s-]*zero\b/g, 'pzero'],
  [/\bsports\b/g, 'sport'],
  [/\ball[\s-]?seasons?\b|\ba\s?[\\/]\s?s\b/g, 'as'],
  // on these winter tyres FR does not mean a rim guard
  [/(?<=\bice (?:zero )?)fr\b/g, 'friction'],
  // the letter O instead of a zero: MEO2
  [/(?<=\b(?:me|[knrt]))o(?=\d)/g, '0'],
];

/** Words about the tyre that do not belong to its model. */
const ASIDE = /\b(?:new|series?|runflat|run flat|noise cancell?ing(?: system)?)\b/g;
/** «Winter Ice Zero» is «Ice Zero»: the other word already says winter. */
const WINTER = /\bwinter\b(?=.*\b(?:ice|snow|frost|sottozero)\b)/g;

/**
 * Keeps only the codes of a note in brackets and the letter of a version, `(M)`; the rest does not describe the model:
 * «(ex. Bridgestone)», «(Nordman 8)».
 */
const withoutNotes = (name: string) =>
  name.replace(/\(([^()]*)\)/g, (_, note: string) =>
    /^[a-z]$/i.test(note) ? ` ${note} ` : ` ${(note.match(CODE) ?? []).join(' ')} `,
  );

/** A former or another name in brackets: «Character Aqua SUV (Nordman S2 SUV)». */
const OTHER_NAME = /\((?!ex\.)([^()]*\p{L}{4}[^()]*[\s\d][^()]*)\)/iu;
const namesOf = (name: string): string[] => {
  const other = OTHER_NAME.exec(name)?.[1];
  return other === undefined ? [name] : [name, other];
};

const ROMAN: Record<string, string> = { ii: '2', iii: '3', iv: '4' };
/** A number this long is a maker's code: «Кама-505». */
const LONG = /^\d{3}/;

/** Returns a code in Latin letters: those that look alike, else those that sound alike, as of «Ф-325». */
const codeKey = (code: string) => asSounded(asLatin(code).replace(/[^0-9a-zа-я+]/g, ''));

const wordsOf = keeping((name: string): Word[] => {
  let text = fold(withoutNotes(name.replaceAll('*', ' '))).replace(
    /(?<![a-zа-я])i{2,3}(?![a-zа-я])|(?<![a-zа-я])iv(?![a-zа-я])/g,
    (numeral) => ROMAN[numeral] ?? numeral,
  );
  for (const [pattern, joined] of JOINED) text = text.replace(pattern, joined);
  text = text.replace(ASIDE, ' ').replace(WINTER, ' ');
  const words: Word[] = [];
  text = text.replace(CODE, (code) => {
    words.push({ key: codeKey(code), kind: 'code' });
    return ' ';
  });
  for (const [part] of text.matchAll(PART))
    words.push({
      key: /[a-zа-я]/.test(part) ? soundOfName(part) : part,
      kind: LONG.test(part) ? 'code' : /^\d/.test(part) ? 'number' : 'word',
    });
  return words;
});

/** Words that distinguish models which otherwise have the same name. */
const TELLING = new Set(
  'suv friction stud spike nordic van cargo c + ev lt 4x4 at mt ht rt evo plus s sport as studded light ice snow summer eco comfort hp gt se d z f'
    .split(' ')
    .map((word) => (/[a-z]/.test(word) ? soundOfName(word) : word)),
);

/** Those of them that make another tyre of the same code. */
const SURE = new Set(['hard', 'medium', 'soft'].map(soundOfName));

const keysOf = (words: readonly Word[], kinds: readonly Word['kind'][]) =>
  new Set(words.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key));

const whole = (name: string) => asLatin(fold(name)).replace(/[^0-9a-zа-я+]/g, '');

/** Counts the models that contain each word: a rare word is stronger evidence. */
export function countWords(models: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of models)
    for (const { key } of wordsOf(parted(name))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Returns the digits of a code, because names repeat them: «Ice Guard 65 (IG65)», «Breeze-132» beside «Breeze
 * (НК-132)».
 */
const digitsOf = (code: string) => code.replace(/\D/g, '');

/** Counts the codes that both names have, with their letters or without. */
function sameCodesOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const bare = new Set([...other].map(digitsOf));
  return [...one].filter(
    (code) =>
      other.has(code) ||
      (/^\d+$/.test(code) && bare.has(code)) ||
      (!/^\d+$/.test(code) && other.has(digitsOf(code))),
  ).length;
}

/** Removes the brand from the name. Some suppliers write it before the model, some after it: «НК-241 (КАМА 365)». */
const withoutBrand = (brand: string, name: string) => {
  const rest = name
    .split(/(?<=[^\p{L}])|(?=[^\p{L}])/u)
    .filter((word) => soundOfName(word) !== soundOfName(brand) || !/\p{L}{3}/u.test(word))
    .join('');
  return /[0-9\p{L}]/u.test(rest) ? rest : name;
};

/** Names at least this alike mean one model: no false pair in three suppliers' lists came near. */
export const SAME_MODEL = 0.75;
/** Names less alike than this mean two models. Between both limits somebody is asked. */
export const LIKELY_MODEL = 0.5;

/**
 * Spells out what is the initials of words that the other name alone has: UG Performance beside UltraGrip Performance. A
 * number behind them must stand behind the words too: WI31 is no WinterCraft Ice WS31.
 */
function spelledOut(name: string, other: string): string {
  const nameWords = new Set(fold(parted(name)).split(/[^\p{L}\d+]+/u));
  const words = parted(other).split(/[^\p{L}\d+]+/u);
  const begins = (word: string | undefined, letter: string) =>
    word !== undefined &&
    /^\p{L}{3,}$/u.test(word) &&
    word.startsWith(letter) &&
    !nameWords.has(fold(word));
  return name.replace(INITIALS, (whole, initials: string, number: string) => {
    const at = words.findIndex(
      (_, start) =>
        [...initials].every((letter, i) => begins(words[start + i], letter)) &&
        (number === '' || words[start + initials.length] === number),
    );
    return at < 0 || words.includes(whole)
      ? whole
      : `${words.slice(at, at + initials.length).join(' ')} ${number}`;
  });
}
const INITIALS = /(?<![\p{L}\d])(?!SUV)([A-Z]{2,4})(\d{0,2})(?![\p{L}\d])/gu;

/** Returns the ways in which a name may be read beside another; most have but one. */
const spellingsOf = (name: string, other: string): string[] => [
  ...new Set([name, parted(name), spelledOut(name, other)]),
];

/** A word in so many models names a line of them. */
const MANY = 8;

/** The likeness of names that have the same words, where one side lacks a code. */
const WITHOUT_CODE = 0.8;

function likeness(counts: ReadonlyMap<string, number>, a: readonly Word[], b: readonly Word[]) {
  const [codesA, codesB] = [keysOf(a, ['code']), keysOf(b, ['code'])];
  const sameCodes = sameCodesOf(codesA, codesB);
  if (codesA.size > 0 && codesB.size > 0 && sameCodes === 0) return 0;
  const repeated = new Set([...codesA, ...codesB].map(digitsOf));
  const [numbersA, numbersB] = [keysOf(a, ['number']), keysOf(b, ['number'])];
  for (const number of numbersA.symmetricDifference(numbersB)) if (!repeated.has(number)) return 0;
  const [wordsA, wordsB] = [keysOf(a, ['word']), keysOf(b, ['word'])];
  const apart = wordsA.symmetricDifference(wordsB);
  if ([...apart].some((key) => SURE.has(key))) return 0;
  // «Soft Frost 200» is not «Nord Frost 200»: a number is less than a code
  const areNamedApart = [wordsA, wordsB].every((words) => words.intersection(apart).size > 0);
  const isCoded = [...codesA, ...codesB].some((code) => /\D/.test(code));
  if (areNamedApart && !isCoded && sameCodes > 0) return 0;
  // a maker gives each model its own code, so words decide only when no code is the same
  if (sameCodes === 0 && [...apart].some((key) => TELLING.has(key))) return 0;
  const weigh = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + 1 / (1 + Math.log2(1 + (counts.get(key) ?? 0))), 0);
  const common = weigh(wordsA.intersection(wordsB)) + 3 * sameCodes;
  const different = weigh(apart) + 0.15 * codesA.symmetricDifference(codesB).size;
  if (common === 0) return 0;
  // «Blizzak» alone may be any of its codes, «Strada» has but one
  const [word = '', ...others] = wordsA;
  const isLine = others.length === 0 && (counts.get(word) ?? 0) >= MANY;
  if (isLine && numbersA.size === 0 && sameCodes === 0 && codesA.size !== codesB.size)
    return LIKELY_MODEL;
  return Math.max(common / (common + different), apart.size === 0 ? WITHOUT_CODE : 0);
}

/**
 * Returns how certain it is that two names are the same model of a brand, from 0 to 1. Numbers must agree. Words that
 * distinguish models must agree too, unless a maker's code is the same. One side may lack the code. Rare words weigh
 * more than common ones.
 */
export function likenessOfModels(
  counts: ReadonlyMap<string, number>,
  one: string,
  other: string,
  brand = '',
): number {
  if (whole(one) === whole(other)) return 1;
  const full = (name: string) => withoutBrand(brand, fullModelName(brand, name));
  const pairs = namesOf(one).flatMap((a) => namesOf(other).map((b) => [full(a), full(b)] as const));
  return Math.max(
    ...pairs.flatMap(([a, b]) =>
      spellingsOf(a, b).flatMap((first) =>
        spellingsOf(b, a).map((second) => likeness(counts, wordsOf(first), wordsOf(second))),
      ),
    ),
  );
}
