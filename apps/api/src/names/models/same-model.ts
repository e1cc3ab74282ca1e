import { soundOf } from '../text/sound.ts';
import { asLatin, fold, keeping } from '../text/spelling.ts';

/** A word of a model's name; a code is letters and digits in one, as makers number their patterns: `K135`, `V-522`. */
interface Word {
  key: string;
  kind: 'word' | 'number' | 'code';
}

const CODE = /(?<![0-9a-zа-я])[a-zа-я]{1,4}[\s-]?\d{2,4}[a-zа-я]?(?![0-9a-zа-я])/gi;
const PART = /[a-zа-я]+|\d+(?:\.\d+)?|\+/g;

/** `iceGuard` is heard as two words. */
const parted = (name: string) => name.replace(/(?<=[a-zа-я])(?=[A-ZА-Я][a-zа-я])/g, ' ');

/** Words that are written apart or together, at will. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\b([ahmrs])\s?[\\/]?\s?t\b/g, '$1t'],
  [/\bsport\b/g, 'sport'],
];

/** A note in brackets tells nothing of the model but by its codes: «(ex. Bridgestone)», «(Nordman 8)». */
const withoutNotes = (name: string) =>
  name.replace(/\(([^()]*)\)/g, (_, note: string) => ` ${(note.match(CODE) ?? []).join(' ')} `);

const ROMAN: Record<string, string> = { ii: '2', iii: '3', iv: '4' };

const wordsOf = keeping((name: string): Word[] => {
  let text = fold(withoutNotes(parted(name.replaceAll('*', ' ')))).replace(
    /(?<![a-zа-я])i{2,3}(?![a-zа-я])|(?<![a-zа-я])iv(?![a-zа-я])/g,
    (numeral) => ROMAN[numeral] ?? numeral,
  );
  for (const [pattern, joined] of JOINED) text = text.replace(pattern, joined);
  const words: Word[] = [];
  text = text.replace(CODE, (code) => {
    words.push({ key: asLatin(code).replace(/[^0-9a-zа-я]/g, ''), kind: 'code' });
    return ' ';
  });
  for (const [part] of text.matchAll(PART))
    words.push({
      key: /[a-zа-я]/.test(part) ? soundOf(part) : part,
      kind: /^\d/.test(part) ? 'number' : 'word',
    });
  return words;
});

/** Words that make another model of the same name. */
const TELLING = new Set(
  'suv friction stud spike nordic van cargo c + ev lt 4x4 at mt ht rt evo plus s sport as studded light ice snow summer eco comfort'
    .split(' ')
    .map((word) => (/[a-z]/.test(word) ? soundOf(word) : word)),
);

const keysOf = (words: readonly Word[], kinds: readonly Word['kind'][]) =>
  new Set(words.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key));

const whole = (name: string) => asLatin(fold(name)).replace(/[^0-9a-zа-я+]/g, '');

/** How many of the models hold each word: a rare one tells more. */
export function countWords(models: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of models)
    for (const { key } of wordsOf(name)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * How surely two names are of one model of a brand, from 0 to 1. Numbers must agree, and so must words that make another
 * model; a maker's code may be left out on one side; rare words weigh more than common ones.
 */
export function likenessOfModels(
  counts: ReadonlyMap<string, number>,
  one: string,
  other: string,
): number {
  if (whole(one) === whole(other)) return 1;
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [numbersA, numbersB] = [keysOf(a, ['number']), keysOf(b, ['number'])];
  if (numbersA.symmetricDifference(numbersB).size > 0) return 0;
  const [codesA, codesB] = [keysOf(a, ['code']), keysOf(b, ['code'])];
  const sameCodes = codesA.intersection(codesB).size;
  if (codesA.size > 0 && codesB.size > 0 && sameCodes === 0) return 0;
  const [wordsA, wordsB] = [keysOf(a, ['word']), keysOf(b, ['word'])];
  const apart = wordsA.symmetricDifference(wordsB);
  if ([...apart].some((key) => TELLING.has(key))) return 0;
  const weigh = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + 1 / (1 + Math.log2(1 + (counts.get(key) ?? 0))), 0);
  const common = weigh(wordsA.intersection(wordsB)) + 2 * sameCodes;
  const different = weigh(apart) + 0.15 * codesA.symmetricDifference(codesB).size;
  return common === 0 ? 0 : common / (common + different);
}
