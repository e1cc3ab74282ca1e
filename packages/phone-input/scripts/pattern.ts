/**
 * Whether a digit pattern of libphonenumber can match some number that starts with the given digits. The patterns use
 * digits, classes, groups and counts only, so trying every way through them is quick enough for a build script.
 */
export function canStartWith(pattern: string, digits: string): boolean {
  return choice(parse(pattern), { digits, length: digits.length, isPart: true }, 0, () => false);
}

/** Whether it can match some number of this length that starts with the given digits. */
export function canMatch(pattern: string, digits: string, length: number): boolean {
  const text = { digits, length, isPart: false };
  return choice(parse(pattern), text, 0, (at) => at === length);
}

/** What to match: digits, and behind them any digits up to a length. */
interface Text {
  digits: string;
  length: number;
  /** Whether more may follow. */
  isPart: boolean;
}

type Sequence = Item[];
interface Item {
  /** One digit of this set, or one of these sequences. */
  of: Set<string> | Sequence[];
  min: number;
  max: number;
}
type Next = (at: number) => boolean;

function choice(options: Sequence[], text: Text, at: number, next: Next): boolean {
  return options.some((items) => sequence(items, 0, text, at, next));
}

function sequence(items: Sequence, index: number, text: Text, at: number, next: Next): boolean {
  if (text.isPart && at === text.length) return true;
  const item = items[index];
  if (item === undefined) return next(at);
  return repeat(item, 0, text, at, (to) => sequence(items, index + 1, text, to, next));
}

function repeat(item: Item, done: number, text: Text, at: number, next: Next): boolean {
  if (text.isPart && at === text.length) return true;
  if (done < item.max) {
    const more: Next = (to) => to > at && repeat(item, done + 1, text, to, next);
    const fits =
      item.of instanceof Set
        ? at < text.length && item.of.has(text.digits[at] ?? ANY) && more(at + 1)
        : choice(item.of, text, at, more);
    if (fits) return true;
  }
  return done >= item.min && next(at);
}

const parsed = new Map<string, Sequence[]>();

function parse(pattern: string): Sequence[] {
  const known = parsed.get(pattern);
  if (known) return known;
  const reader = { rest: pattern };
  const options = readChoice(reader);
  if (reader.rest !== '') throw new Error(`Cannot read «${reader.rest}» of «${pattern}»`);
  parsed.set(pattern, options);
  return options;
}

interface Reader {
  rest: string;
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  const found = pattern.exec(reader.rest);
  if (found) reader.rest = reader.rest.slice(found[0].length);
  return found;
}

function readChoice(reader: Reader): Sequence[] {
  const options: Sequence[] = [];
  do options.push(readSequence(reader));
  while (take(reader, /^\|/));
  return options;
}

function readSequence(reader: Reader): Sequence {
  const items: Sequence = [];
  for (let of = readAtom(reader); of; of = readAtom(reader)) {
    const count = take(reader, /^(?:\?|\{(\d+)(?:,(\d+))?\})/);
    const min = count?.[1] === undefined ? (count ? 0 : 1) : Number(count[1]);
    const max = count?.[1] === undefined ? 1 : Number(count[2] ?? count[1]);
    items.push({ of, min, max });
  }
  return items;
}

function readAtom(reader: Reader): Item['of'] | null {
  if (take(reader, /^\(\?:/) || take(reader, /^\(/)) {
    const options = readChoice(reader);
    if (!take(reader, /^\)/)) throw new Error(`No closing bracket before «${reader.rest}»`);
    return options;
  }
  const digit = take(reader, /^\d/) ?? take(reader, /^\\d/) ?? take(reader, /^\[[^\]]+\]/);
  return digit && digitsOf(digit[0]);
}

/** Stands for a digit that is not known; it is in every set. */
const ANY = '';

function digitsOf(atom: string): Set<string> {
  const matches = new RegExp(atom);
  return new Set([ANY, ...[...'0123456789'].filter((digit) => matches.test(digit))]);
}
