import { isSpeedIndex } from '../sizes/indices.ts';
import { matchesOf } from '../text/matches.ts';
import type { Section } from '../text/reading.ts';
import { asLatin } from '../text/spelling.ts';
import { type Draft, take } from './draft.ts';

/** What stands beside the size: `91V`, `156/150L`. */
export interface ServiceIndex {
  /** As marked, a dual one with its slash: `156/150`. */
  load: string;
  speed: string | null;
}

const RANGES: Partial<Record<Section, [number, number]>> = {
  tyres: [60, 135],
  truck_tyres: [80, 190],
  special_tyres: [50, 250],
  moto_tyres: [20, 100],
  quadro_tyres: [20, 120],
};

/** For a size that is filed under another section. */
export const WIDEST: [number, number] = [20, 250];

const BEFORE = String.raw`(?<![0-9a-zа-я./-])`;
/**
 * Latin right behind, or more digits: a word of the model. A Russian word is another one: `100Tлип`, but for «240 кг».
 * A farm's tyre may name a second speed at once: `162A8B`.
 */
const AFTER = String.raw`(?:(?<=a[1-8])[bd])?(?![0-9a-z]|\.\d|-\d|г(?![а-я]))`;
const LOAD = String.raw`(\d{2,3})(?:\s?[/-]\s?(\d{2,3}))?`;
// a farm's A may have lost its digit
const SPEED = String.raw`(a[1-8]|[a-hj-np-wy])`;

/** Every way to write the two, the surest first; groups: first load, second load, speed. */
const FORMS: readonly (readonly [pattern: RegExp, order: 'load' | 'speed'])[] = [
  [new RegExp(`${BEFORE}(\\d{2,3})\\s?/\\s?(\\d{2,3})\\s?${SPEED}${AFTER}`, 'g'), 'load'],
  [new RegExp(`${BEFORE}${LOAD}${SPEED}(?:${AFTER}|(?=\\d{2,3}[a-y](?![0-9a-z])))`, 'g'), 'load'],
  [
    new RegExp(`${BEFORE}(\\d{2,3})\\s?\\((?:(\\d{2,3})|[^)\\d]*)\\)\\s?${SPEED}${AFTER}`, 'g'),
    'load',
  ],
  [new RegExp(`${BEFORE}${LOAD}\\s?(?:\\(|/(?=a))?${SPEED}${AFTER}`, 'g'), 'load'],
  [new RegExp(`${BEFORE}()${SPEED}\\s?(\\d{2,3})(?![0-9a-zа-я/.-])`, 'g'), 'speed'],
  [new RegExp(`${BEFORE}(\\d{2,3})\\s?/\\s?(\\d{2,3})()(?![0-9a-zа-я/.])`, 'g'), 'load'],
];

const MOST_OF_CARS = 126;

/** `В` looks like B and sounds like V: a car tyre for 50 km/h is none, and nothing larger goes at 240. */
const speedOf = (letter: string, typed: string, load: number, section: Section) =>
  letter === 'b' && typed.startsWith('в') && section !== 'special_tyres' && load <= MOST_OF_CARS
    ? 'V'
    : letter.toUpperCase();

/** The load first, and in one piece: the `K58` of «42J Heidenau K58» is a model. */
export const LOAD_FIRST = FORMS.slice(0, 4);
export const GLUED = FORMS.slice(0, 2);

/** A second load lies a little below the first one; of a tyre that rolls free above it. */
const isPair = (first: number, second: string | undefined, section: Section) =>
  second === undefined ||
  (Number(second) <= first + (isSlow(section) ? 16 : 4) && first - Number(second) <= 25);

const isSlow = (section: Section) => section === 'special_tyres' || section === 'truck_tyres';

/** The `70S` of «AG-RADIAL 70S 173A8» is a series: of a machine's tyre the larger load is the index. */
const bySurest = (matches: readonly RegExpExecArray[], section: Section) =>
  section === 'special_tyres'
    ? matches.toSorted((one, other) => largest(other) - largest(one))
    : matches;
const largest = (match: RegExpExecArray) =>
  Math.max(...match.slice(1).map((group) => Number(group ?? 0) || 0));

