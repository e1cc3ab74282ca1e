import { isSpeedIndex } from '../sizes/indices.ts';
import { matchesOf } from '../text/matches.ts';
import { asLatin } from '../text/spelling.ts';
import type { Section } from '../text/text-reading.ts';
import { PLY } from '../trade/words-in-names.ts';
import { type Draft, TAKEN, take } from './draft.ts';
import { FORMS, REPEATED } from './index-forms.ts';

/** The load and speed indices beside the size: `91V`, `156/150L`. */
export interface ServiceIndex {
  /** As marked. A dual one keeps its slash: `156/150`. */
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

/** The range for a size that is listed under another section. */
export const WIDEST: [number, number] = [20, 250];

/** Returns a name in Latin letters without its plies: the `28с` of «28сл» and the «20 н» of «20 н.с.» are no index. */
const withoutPlies = ({ folded }: Draft) =>
  asLatin(folded.replace(PLY, (plies) => TAKEN.repeat(plies.length)));

const MAX_OF_CARS = 126;
const MAX_PLIES = 60;

/**
 * Reads a speed letter. Cyrillic `В` looks like B (50 km/h) and sounds like V (240 km/h). No car tyre is as slow as B,
 * and no larger tyre is as fast as V.
 */
const speedOf = (letter: string, typed: string, load: number, section: Section) =>
  letter === 'b' && typed.startsWith('в') && section !== 'special_tyres' && load <= MAX_OF_CARS
    ? 'V'
    : letter.toUpperCase();

/**
 * Checks whether two loads belong together. The second is a little lower than the first, or higher for a free-rolling
 * tyre.
 */
const isPair = (first: number, second: string | undefined, section: Section) =>
  second === undefined ||
  (Number(second) <= first + (isSlow(section) ? 16 : 4) && first - Number(second) <= 25);

const isSlow = (section: Section) => section === 'special_tyres' || section === 'truck_tyres';

/**
 * Sorts the matches. For a machine's tyre the larger load is the index: the `70S` of «AG-RADIAL 70S 173A8» is a series.
 */
const bySurest = (matches: readonly RegExpExecArray[], section: Section) =>
  section === 'special_tyres'
    ? matches.toSorted((one, other) => largest(other) - largest(one))
    : matches;
const largest = (match: RegExpExecArray) =>
  Math.max(...match.slice(1).map((group) => Number(group ?? 0) || 0));

/** The highest load that is taken behind a model: the V105 of «Advan Sport V105» is a model. */
const MAX_BACKWARDS = 100;

/**
 * Checks whether a speed before a load, «H91», is an index. A letter and a number are a model in most names, the K125
 * of «Ventus Prime3 K125» and the K36 of «2.75-17 Heidenau K36». An index stands behind the size or at the end, beside
 * a model, and a tyre of its kind is that fast.
 */
function isBackwards({ folded }: Draft, match: RegExpExecArray, section: Section): boolean {
  const [whole, , letter = '', load] = match;
  if (whole.includes('/')) return true;
  const isUsual = isSlow(section) ? /[a-gj-m]/ : section === 'tyres' ? /[hq-y]/ : /./;
  const isLast = folded.slice(match.index + whole.length).trim() === '';
  return (
    isUsual.test(letter) &&
    (folded.slice(0, match.index).trimEnd().endsWith(TAKEN) ||
      (isLast && Number(load) <= MAX_BACKWARDS)) &&
    !isAllThatIsLeft({ folded }, match)
  );
}

/** Checks whether the rest of a name has nothing else that could be the model. */
const isAllThatIsLeft = ({ folded }: Pick<Draft, 'folded'>, { index, 0: piece }: RegExpExecArray) =>
  !/[0-9a-zа-я]{2}/.test(
    `${folded.slice(0, index)} ${folded.slice(index + piece.length)}`.replace(KIND_OR_TUBE, ''),
  );
const KIND_OR_TUBE =
  /(?<![0-9a-zа-я])(?:(?:авто|мото)?шин[аы]|(?:мото)?покрышк[аи]|t[lt]|[бк]\/к|20\d\d)(?![0-9a-zа-я])/g;

/**
 * Takes the first plausible load and speed indices: `154/150M` of `154/150M (156/150L)`. The second pair is for another
 * way of mounting.
 */
export function takeServiceIndex(
  draft: Draft,
  section: Section,
  range = RANGES[section] ?? WIDEST,
  forms = FORMS,
): ServiceIndex | undefined {
  const latin = withoutPlies(draft);
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
        (order === 'load' || isBackwards(draft, match, section)) &&
        // no van tyre is this slow: the C of `104/102 C` is the mark of a van
        !(section === 'tyres' && second && speed === 'C') &&
        // «24 с.» may be plies: no tyre that carries so little is this slow
        !(!second && speed === 'C' && Number(load) <= MAX_PLIES) &&
        (speed === null || isSpeedIndex(speed) || (speed === 'A' && section === 'special_tyres'));
      if (!isPlausible) continue;
      take(draft, match.index, match.index + whole.length);
      return { load: second ? `${load}/${second}` : load!, speed };
    }
  }
  return undefined;
}

/** `XL 82`: a load without a speed. */
const LONE_LOAD = /(?<=(?<![0-9a-zа-я])xl\s)(\d{2,3})(?![0-9a-zа-я./-])/g;
/** «MF166 160 нс20»: a load between the model's code and the plies of a truck tyre. */
const LOAD_BEFORE_PLIES =
  /(?<=[a-zа-я][a-zа-я-]*\d+[a-zа-я+]*\s)(1[2-9]\d)(?=\s+(?:нс\s?\d|\d{2}\s?pr))/g;

/** Takes the load index of a tyre whose name has no speed index. */
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

/** Takes indices that are repeated, because they do not belong to the model. */
export function takeRepeatedIndices(draft: Draft, section: Section): void {
  const range = RANGES[section];
  if (!range) return;
  for (const match of matchesOf(REPEATED, withoutPlies(draft))) {
    const load = Number(match[1] ?? range[1]);
    // a machine tyre's series, «AG-RADIAL 70S», and a lorry tyre's model, «124R», are not indices
    const isName =
      (section === 'special_tyres' && load < 100) ||
      (section === 'truck_tyres' && /[r-y]$/.test(match[3] ?? ''));
    if (load >= range[0] && load <= range[1] && !isName)
      take(draft, match.index, match.index + match[0].length);
  }
}
