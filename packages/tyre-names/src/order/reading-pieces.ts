import { FOREIGN_AMOUNT } from '../text/foreign-money.ts';
import { fold } from '../text/spelling.ts';
import { PIECES_OF_SET } from '../trade/rules.generated.ts';
import { type AmountReading, PER_PIECE, PER_SET, RULES } from './amount-rules.ts';

/** The quantity and the price that a row asks for, and the row with blanks in place of these words. */
export interface Amounts {
  rest: string;
  /** null if the row does not say it, or not clearly */
  pieces: number | null;
  /** the same in sets, if the row counts in nothing else */
  sets: number | null;
  /** why the quantity is not clear, in words for the buyer */
  doubt: string | null;
  /** true for «по 4 каждой»: the quantity of this row and of those beside it */
  isForEach: boolean;
  /** kopecks for a piece */
  price: number | null;
  /** the limits of the price that the row says */
  limits: readonly PriceLimit[];
}

/** A limit of the price, in the words of the row, and where they stand. */
export interface PriceLimit {
  field: 'price_min' | 'price_max';
  /** kopecks for a piece */
  price: number;
  text: string;
  start: number;
  end: number;
}

const blank = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** Divides a price «за комплект» by the four pieces of a set. */
function ofPiece(found: AmountReading, folded: string): AmountReading {
  PER_SET.lastIndex = found.end;
  const set = found.price === undefined ? null : PER_SET.exec(folded);
  return set && found.price !== undefined
    ? { ...found, end: found.end + set[0].length, price: Math.round(found.price / PIECES_OF_SET) }
    : found;
}

/** Whether several statements mean one quantity: «1 комплект (4 шт)». */
const isSame = (all: readonly AmountReading[]) =>
  all.every(({ pieces: count }) => count === all[0]?.pieces) &&
  all.filter(({ isSet }) => !isSet).length < 2;

/** The words of a place in a text, without the blanks around them. */
function wordsOf(text: string, { start, end }: { start: number; end: number }) {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { text: words.trim(), start: from, end: from + words.trim().length };
}

/** Takes the quantity and the price out of a row. */
export function takeAmounts(text: string): Amounts {
  let folded = fold(text);
  let rest = text;
  const remove = (span: { start: number; end: number }) => {
    folded = blank(folded, span);
    rest = blank(rest, span);
  };
  // it stays in the rest, where it is said that it wasn't understood
  for (const { index, 0: money } of folded.matchAll(FOREIGN_AMOUNT))
    folded = blank(folded, { start: index, end: index + money.length });
  for (const { index, 0: unit } of folded.matchAll(PER_PIECE))
    remove({ start: index, end: index + unit.length });
  const found: AmountReading[] = [];
  for (const [pattern, read] of RULES)
    for (const match of folded.matchAll(pattern)) {
      const meaning = read(match);
      if (!meaning) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      const whole = ofPiece({ ...span, ...meaning }, folded);
      found.push(whole);
      remove(whole);
    }
  const counts = found.filter(({ pieces: count }) => count !== undefined);
  const isOne = isSame(counts);
  const numbers = counts.map(({ pieces: count }) => count).join(', и ');
  const doubt =
    found.find((one) => one.doubt)?.doubt ??
    (isOne ? null : `Названо и ${numbers}: сколько именно?`);
  const prices = found.filter(({ price }) => price !== undefined);
  // «от 4000 до 6000»: what it may cost is the higher one
  const priced = prices.find(({ limit }) => limit !== 'price_min') ?? prices[0];
  return {
    rest,
    pieces: doubt === null ? (counts[0]?.pieces ?? null) : null,
    sets: doubt === null && counts.length === 1 ? (counts[0]?.sets ?? null) : null,
    doubt,
    isForEach: counts.some(({ isForEach }) => isForEach),
    price: priced?.price ?? null,
    limits: prices.flatMap(({ limit, price, ...span }) =>
      limit && price !== undefined ? [{ field: limit, price, ...wordsOf(text, span) }] : [],
    ),
  };
}