/** Whether a name says nothing else that could be its model. */
const isAllThatIsLeft = ({ folded }: Draft, { index, 0: piece }: RegExpExecArray) =>
  !/[0-9a-zа-я]{2}/.test(
    `${folded.slice(0, index)} ${folded.slice(index + piece.length)}`.replace(KIND_OR_TUBE, ''),
  );
const KIND_OR_TUBE =
  /(?<![0-9a-zа-я])(?:(?:авто|мото)?шин[аы]|(?:мото)?покрышк[аи]|t[lt]|[бк]\/к|20\d\d)(?![0-9a-zа-я])/g;

/** Takes the indices of load and speed, and what repeats them for another way of mounting: `154/150M (156/150L)`. */
export function takeServiceIndex(
  draft: Draft,
  section: Section,
  range = RANGES[section] ?? WIDEST,
  forms = FORMS,
): ServiceIndex | undefined {
  const latin = asLatin(draft.folded);
  for (const [pattern, order] of forms) {
    for (const match of bySurest(matchesOf(pattern, latin), section)) {
      const [whole, ...groups] = match;
      const [load, second, letter] = order === 'load' ? groups : [groups[2], undefined, groups[1]];
      const speedAt = match.index + whole.lastIndexOf(letter ?? '');
      const speed = letter
        ? speedOf(letter, draft.folded.slice(speedAt), Number(load), section)
        : null;
      const isPlausible =
        Number(load) >= range[0] &&
        Number(load) <= range[1] &&
        isPair(Number(load), second, section) &&
        // the H168 of a loader's tyre is a model
        !(order === 'speed' && isSlow(section) && /[hn-y]/.test(letter ?? '')) &&
        // a name has a model: the K36 of «2.75-17 Heidenau K36»
        !(order === 'speed' && isAllThatIsLeft(draft, match)) &&
        // no van is made to go this slowly: `104/102 C` is its mark
        !(section === 'tyres' && second && speed === 'C') &&
        (speed === null || isSpeedIndex(speed) || (speed === 'A' && section === 'special_tyres'));
      if (!isPlausible) continue;
      take(draft, match.index, match.index + whole.length);
      return { load: second ? `${load}/${second}` : load!, speed };
    }
  }
  return undefined;
}

/** `XL 82`: a load that stands alone beside what it is the load of. */
const LONE_LOAD = /(?<=(?<![0-9a-zа-я])xl\s)(\d{2,3})(?![0-9a-zа-я./-])/g;
/** «MF166 160 нс20»: behind the code of a truck tyre, before its plies. */
const LOAD_BEFORE_PLIES =
  /(?<=[a-zа-я][a-zа-я-]*\d+[a-zа-я+]*\s)(1[2-9]\d)(?=\s+(?:нс\s?\d|\d{2}\s?pr))/g;

/** Takes the index of load of a tyre whose name has no speed. */
export function takeLoneLoad(draft: Draft, section: Section): ServiceIndex | undefined {
  const isCar = section === 'tyres';
  const [match] = isCar
    ? matchesOf(LONE_LOAD, asLatin(draft.folded))
    : matchesOf(LOAD_BEFORE_PLIES, draft.folded);
  const load = Number(match?.[1]);
  if (!match || (isCar && !(load >= LIKELIEST[0] && load <= LIKELIEST[1]))) return undefined;
  take(draft, match.index, match.index + match[0].length);
  return { load: match[1]!, speed: null };
}
const LIKELIEST = [65, 126] as const;

const REPEATED = new RegExp(
  `(?<![0-9a-zа-я./-])\\(?\\s?${LOAD}\\s?\\(?${SPEED}\\)?${AFTER}|/\\s?(?:a[1-8]|[bd])(?![0-9a-zа-я])`,
  'g',
);

/** Indices given once more are no part of the model. */
export function takeRepeatedIndices(draft: Draft, section: Section): void {
  const range = RANGES[section];
  if (!range) return;
  for (const match of matchesOf(REPEATED, asLatin(draft.folded))) {
    const load = Number(match[1] ?? range[1]);
    // the series of a machine's tyre, «AG-RADIAL 70S», and a lorry's model, «124R», are no indices
    const isName =
      (section === 'special_tyres' && load < 100) ||
      (section === 'truck_tyres' && /[r-y]$/.test(match[3] ?? ''));
    if (load >= range[0] && load <= range[1] && !isName)
      take(draft, match.index, match.index + match[0].length);
  }
}
