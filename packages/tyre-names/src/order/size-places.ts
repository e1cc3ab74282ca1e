import { withSizeSigns } from '../sizes/size-signs.ts';
import { FULL_TYRE_SIZES } from '../sizes/tyre-sizes.ts';
import { matchesOf } from '../text/matches.ts';
import { asMarking, fold } from '../text/spelling.ts';

/** Joins two goods. */
export const AND = String.raw`и|плюс|та(?!\sже)|und`;

/** A size, and no count of pieces or days: not «10-12». */
const MARKED = /\d{3}|\d\.\d|r\s?\d|\d\s?x\s?\d|\d\/\d{2}-\d{2}/;

export interface Place {
  start: number;
  end: number;
}

/** Returns where the complete sizes of tyres stand in a text, in any notation that the reader knows. */
export function sizesIn(text: string): Place[] {
  const marking = asMarking(withSizeSigns(fold(text)));
  const found = FULL_TYRE_SIZES.flatMap(({ sections, anywhere, read }) =>
    matchesOf(anywhere, marking)
      .filter(
        (match) =>
          MARKED.test(match[0]) && sections.some((section) => read(match.slice(1), section)),
      )
      .map(({ index, 0: size }) => ({ start: index, end: index + size.length })),
  );
  // the «9-12» of «26x9-12» is no size of its own
  return found.filter(
    (place, at) =>
      !found.some(
        (other, before) =>
          other !== place &&
          other.start <= place.start &&
          other.end >= place.end &&
          (before < at || other.end - other.start > place.end - place.start),
      ),
  );
}

/** Returns the lone rims of «R13 — 8, R14 — 12», with no other number of a size in the line. */
function rimsIn(text: string): Place[] {
  const rims = [...text.matchAll(/(?<![\p{L}\d])[rр]\s?(?:1[2-9]|2[0-4])(?!\d)/giu)];
  const rest = rims.reduce((all, { 0: rim }) => all.replace(rim, ' '), text);
  return /\d{3}|\d\s?[xх*/.]\s?\d/u.test(rest)
    ? []
    : rims.map(({ index, 0: rim }) => ({ start: index, end: index + rim.length }));
}

/** Returns the complete sizes of a text, or its lone rims if it has none. */
export function placesIn(text: string): Place[] {
  const sizes = sizesIn(text);
  return sizes.length > 0 ? sizes : rimsIn(text);
}

const COUNTED =
  /(?<![\d.,/])\d{1,4}\s?(?:шт[а-яё]*|комплект[а-яё]*|компл|к-т[а-яё]?|пар[аыу]?(?![а-яё])|колес[а-яё]*|шин[аыу]?(?![а-яё])|покрыш[а-яё]*|диск(?:а|ов)?(?![а-яё]))\.?/giu;
/** «205/55/16-4»: a number behind a size and a dash. */
const DASHED = /\s?[-–—:]\s?\d{1,3}(?![\d./]|\s?шт)/y;
const BETWEEN = new RegExp(String.raw`(?:[,;]|(?<!\d)\+)(?=\s|[^\d])|\s(?:${AND})\s|\.\s`, 'giu');

/**
 * Returns where a line is cut in which sizes and quantities alternate: «50 шт A, 30 шт B», «A - 2 шт B - 4 шт». Whether
 * a quantity belongs to the size before it or behind it, the first of all tells. Undefined for other lines, and where
 * more than one separator stands between two goods.
 */
export function cutsBetweenSizes(text: string, all: readonly Place[]): number[] | undefined {
  // «17.5L-24 (460/70-24)» is one size in two notations
  const sizes = all.filter(({ start }) => {
    const before = all.filter(({ end }) => end <= start).at(-1);
    return !before || !/^\s*[(=]\s*$/.test(text.slice(before.end, start));
  });
  const dashed = sizes.flatMap(({ end }) => {
    DASHED.lastIndex = end;
    const count = DASHED.exec(text)?.[0];
    return count ? [{ start: end, end: end + count.length, isCount: true }] : [];
  });
  const spelt = [...text.matchAll(COUNTED)].map(({ index, 0: count }) => ({
    start: index,
    end: index + count.length,
    isCount: true,
  }));
  const counts = [...spelt, ...dashed];
  const places = [...sizes.map((size) => ({ ...size, isCount: false })), ...counts].toSorted(
    (a, b) => a.start - b.start,
  );
  const areInTurn = places.every(({ isCount }, at) => isCount !== places[at - 1]?.isCount);
  if (sizes.length < 2 || sizes.length !== counts.length || !areInTurn) return undefined;
  const isCountFirst = places[0]!.isCount;
  const cuts = places.slice(0, -1).flatMap((place, at) => {
    if (place.isCount === isCountFirst) return [];
    const next = places[at + 1]!.start;
    const signs = [...text.slice(place.end, next).matchAll(BETWEEN)];
    if (signs.length > 1) return [undefined];
    const edge = isCountFirst ? next : place.end;
    return [signs[0] ? place.end + signs[0].index : edge];
  });
  return cuts.every((cut) => cut !== undefined) ? cuts : undefined;
}
