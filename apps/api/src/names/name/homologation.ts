import { matchesOf } from '../text/matches.ts';
import { type Draft, TAKEN, take } from './draft.ts';

/** Marks that stand for nothing else, wherever they stand. */
const PLAIN = String.raw`AO[12E]?|MO(?:[1E]|-S|EX)?|N[0-6]|N[A-F][0-2]|JLR|VOL|RO[12]|GOE|POE`;
/** In brackets short ones are marks as well. */
const SHORT = String.raw`\*{1,2}|★|J|LR\d?|K[1-3]|T[0-2]|B[12]?|L|F\d?|AM\d?|HN|EV|ALP|POLESTAR|TO|R0[12]`;

const MARKS = new RegExp(
  `\\((${PLAIN}|${SHORT})\\)|(?<![0-9A-Za-zА-Яа-яЁё*+./-])(${PLAIN}|\\*{1,2}(?!\\S)|★)(?![0-9A-Za-zА-Яа-яЁё*+/-])`,
  'g',
);

/** One mark by each of its spellings. */
const SAME: Readonly<Record<string, string>> = {
  '★': '*',
  '**': '*',
  MOEX: 'MOE',
  POE: 'POLESTAR',
  TO: 'T0',
};

/** A mark as it is kept. */
export const markOf = (mark: string): string => SAME[mark] ?? mark;

/** The text as typed where nobody has read it: an asterisk is a mark here, no multiplication. */
const unread = ({ original, folded }: Draft) =>
  [...folded].map((letter, at) => (letter === TAKEN ? TAKEN : original[at]!)).join('');

/** Some write whose mark it is, at the end of the name; which of Porsche's marks is meant nobody knows. */
const MAKERS: Readonly<Record<string, string>> = {
  BMW: '*',
  MERCEDES: 'MO',
  AUDI: 'AO',
  VOLVO: 'VOL',
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

/** Takes the mark of the carmaker that has approved a tyre: `MO`, `(N0)`, `*`, MERCEDES; of several the first counts. */
export function takeHomologation(draft: Draft): string | null {
  let mark: string | null = null;
  for (const { 0: text, 1: bracketed, 2: plain, index } of matchesOf(MARKS, unread(draft))) {
    const found = (bracketed ?? plain)!;
    mark ??= markOf(found);
    take(draft, index, index + text.length);
  }
  return mark ?? takeMaker(draft);
}

const SEAL =
  /(?<![0-9a-zа-я])\(?(?:contiseal|seal\s?inside|self[\s-]?seal(?:ing)?|sealguard|b-?seal|sealtech)\)?(?![0-9a-zа-я])/;

/** Whether a name speaks of a layer that closes punctures; the words are a part of the model's name as well. */
export const hasSeal = ({ folded }: Draft): boolean => SEAL.test(folded);

const WHOLE = new RegExp(`^\\(?(${PLAIN}|\\*{1,2}|★)\\)?$`);

/** The mark that a remark is, and nothing else. */
export function markIn(remark: string | undefined): string | null {
  const mark = WHOLE.exec(remark?.trim() ?? '')?.[1];
  return mark ? markOf(mark) : null;
}
