import { asLatin } from '../text/spelling.ts';

/** Returns a word as it may be an article or a barcode: letters and digits alone, as `product_article` keeps them. */
const codeOf = (word: string) => word.toLowerCase().replaceAll(/[^0-9a-zа-я]/g, '');
const isCode = (code: string) => code.length >= 5 && /\d/.test(code);

/** «ТS72214» may be typed with a letter of the other alphabet. */
const inAnyLetters = (code: string) => [code, asLatin(code)];

/** Returns the codes that a row may name. A cell of its own may hold a shorter one. */
export function codesOf(text: string, cell: string | null): string[] {
  const words = text
    .split(/[\s;,]+/)
    .flatMap((word) => [word, ...word.split(/[-–—:=xх*×/()…]+|\.{2,}/)]);
  const cellCodes = (cell ?? '').split(/[\s;,]+/).concat(cell ?? '');
  return [
    ...new Set([
      ...cellCodes.map(codeOf).filter((code) => code.length >= 3),
      ...words.map(codeOf).filter(isCode).flatMap(inAnyLetters),
    ]),
  ];
}

/** Words of a row that look like codes, as they are typed. */
export const namedCodes = (text: string): string[] =>
  text.split(/[\s;,]+/).filter((word) => /^[0-9a-zа-я-]{5,20}$/i.test(word) && /\d{4}/.test(word));

/** Replaces each character of a code: no search looks for it. */
const MARK = '¤';

export const hasMarks = (text: string) => text.includes(MARK);
export const withoutMarks = (text: string) => text.replaceAll(MARK, ' ');

/** Replaces the words that are these codes with marks. */
export const withoutCodes = (text: string, codes: ReadonlySet<string>): string =>
  text.replace(/[^\s;,]+/g, (word) =>
    inAnyLetters(codeOf(word)).some((code) => codes.has(code)) ? MARK.repeat(word.length) : word,
  );
