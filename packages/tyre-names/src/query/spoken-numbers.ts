import type { Edit } from '../text/rewrite.ts';
import { RIMS_BY_WORD } from './query-amounts.ts';

/** Number words in the cases in which sizes are spoken. */
const WORDS: readonly (readonly [string, number])[] = [
  ['ст[оа]', 100],
  ['двест[иь]|двухсот', 200],
  ['триста|тр[её]хсот', 300],
  ['четыреста|четыр[её]хсот', 400],
  ['пятьсот|пятисот', 500],
  ['шестьсот|шестисот', 600],
  ['семьсот|семисот', 700],
  ['восемьсот|восьмисот', 800],
  ['двадцат[ьи]', 20],
  ['тридцат[ьи]', 30],
  ['сорок[а]?', 40],
  ['пят[иь]?десят[и]?', 50],
  ['шест[иь]?десят[и]?', 60],
  ['сем[иь]?десят[и]?', 70],
  ['вос[ье]м[иь]?десят[и]?', 80],
  ['девяност[оа]', 90],
  ['десят[ьи]', 10],
  ['одиннадцат[ьи]', 11],
  ['двенадцат[ьи]', 12],
  ['тринадцат[ьи]', 13],
  ['четырнадцат[ьи]', 14],
  ['пятнадцат[ьи]', 15],
  ['шестнадцат[ьи]', 16],
  ['семнадцат[ьи]', 17],
  ['восемнадцат[ьи]', 18],
  ['девятнадцат[ьи]', 19],
  ['один|одного', 1],
  ['два|двух', 2],
  ['три|тр[её]х', 3],
  ['четыре|четыр[её]х', 4],
  ['пят[ьи]', 5],
  ['шест[ьи]', 6],
  ['сем[ьи]', 7],
  ['вос[ье]м[ьи]?', 8],
  ['девят[ьи]', 9],
];
const numberOfWord = (word: string) =>
  WORDS.find(([source]) => new RegExp(`^(?:${source})$`).test(word))?.[1];

const SOURCE = WORDS.map(([source]) => source).join('|');
const RUN = new RegExp(
  String.raw`(?<![а-яё0-9])(?:(?:${SOURCE})(?![а-яё])(?:\s+с\s+половиной)?(?:\s+(?:на|и|дробь|радиус)(?=\s))?\s*)+`,
  'gi',
);
const SPOKEN = /[а-яё]+/gi;
/** Words after which a number is an amount of money or pieces, which is read elsewhere. */
const AMOUNT = /^\s*(?:тыс|тыщ|руб|шт|пар|компл|колес|шин|диск|т\.?\s?р)/i;

interface SpokenNumber extends Edit {
  value: number;
}

/** Numbers that are spoken with tenths: bolt circles, «сто четырнадцать и три», and rims, «двадцать два и пять». */
const POINTED: Readonly<Record<number, number>> = { 114: 3, 139: 7, 17: 5, 19: 5, 22: 5 };

/**
 * Checks whether two number words are one number: «двести пять» is one, «пять пятьдесят» is not, because the larger
 * place must come first.
 */
const goesOn = (value: number, next: number) =>
  (value % 100 === 0 && value > 0 && next < 100) ||
  (value % 10 === 0 && value % 100 >= 20 && next < 10);

function numbersIn(run: string, at: number): SpokenNumber[] {
  const numbers: SpokenNumber[] = [];
  for (const { 0: typed, index } of run.matchAll(SPOKEN)) {
    const word = typed.toLowerCase();
    const value = numberOfWord(word);
    const last = numbers.at(-1);
    const [start, end] = [at + index, at + index + typed.length];
    if (word === 'половиной' && last) {
      last.value += 0.5;
      last.end = end;
    } else if (word === 'и' && last && POINTED[last.value]) {
      last.text = '.';
    } else if (value !== undefined && last?.text === '.' && value === POINTED[last.value]) {
      last.value += value / 10;
      last.text = ' ';
      last.end = end;
    } else if (value === undefined) {
      if (last && word !== 'с') last.text = ' ';
    } else if (last?.text === '' && goesOn(last.value, value)) {
      last.value += value;
      last.end = end;
    } else numbers.push({ start, end, text: '', value });
  }
  return numbers;
}

const RIMS = WORDS.filter(([, value]) => value >= 12 && value <= 20)
  .map(([source]) => source)
  .join('|');

/** The letter R before a rim: «эр шестнадцать» is R16. */
const LETTER_R = new RegExp(
  String.raw`(?<![а-яё])эр(?=\s+(?:1[2-9]|2[0-4]|(?:${RIMS})(?![а-яё])))`,
  'gi',
);

/**
 * A rim by its nickname, beside a size without one: «195 65 пятнашка», «на пятнадцатую 195 65». Elsewhere «пятнашка» is
 * a car.
 */
const NICKNAME = String.raw`(?<![а-яё])((?:три|четыр|пят|шест|сем|восем)(?:наш(?=[а-яё]))|(?:три|четыр|пят|шест|сем|восем)надцат(?=[аоуы]))[а-яё]+`;
const WITHOUT_RIM = String.raw`(?<![\d/])\d{3}[\s/]\d{2}`;
const NICKNAMED = new RegExp(
  String.raw`(?<=${WITHOUT_RIM}\s(?:на\s)?)${NICKNAME}|${NICKNAME}(?=\s${WITHOUT_RIM}(?![\d/]|[\s/]*[rр]?\s?1[2-9]))`,
  'gi',
);

/** A spoken sign before an offset: «вылет минус 25», «вылет от минус 30 до минус двадцати». */
const MINUS = new RegExp(
  String.raw`(?<=(?<![a-zа-яё])(?:et|ет|вылет[а-яё]*|выл\.?)\s?(?:(?:от|с)?\s?минус\s\S+\s)?(?:(?:от|с|до|по|не\s[а-яё]+)\s)?)минус\s+(?=\d|${SOURCE})`,
  'gi',
);

/** Returns digits for spoken numbers: «двести пять пятьдесят пять эр шестнадцать». Amounts are left as they are. */
export function spokenNumbers(q: string): Edit[] {
  const radii = [...q.matchAll(LETTER_R)].map(({ index }) => ({
    start: index,
    end: index + 2,
    text: 'r',
  }));
  const signs = [...q.matchAll(MINUS)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: '-',
  }));
  const numbers = [...q.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const numbers = numbersIn(run, index);
    if (AMOUNT.test(q.slice(index + run.trimEnd().length))) numbers.pop();
    // «один» is a number of pieces
    return numbers
      .filter(({ value }) => value > 1)
      .map(({ start, end, value }) => ({ start, end, text: String(value) }));
  });
  const rims = [...q.matchAll(NICKNAMED)].map(({ 0: word, 1: after, 2: before, index }) => ({
    start: index,
    end: index + word.length,
    text: `r${RIMS_BY_WORD[(after ?? before ?? '').toLowerCase()]}`,
  }));
  return [...radii, ...signs, ...rims, ...numbers];
}
