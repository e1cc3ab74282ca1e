import { isWheelSection } from '@org/trade/sections';
import { parseName } from '@org/tyre-names/name/parse-name';
import type { ParsedName } from '@org/tyre-names/name/parsed-name';
import type { Section } from '@org/tyre-names/text/text-reading';
import type { Dictionary } from '@org/tyre-names/trade/dictionary';
import { composedName } from './price-list-good-marking.ts';
import type { RowValues } from './row-values.ts';

const SAYS_TYRE = /^\W*(?:\p{L}+\s+)?(?:авто|мото|спец)?(?:шин[аы]|покрышк)/iu;
const SAYS_WHEEL = /^\W*(?:\p{L}+\s+)?(?:авто|мото)?(?:диск[иа]?(?![а-я])|колес\S*\s+диск)/iu;
/** True if a name begins by saying that it is a tyre or a wheel. */
export const namesItsKind = (name: string) => SAYS_TYRE.test(name) || SAYS_WHEEL.test(name);

/**
 * Returns the section that a row stands under, unless its own words contradict: a tyre among wheels, or a wheel among
 * tyres.
 */
function sectionOf(name: string, filed: Section | undefined): Section | undefined {
  const isWheel = isWheelSection(filed);
  if (isWheel && SAYS_TYRE.test(name)) return undefined;
  return filed && !isWheel && SAYS_WHEEL.test(name) ? 'disks' : filed;
}

const SIZE = /\d{2,3}\s?[/*xхX×]\s?\d|\d\s?[-/]?\s?[RРrр]\s?-?\d{2}|\d\s?[xхX×*]\s?\d{2}|\d-\d{2}/;

/**
 * Reads a name with an accessory after its size as the product that the accessory comes with: «12.4-24 камера+флиппер»
 * is a tyre. The name of an accessory begins with the accessory.
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
 * Returns a name with single spaces, and with «н/шип» in letters that can't be taken for studs. A star after an index
 * or `XL` is BMW's mark. After any other word it points to a note of the list.
 */
export const tidy = (name: string) =>
  name
    .replace(/(?<=\d\s?[A-ZА-Я]|xl)\*(?=\s|$)/gi, ' *')
    .replace(/(?<=\p{L}|\))\*(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![а-яё])(?:н|не|без)\s?[/\\-]?\s?(?:шип[а-я]*|ш)(?![а-яё])\.?/gi, 'нешип');

/** Returns a name without the kind of product: «SAKURA» of «Автодиск SAKURA». */
export const withoutKind = (name: string) =>
  name.replace(/^(?:авто)?(?:диск|шин[аы])(?:\s+кол[её]с\S*)?\s+/i, '');

const COMPLETE = 'Колесо в сборе';

/** Reads a name, given the section that its row stands under. The row's own words take precedence. */
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
  // a name that is unreadable in that section may be readable by itself
  return read.kind === 'unreadable' && section ? parseName(name, { dictionary }) : read;
}

/** Reads a row that is only a size as one of the product that the title above names. */
export function withTitle(
  facts: ParsedName,
  { values, hint, above }: Pick<RowValues, 'values' | 'hint' | 'above'>,
  dictionary: Dictionary,
): ParsedName {
  const isNamed = facts.brand || facts.model || values.brand || values.model;
  if (!above?.product || isNamed || facts.unread.length > 0 || facts.kind !== 'product')
    return facts;
  const name = `${above.product} ${values.name ?? composedName(values, hint)}`;
  const named = parseOwnName(name, facts.section ?? undefined, dictionary);
  return named.kind === 'product' ? named : facts;
}
