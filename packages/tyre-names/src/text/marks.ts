const MARKED = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const MARKS = /\p{M}/gu;
/** Letters that are not a letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  ə: 'e',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};

/** Returns a text in lower case with Latin letters without their marks: «größe» is «grosse». */
export const withoutMarks = (text: string): string =>
  text.replace(MARKED, (letter) => WHOLE[letter] ?? letter.normalize('NFD').replaceAll(MARKS, ''));
