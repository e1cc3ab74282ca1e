import type { NameIndex } from '../models/model-names.ts';
import { SPOKEN } from '../models/spoken-words.ts';
import { type Edit, joinEdits } from '../text/rewrite.ts';
import { fold } from '../text/spelling.ts';

const LETTERS = [...SPOKEN].filter(([, letter]) => letter.length === 1).map(([name]) => name);
const CODE = new RegExp(
  String.raw`(?<![0-9a-zа-я])(?:${LETTERS.join('|')})(?:\s(?:${LETTERS.join('|')}))*(?:\s?\d{1,3})?(?![0-9a-zа-я])`,
  'g',
);

const BRAND = new RegExp(
  String.raw`(?<![0-9a-zа-я])(?:${LETTERS.join('|')})(?:\s?(?:${LETTERS.join('|')})){2}(?![0-9a-zа-я])`,
  'g',
);
const LETTER = new RegExp(LETTERS.join('|'), 'g');

/** Returns the brands of three letters that were spoken letter by letter, also written as one word: «бибиэс» is BBS. */
const spokenBrands = (index: NameIndex, text: string): Edit[] =>
  [...fold(text).matchAll(BRAND)].flatMap(({ 0: spokenText, index: start }) => {
    const brand = spokenText.replace(LETTER, (name) => SPOKEN.get(name)!).replaceAll(' ', '');
    return index.brandKeys.has(brand)
      ? [{ start, end: start + spokenText.length, text: brand }]
      : [];
  });

/** Returns the codes of models that were spoken letter by letter: «эр эс 2». Only codes of known models count. */
const spokenModels = (index: NameIndex, text: string): Edit[] =>
  [...fold(text).matchAll(CODE)].flatMap(({ 0: spokenText, index: start }) => {
    const code = spokenText
      .split(/\s|(?<=[а-я])(?=\d)/)
      .map((part) => SPOKEN.get(part) ?? part)
      .join('');
    // «икс 3» is a car
    const isCode = code.length > 1 && /^(?!x\d)[a-z]+\d*$/.test(code) && index.modelWords.has(code);
    return isCode && /[\s\d]/.test(spokenText)
      ? [{ start, end: start + spokenText.length, text: code }]
      : [];
  });

/** Returns the names that were spoken letter by letter. */
export const spokenCodes = (index: NameIndex, text: string): Edit[] =>
  joinEdits(spokenModels(index, text), spokenBrands(index, text));
