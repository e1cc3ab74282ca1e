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
