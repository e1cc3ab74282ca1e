import { matchesOf } from '../text/matches.ts';
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
const LAYERS = {
  seal: words(
    String.raw`contiseal|seal\s?inside|self[\s-]?seal(?:ing)?|sealguard|b-?seal|sealtech`,
  ),
  silent: words(
    String.raw`contisilent|silent\s?(?:drive|tech(?:nology)?)|[bk]-?silent|sound\s?(?:absorber|comfort)|acoustic|p?ncs|noise\s?cancel+ing(?:\s?system)?`,
  ),
};

/**
 * Says which layers inside a tyre its name mentions: one that seals punctures, one that swallows noise. The words are not
 * taken, because they also belong to the model's name.
 */
export function layersIn({ folded }: Draft): { seal: boolean; silent: boolean; kept: string[] } {
  const [seal, silent] = [LAYERS.seal, LAYERS.silent].map((layer) =>
    matchesOf(layer, folded).map(([word]) => word),
  ) as [string[], string[]];
  return { seal: seal.length > 0, silent: silent.length > 0, kept: [...seal, ...silent] };
}

/** Returns a folded model's name without the words of layers: they may stand elsewhere in another name of the tyre. */
export const withoutLayers = (folded: string): string =>
  folded.replace(LAYERS.seal, ' ').replace(LAYERS.silent, ' ');

const WHOLE = new RegExp(`^\\(?(${PLAIN}|\\*{1,2}|★)\\)?$`);

/** Returns the mark if a remark consists of nothing else. */
export function markIn(remark: string | undefined): string | null {
  const mark = WHOLE.exec(remark?.trim() ?? '')?.[1];
  return mark ? markOf(mark) : null;
}
