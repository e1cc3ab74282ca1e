import { asMarking } from '../text/spelling.ts';
import { type Lexicon, wordKey } from './lexicon.ts';
import { BRAND, isTaken, type Token } from './tokens.ts';

/** Number of rows in the table of weights. Features are hashed to rows, so some share a row. */
export const ROWS = 1 << 15;

/** Hashes the characters of a feature by FNV-1a. */
function row(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (ROWS - 1);
}

const CIRCLES = new Set([
  98, 100, 105, 108, 110, 112, 114.3, 115, 118, 120, 127, 130, 139.7, 150, 160, 165.1, 170, 222.25,
  275, 335, 285.75,
]);

/** Returns what a number may be, judged by its value alone. */
function kindOf(value: number, text: string): string {
  const kinds = [
    CIRCLES.has(value) && 'c',
    value >= 115 && value <= 355 && value % 5 === 0 && 'w',
    value >= 25 && value <= 95 && value % 5 === 0 && 'p',
    value >= 10 && value <= 26 && (value % 1 === 0 || value % 1 === 0.5) && 'd',
    value >= 65 && value <= 126 && value % 1 === 0 && 'l',
    value >= 3.5 && value <= 12.5 && value % 0.25 === 0 && 'j',
    value >= 50 && value <= 120 && text.includes('.') && 'h',
    value >= 1990 && value <= 2040 && 'y',
    value <= 65 && value % 1 === 0 && 'e',
    value >= 3 && value <= 10 && value % 1 === 0 && 'b',
  ];
  return `${kinds.filter(Boolean).join('')}${text.length}${text.includes('.') ? '.' : ''}`;
}

const isNumber = (text: string) => text >= '0' && text < ':';

/** Returns the shape of a word: capitalised, all capitals or small; Latin or Cyrillic. */
function shapeOf(original: string): string {
  const alphabet = /[а-яё]/i.test(original) ? 'c' : 'l';
  const isUpper = original === original.toUpperCase();
  const isFirst = original[0] !== original[0]!.toLowerCase();
  return `${alphabet}${isUpper ? 'A' : isFirst ? 'T' : 'a'}${Math.min(original.length, 5)}`;
}

interface Look {
  word: string;
  kind: string;
}

function lookAt(text: string, { start, end, text: folded }: Token, lexicon: Lexicon): Look {
  if (isNumber(folded)) return { word: folded, kind: kindOf(Number(folded), folded) };
  if (folded.startsWith('¦') || !/[a-zа-я]/.test(folded)) return { word: folded, kind: folded };
  const key = wordKey(folded);
  const known = `${lexicon.brands.has(key) ? 'B' : ''}${lexicon.models.has(key) ? 'M' : ''}`;
  const word = folded.length < 3 ? asMarking(folded) : folded;
  return { word, kind: `${shapeOf(text.slice(start, end))}${known}` };
}

const EDGE: Look = { word: '^', kind: '^' };

/** Returns the features of every token, as rows of the table of weights. */
export function featuresOf(text: string, tokens: readonly Token[], lexicon: Lexicon): number[][] {
  const looks = tokens.map((token) => lookAt(text, token, lexicon));
  const at = (index: number) => looks[index] ?? EDGE;
  let [numbers, words, depth] = [0, 0, 0];
  return tokens.map(({ isApart, text: folded }, i) => {
    const [before2, before, current, after, after2] = [
      at(i - 2),
      at(i - 1),
      at(i),
      at(i + 1),
      at(i + 2),
    ];
    const gaps = `${isApart ? '_' : ''}${(tokens[i + 1]?.isApart ?? true) ? '_' : '-'}`;
    const place = `${Math.min(numbers, 4)}${Math.min(words, 3)}${depth > 0 ? '(' : ''}`;
    if (isNumber(folded) || (isTaken(tokens[i]!) && folded !== BRAND)) numbers++;
    else if (folded === BRAND || /[a-zа-я]{2}/.test(folded)) words++;
    else if (folded === '(') depth++;
    else if (folded === ')') depth = Math.max(0, depth - 1);
    return [
      `0${current.word}`,
      `1${current.kind}`,
      `2${current.kind}${gaps}`,
      `3${before.word}`,
      `4${after.word}`,
      `5${before.word} ${current.kind}${gaps}`,
      `6${current.kind} ${after.word}${gaps}`,
      `7${before.kind} ${current.kind} ${after.kind}${gaps}`,
      `8${before2.word} ${before.word} ${current.kind}`,
      `9${current.kind} ${after.word} ${after2.kind}`,
      `a${before2.kind} ${before.word} ${current.kind}`,
      `b${current.kind} ${after.word} ${after2.word}`,
      `c${current.kind} ${place}`,
      `d${place} ${gaps}`,
      `e${current.word.slice(0, 3)}`,
      `f${current.word.slice(-3)}`,
      `g${current.word} ${after.word}`,
      `h${before.kind} ${current.word}`,
    ].map(row);
  });
}
