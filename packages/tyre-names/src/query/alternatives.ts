import type { Piece } from '../models/piece.ts';
import { fold } from '../text/spelling.ts';
import type { Field, Filter, Reading } from '../text/text-reading.ts';

/** Between two names or values of which either will do. For folded text. */
export const EITHER = /,|\s\/\s|\s(?:или|либо|и|or|vs|versus|против)\.?\s/;
/** The same, and nothing else. */
const JOINT = /^\s*(?:(?:,|\/|\||(?<=\s)(?:или|либо|and|or|vs|versus|против|и)\.?(?=\s))\s*)+$/;
/** A flag that need not be: «с шипами или без», «ранфлет или обычные». */
const OR_NOT =
  /^\s*(?:\/|,?\s(?:или|либо|or))\s*(?:без(?: нее| него| них)?|нет|не|обычн[а-я]*|прост[а-я]{2}|not?|without)(?![а-яa-z])/;

const FLAGS: ReadonlySet<Field> = new Set<Field>(['studded', 'run_flat', 'xl', 'vehicle']);

const isList = Array.isArray;
const union = (a: readonly unknown[], b: readonly unknown[]) => [...new Set([...a, ...b])];

/** Seasons and studs are one choice: only winter tyres have studs. */
const WINTER: ReadonlySet<Field> = new Set<Field>(['season', 'studded']);

function withSeason(filter: Filter): Filter {
  if (filter.studded && !filter.season) return { ...filter, season: ['winter'] };
  const isBare = filter.season && !filter.season.includes('winter');
  return isBare && filter.studded === undefined ? { ...filter, studded: false } : filter;
}

/** Returns the value of a field that either of two values fits, or undefined if only its absence does. */
function either(name: string, one: unknown, other: unknown): unknown {
  if (isList(one) && isList(other)) return union(one, other);
  if (one === other) return one;
  if (typeof one !== 'number' || typeof other !== 'number') return undefined;
  if (name.endsWith('_min')) return Math.min(one, other);
  return name.endsWith('_max') ? Math.max(one, other) : undefined;
}

/** Returns the filter that goods of either kind pass. What only one of them says is left out. */
function eitherFilter(one: Filter, other: Filter): Filter {
  const others = other as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(one)
      .filter(([name]) => name in others)
      .map(([name, value]) => [name, either(name, value, others[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

const isConflict = (one: Filter, other: Filter) => {
  const others = other as Record<string, unknown>;
  return Object.entries(one).some(
    ([name, value]) => name in others && !isList(value) && value !== others[name],
  );
};

/**
 * Returns what two readings mean as a choice, or undefined if both can be applied as they are: lists of values are
 * joined anyway.
 */
function choice(one: Reading, other: Reading): Reading | undefined {
  const isWinter = WINTER.has(one.field) && WINTER.has(other.field);
  if (one.field !== other.field && !isWinter) return undefined;
  const [a, b] = isWinter
    ? [withSeason(one.filter), withSeason(other.filter)]
    : [one.filter, other.filter];
  if (!isConflict(a, b)) return undefined;
  const corrected = one.corrected || other.corrected;
  return {
    field: one.field,
    value: `${one.value} или ${other.value}`,
    filter: eitherFilter(a, b),
    ...(corrected && { corrected }),
  };
}

/**
 * Joins values of which either will do, so that the last one is not taken for the only one: «шипы или липучка», «4 или 8
 * шт». The joined piece says both.
 */
export function withAlternatives(text: string, pieces: readonly Piece[]): Piece[] {
  const folded = fold(text);
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    // the words of «или без»
    if (last && piece.start < last.end) continue;
    const isChoice = last !== undefined && JOINT.test(folded.slice(last.end, piece.start));
    const both =
      isChoice && last.reading && piece.reading ? choice(last.reading, piece.reading) : undefined;
    joined.push(
      both
        ? { ...joined.pop()!, end: piece.end, reading: both }
        : withAbsence(folded, piece, pieces),
    );
  }
  return joined;
}

/** Takes a flag that need not be for no filter: «ранфлет или нет». */
function withAbsence(text: string, piece: Piece, all: readonly Piece[]): Piece {
  const { reading, end } = piece;
  const not = reading && FLAGS.has(reading.field) ? OR_NOT.exec(text.slice(end)) : null;
  if (!reading || !not) return piece;
  const stop = end + not[0].length;
  // «шипы или без ранфлета» speaks of something else
  if (all.some((other) => other.reading && other.start >= end && other.start < stop)) return piece;
  const { season } = withSeason(reading.filter);
  return {
    ...piece,
    end: stop,
    reading: {
      ...reading,
      value: `${reading.value} или нет`,
      filter: season ? { season } : {},
    },
  };
}
