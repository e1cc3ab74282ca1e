/**
 * Whether a digit pattern of libphonenumber can match some number that starts with the given digits. The patterns use
 * digits, classes, groups and counts only, so trying every way through them is quick enough for a build script.
 */
export function canStartWith(pattern: string, digits: string): boolean {
  return choice(parse(pattern), digits, 0, () => false);
}

type Sequence = Item[];
interface Item {
  /** One digit of this set, or one of these sequences. */
  of: Set<string> | Sequence[];
  min: number;
  max: number;
}
type Next = (at: number) => boolean;

function choice(options: Sequence[], digits: string, at: number, next: Next): boolean {
  return options.some((items) => sequence(items, 0, digits, at, next));
}

function sequence(items: Sequence, index: number, digits: string, at: number, next: Next): boolean {
  if (at === digits.length) return true;
  const item = items[index];
  if (item === undefined) return next(at);
  return repeat(item, 0, digits, at, (to) => sequence(items, index + 1, digits, to, next));
}

function repeat(item: Item, done: number, digits: string, at: number, next: Next): boolean {
  if (at === digits.length) return true;
  if (done < item.max) {
    const more: Next = (to) => to > at && repeat(item, done + 1, digits, to, next);
    const fits =
      item.of instanceof Set
        ? item.of.has(digits[at] ?? '') && more(at + 1)
        : choice(item.of, digits, at, more);
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

function digitsOf(atom: string): Set<string> {
  const matches = new RegExp(atom);
  return new Set([...'0123456789'].filter((digit) => matches.test(digit)));
}
