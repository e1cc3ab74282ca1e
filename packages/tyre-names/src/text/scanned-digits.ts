/** Letters that a camera, or a hurried hand, takes for digits. */
const DIGITS: Readonly<Record<string, string>> = {
  ...{ o: '0', о: '0', l: '1', i: '1', '|': '1', з: '3', s: '5', б: '6', b: '8', в: '8' },
};
const D = '[\\dOОoоlLIi|ЗзSsБбBВв]';

/** A size of a tyre in which letters may stand for digits: «2O5/55 Rl6», «l95/65», «225/6О R17». */
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\d])(${D}{3})(\s?[/\\]\s?)(${D}{2})(?:(\s?[/\\]?\s?[RrРр]?\s?)(${D}{2}))?(?![\p{L}\d])`,
  'gu',
);

const digitsOf = (text: string) =>
  text.replace(/[^\d]/gu, (letter) => DIGITS[letter.toLowerCase()] ?? letter);

/** True for widths and profiles that tyres have: they end in 0 or 5. */
const isTyre = (width: number, profile: number) =>
  width >= 105 &&
  width <= 455 &&
  width % 5 === 0 &&
  profile >= 25 &&
  profile <= 95 &&
  profile % 5 === 0;

const isRim = (rim: string) => Number(rim) >= 12 && Number(rim) <= 24;

/** Replaces letters that stand for digits in sizes of tyres. Keeps the length of the text. */
export const withScannedDigits = (text: string): string =>
  text.replace(SIZE, (whole, width: string, slash: string, profile: string, gap = '', rim = '') => {
    const [wide, high, wheel] = [digitsOf(width), digitsOf(profile), digitsOf(rim)];
    if (!/\d/.test(width + profile) || !isTyre(Number(wide), Number(high))) return whole;
    return wide + slash + high + gap + (/\d/.test(rim) && isRim(wheel) ? wheel : rim);
  });

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у', k: 'к' },
  ...{ A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', K: 'К', M: 'М', O: 'О', P: 'Р', T: 'Т', X: 'Х' },
};

/** Replaces Latin letters in Russian words by the Cyrillic ones that look the same: «зимa». Keeps the length of the text. */
export const withOneAlphabet = (text: string): string =>
  text.replace(/(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/gu, (word) => {
    const latin = word.match(/[a-z]/gi) ?? [];
    const isRussian = /[а-яё]/i.test(word) && latin.length * 2 < word.length;
    return isRussian && latin.length > 0 && latin.every((letter) => letter in LOOK_ALIKES)
      ? word.replace(/[a-z]/gi, (letter) => LOOK_ALIKES[letter] ?? letter)
      : word;
  });
