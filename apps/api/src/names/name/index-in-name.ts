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
/** Latin right behind, or more digits: a word of the model. A Russian word is another one: `100Tлип`. */
const AFTER = String.raw`(?![0-9a-z]|\.\d|-\d)`;
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
  [new RegExp(`${BEFORE}${LOAD}\\s?\\(?${SPEED}${AFTER}`, 'g'), 'load'],
  [new RegExp(`${BEFORE}()${SPEED}\\s?(\\d{2,3})(?![0-9a-zа-я/.-])`, 'g'), 'speed'],
  [new RegExp(`${BEFORE}(\\d{2,3})\\s?/\\s?(\\d{2,3})()(?![0-9a-zа-я/.])`, 'g'), 'load'],
];

/** `В` looks like B and sounds like V: a car tyre for 50 km/h is none. */
const speedOf = (letter: string, typed: string, section: Section) =>
  letter === 'b' && typed.startsWith('в') && section !== 'special_tyres'
    ? 'V'
    : letter.toUpperCase();

/** The load first, and in one piece: the `K58` of «42J Heidenau K58» is a model. */
export const LOAD_FIRST = FORMS.slice(0, 4);
export const GLUED = FORMS.slice(0, 2);

/** A second load lies a little below the first one. */
const isPair = (first: number, second: string | undefined) =>
  second === undefined || (Number(second) <= first + 4 && first - Number(second) <= 25);

/** Takes the indices of load and speed, and what repeats them for another way of mounting: `154/150M (156/150L)`. */
export function takeServiceIndex(
  draft: Draft,
  section: Section,
  range = RANGES[section] ?? WIDEST,
  forms = FORMS,
): ServiceIndex | undefined {
  const latin = asLatin(draft.folded);
  for (const [pattern, order] of forms) {
    for (const match of matchesOf(pattern, latin)) {
      const [whole, ...groups] = match;
      const [load, second, letter] = order === 'load' ? groups : [groups[2], undefined, groups[1]];
      const speedAt = match.index + whole.lastIndexOf(letter ?? '');
      const speed = letter ? speedOf(letter, draft.folded.slice(speedAt), section) : null;
      const isPlausible =
        Number(load) >= range[0] &&
        Number(load) <= range[1] &&
        isPair(Number(load), second) &&
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

/** Takes the index of load of a tyre whose name has no speed. */
export function takeLoneLoad(draft: Draft): ServiceIndex | undefined {
  const [match] = matchesOf(LONE_LOAD, asLatin(draft.folded));
  const load = Number(match?.[1]);
  if (!match || !(load >= LIKELIEST[0] && load <= LIKELIEST[1])) return undefined;
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
    const load = Number(match[1] ?? range[0]);
    if (load >= range[0] && load <= range[1])
      take(draft, match.index, match.index + match[0].length);
  }
}
