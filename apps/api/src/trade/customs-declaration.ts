import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/**
 * The customs post, the day and the number of a declaration, with the number of the goods in it if it is stated. Posts of
 * Russia have eight digits, of its neighbours in the union five.
 */
const NUMBER =
  /^(\d{8}|\d{5})[\s/\\_-]+(\d{2})\.?(\d{2})\.?(\d{2}|20\d{2})[\s/\\_-]+([\dA-ZА-Я]\d{6})(?:[\s/\\_-]+(\d{1,3}))?$/;
/** «ГТД № », «ДТ:», before a number. */
const LABEL = /^(?:(?:рег\S*|номер|таможенная|декларация|на товары|гтд|дт|gtd|№|n|no)[\s.:]*)+/i;
/** Where one number of a cell ends. */
const END = /[,;|\n]+/;
/** What stands in a cell that states nothing. */
const NOTHING = /^(?:[-–—.\s/]*|нет|б\/?н|без гтд|0)$/i;

/** Reads one number; undefined if it is none. */
function numberOf(text: string): string | undefined {
  const plain = text.replace(LABEL, '').trim().toUpperCase();
  const [, post, day, month, year = '', number, goods] = NUMBER.exec(plain) ?? [];
  const ofCentury = year.slice(-2);
  if (!post || !isValid(parseISO(`20${ofCentury}-${month}-${day}`))) return undefined;
  return [post, `${day}${month}${ofCentury}`, number, ...(goods ? [Number(goods)] : [])].join('/');
}

/**
 * What a cell says of customs declarations: their numbers, each once, as papers write them, and what is none.
 * Decision 320.
 */
export function readDeclarations(text: string): { numbers: string[]; unread: string[] } {
  const parts = text
    .split(END)
    .map((part) => part.trim())
    .filter((part) => !NOTHING.test(part));
  const numbers = parts.map(numberOf);
  return {
    numbers: [...new Set(numbers.filter((number) => number !== undefined))],
    unread: [...new Set(parts.filter((_, at) => numbers[at] === undefined))],
  };
}

const BETWEEN = ', ';

/** Several numbers as one value of an offer, of an order's line and of a paper; null if there are none. */
export const joinDeclarations = (numbers: readonly string[]): string | null =>
  numbers.length > 0 ? numbers.join(BETWEEN) : null;
export const splitDeclarations = (joined: string | null | undefined): string[] =>
  joined ? joined.split(BETWEEN) : [];
