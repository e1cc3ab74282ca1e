/** Amounts in what buyers type: «5000», «5 000», «4,5 тыс», «пять тысяч», «20к». For folded text. */

/** Number words in all cases, and no other words that begin so: «двери» are not two. */
const WORDS: readonly (readonly [string, number])[] = [
  ['одн(?:а|о|у|ой|им|и|их|ого|ому)|один', 1],
  ['дв(?:а|е|ух|ум|умя|ое|оих)', 2],
  ['тр(?:и|ех|ем|емя|ое|оих)', 3],
  ['четыр(?:е|ех|ем|ьмя)|четверо', 4],
  ['пят[иь]', 5],
  ['шест[иь]', 6],
  ['сем[иь]', 7],
  ['вос[еь]м[иь]', 8],
  ['девят[иь]', 9],
  ['десят(?:[иь]|ок)', 10],
  ['одиннадцат[иь]', 11],
  ['двенадцат[иь]|дюжин[ау]', 12],
  ['четырнадцат[иь]', 14],
  ['пятнадцат[иь]', 15],
  ['шестнадцат[иь]', 16],
  ['восемнадцат[иь]', 18],
  ['двадцат[иь]', 20],
  ['тридцат[иь]', 30],
  ['сорок[а]?', 40],
  ['пят[иь]десят[иь]?', 50],
  ['шест[иь]десят[иь]?', 60],
  ['ст[оа]', 100],
  ['полтор[аы]', 1.5],
];
const sourceOf = (words: typeof WORDS) => words.map(([source]) => source).join('|');
const isTens = ([, value]: (typeof WORDS)[number]) => value >= 20 && value < 100;
const isOnes = ([, value]: (typeof WORDS)[number]) => value < 10 && Number.isInteger(value);
/** Longer words first, so that «двенадцати» is not read as «две». */
const BY_LENGTH = WORDS.toReversed();
const byWord = BY_LENGTH.map(([source, value]) => [new RegExp(`^(?:${source})$`), value] as const);
/** «двадцать четыре», «двенадцать», «четыре». */
export const NUMBER_WORD = `(?:${sourceOf(BY_LENGTH.filter(isTens))})\\s(?:${sourceOf(BY_LENGTH.filter(isOnes))})(?![а-я])|${sourceOf(BY_LENGTH)}`;

/** «двух с половиной». */
const HALF = ' с половиной';
const DIGITS = String.raw`\d{1,3}(?: \d{3})+(?![\d./x])|\d{1,7}(?:\.\d{1,3})?`;
export const NUMBER = `(?:${DIGITS}|(?:${NUMBER_WORD})(?![а-я])(?:${HALF})?)`;
export const THOUSANDS = String.raw`(?:тыс[а-я]*\.?|ты[щр][а-я]*|т\.?\s?р\.?|т|к|k)(?![0-9a-zа-я/]|-\d)`;
export const ROUBLES = String.raw`(?:руб[а-я]*\.?|р\.?|₽|rub)(?![0-9a-zа-я/])`;

/** Returns the value of a number in digits or in words. */
export function numberOf(text: string): number | undefined {
  const digits = text.replaceAll(' ', '');
  // «5.000» is five thousand
  if (/^\d{1,3}\.000$/.test(digits)) return Number(digits.replace('.', ''));
  if (/^[\d.]+$/.test(digits)) return Number(digits);
  const isHalf = text.endsWith(HALF);
  const words = (isHalf ? text.slice(0, -HALF.length) : text)
    .split(' ')
    .map((word) => byWord.find(([pattern]) => pattern.test(word))?.[1] ?? Number.NaN);
  const sum = words.reduce((all, value) => all + value, 0);
  return Number.isNaN(sum) ? undefined : sum + (isHalf ? 0.5 : 0);
}

/** Rims by the stems of words for them: «шестнадцатого радиуса», «на пятнашку». */
export const RIMS_BY_WORD: Readonly<Record<string, number>> = {
  тринадцат: 13,
  тринаш: 13,
  четырнадцат: 14,
  четырнаш: 14,
  пятнадцат: 15,
  пятнаш: 15,
  шестнадцат: 16,
  шестнаш: 16,
  семнадцат: 17,
  семнаш: 17,
  восемнадцат: 18,
  восемнаш: 18,
  девятнадцат: 19,
  двадцат: 20,
};
