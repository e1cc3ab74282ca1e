import { parseName } from '../../../../names/name/parse-name.ts';
import type { ParsedName } from '../../../../names/name/parsed-name.ts';
import type { Section } from '../../../../names/text/reading.ts';
import type { Dictionary } from '../../../../names/trade/dictionary.ts';

const SAYS_TYRE = /^\W*(?:\p{L}+\s+)?(?:авто|мото|спец)?(?:шин[аы]|покрышк)/iu;
const SAYS_WHEEL = /^\W*(?:\p{L}+\s+)?(?:авто|мото)?(?:диск[иа]?(?![а-я])|колес\S*\s+диск)/iu;
/** Whether a name says at once that it is a tyre or a wheel. */
export const saysItself = (name: string) => SAYS_TYRE.test(name) || SAYS_WHEEL.test(name);

const WHEELS: readonly (Section | undefined)[] = ['disks', 'truck_disks'];

/** Where a row is filed, unless its own words say that it is the other of tyre and wheel. */
function sectionOf(name: string, filed: Section | undefined): Section | undefined {
  const isWheel = WHEELS.includes(filed);
  if (isWheel && SAYS_TYRE.test(name)) return undefined;
  return filed && !isWheel && SAYS_WHEEL.test(name) ? 'disks' : filed;
}

const SIZE = /\d{2,3}\s?[/*xхX×]\s?\d|\d\s?[-/]?\s?[RРrр]\s?-?\d{2}|\d\s?[xхX×*]\s?\d{2}|\d-\d{2}/;

/**
 * A name whose accessory stands behind its size is of the goods that it comes with: «12.4-24 камера+флиппер» is a tyre.
 * What is an accessory says so at its beginning.
 */
function withoutTail(name: string, dictionary: Dictionary): ParsedName | undefined {
  const words = [...name.matchAll(/\S+/g)];
  for (const [at, word] of words.entries()) {
    const head = name.slice(0, word.index + word[0].length);
    if (parseName(head, { dictionary }).kind !== 'accessory') continue;
    const before = name.slice(0, word.index);
    if (at === 0 || !SIZE.test(before)) return undefined;
    const read = parseName(`${before} ${name.slice(head.length)}`, { dictionary });
    return read.kind === 'accessory' ? parseName(before, { dictionary }) : read;
  }
  return undefined;
}

/**
 * Single spaces, and «н/шип» in letters that can't be taken for studs. A star behind an index or `XL` is BMW's mark; behind
 * any other word it points at a note of the list.
 */
export const tidy = (name: string) =>
  name
    .replace(/(?<=\d\s?[A-ZА-Я]|xl)\*(?=\s|$)/gi, ' *')
    .replace(/(?<=\p{L}|\))\*(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![а-яё])(?:н|не|без)\s?[/\\-]?\s?(?:шип[а-я]*|ш)(?![а-яё])\.?/gi, 'нешип');

const COMPLETE = 'Колесо в сборе';

/** Reads a name with where its row is filed: the row's own words go first. */
export function parseOwnName(
  written: string,
  filed: Section | undefined,
  dictionary: Dictionary,
): ParsedName {
  const name = tidy(written);
  const section = sectionOf(name, filed);
  const read = parseName(name, { section, dictionary });
  if (read.kind === 'accessory' && read.accessory !== COMPLETE)
    return withoutTail(name, dictionary) ?? read;
  // filed among wheels or elsewhere, and readable as what it is by itself
  return read.kind === 'unreadable' && section ? parseName(name, { dictionary }) : read;
}
