import { matchesOf } from '../text/matches.ts';
import { LAYERS } from '../trade/rules.generated.ts';
import { type Draft, TAKEN, take } from './draft.ts';

/** Marks that are unambiguous anywhere in a name. */
const PLAIN = String.raw`AO[12E]?|MO(?:[1E]|-S|EX)?|N[0-6]|N[A-F][0-2]|JLR|VOL|RO[12]|GOE|POE`;
/** Short marks, which count only in brackets. */
const SHORT = String.raw`\*{1,2}|★|J|LR\d?|K[1-3]|T[0-2]|B[12]?|L|F\d?|AM\d?|HN|EV|ALP|POLESTAR|TO|R0[12]`;

/** Marks with the letter O for a nought, which count behind the rest of the name. */
const LAST = String.raw`T0|[TN]O(?=\s*(?:$|${TAKEN}))`;

/** In brackets, apart, or as a star right behind another mark: `SSR*`. */
const MARKS = new RegExp(
  `\\((${PLAIN}|${SHORT})\\)|(?<![0-9A-Za-zА-Яа-яЁё*+./-])(${PLAIN}|${LAST}|\\*{1,2}(?!\\S)|★)(?![0-9A-Za-zА-Яа-яЁё*+/-])|(?<=[A-Z]{2})(\\*{1,2})(?!\\S)`,
  'g',
);

/** Other spellings of a mark. */
const SAME: Readonly<Record<string, string>> = {
  '★': '*',
  '**': '*',
  MOEX: 'MOE',
  POE: 'POLESTAR',
  TO: 'T0',
  NO: 'N0',
};

/** Returns a mark in the spelling that is stored. */
export const markOf = (mark: string): string => SAME[mark] ?? mark;

/** Returns the unread text as it was typed, where an asterisk is a mark and not a multiplication sign. */
const unread = ({ original, folded }: Draft) =>
  [...folded].map((letter, at) => (letter === TAKEN ? TAKEN : original[at]!)).join('');

/**
 * Carmakers that some suppliers write at the end of the name instead of the mark. Porsche has several marks, so its name
 * stays a mark of its own.
 */
const MAKERS: Readonly<Record<string, string>> = {
  BMW: '*',
  MERCEDES: 'MO',
  AUDI: 'AO',
  VOLVO: 'VOL',
  PORSCHE: 'PORSCHE',
  JAGUAR: 'J',
  LAMBORGHINI: 'L',
  'LAND ROVER': 'LR',
  FERRARI: 'F',
  BENTLEY: 'B',
  // in Russian letters
  АО: 'AO',
  МО: 'MO',
};
const MAKER = new RegExp(
  `(?<![0-9A-Za-zА-Яа-яЁё-])(${Object.keys(MAKERS).join('|')})(?:-BENZ)?(?:\\s?/\\s?[A-Z]+)*\\s*$`,
);

function takeMaker(draft: Draft): string | null {
  const found = MAKER.exec(unread(draft));
  if (!found) return null;
  take(draft, found.index, found.index + found[0].length);
  return MAKERS[found[1]!] ?? null;
}

/** Takes the homologation of a tyre: `MO`, `(N0)`, `*`, MERCEDES. If there are several, the first counts. */
export function takeHomologation(draft: Draft): string | null {
  let mark: string | null = null;
  for (const { 0: text, 1: bracketed, 2: plain, 3: star, index } of matchesOf(
    MARKS,
    unread(draft),
  )) {
    const found = (bracketed ?? plain ?? star)!;
    mark ??= markOf(found);
    take(draft, index, index + text.length);
  }
  return mark ?? takeMaker(draft);
}

const words = (source: string) =>
  new RegExp(`(?<![0-9a-zа-я])\\(?(?:${source})\\)?(?![0-9a-zа-я])`, 'g');

export type LayerName = keyof typeof LAYERS;
/** Which layers inside a tyre its name mentions. */
export type LayersInName = Record<LayerName, boolean>;

const LAYER_WORDS = Object.entries(LAYERS).map(
  ([layer, { words: source }]) => [layer, words(source)] as const,
);

export const NO_LAYERS = Object.fromEntries(
  LAYER_WORDS.map(([layer]) => [layer, false]),
) as LayersInName;

/** Takes the layers out of what is known of a product. */
export const layersOf = (facts: LayersInName): LayersInName =>
  Object.fromEntries(
    LAYER_WORDS.map(([layer]) => [layer, facts[layer as LayerName]]),
  ) as LayersInName;

/**
 * Says which layers inside a tyre its name mentions: `kept` are their words. These are not taken, because they also
 * belong to the model's name.
 */
export function layersIn({ folded }: Draft): LayersInName & { kept: string[] } {
  const found = LAYER_WORDS.map(
    ([layer, pattern]) => [layer, matchesOf(pattern, folded).map(([word]) => word)] as const,
  );
  const layers = Object.fromEntries(found.map(([layer, { length }]) => [layer, length > 0]));
  return { ...(layers as LayersInName), kept: found.flatMap(([, kept]) => kept) };
}

/** Returns a folded model's name without the words of layers: they may stand elsewhere in another name of the tyre. */
export const withoutLayers = (folded: string): string =>
  LAYER_WORDS.reduce((text, [, pattern]) => text.replace(pattern, ' '), folded);

const WHOLE = new RegExp(`^\\(?(${PLAIN}|\\*{1,2}|★)\\)?$`);

/** Returns the mark if a remark consists of nothing else. */
export function markIn(remark: string | undefined): string | null {
  const mark = WHOLE.exec(remark?.trim() ?? '')?.[1];
  return mark ? markOf(mark) : null;
}
