import { soundOf } from '../../../names/text/sound.ts';
import { asSounded, fold, inOtherLayout, nameKey } from '../../../names/text/spelling.ts';
import { nearest } from '../../../names/text/typos.ts';

/** A choice with all its names. */
export interface Named {
  label: string;
  /** other spellings that a search finds it by */
  aliases?: readonly string[];
}

const spellingsOf = ({ label, aliases = [] }: Named) => [label, ...aliases].map(fold);

/** Returns where a text is in a name, in either alphabet, with or without word breaks: 0 at the start, -1 nowhere. */
function placeIn(text: string, item: Named): number {
  const sound = asSounded(text);
  const key = nameKey(text);
  const places = spellingsOf(item)
    .flatMap((spelling) => [
      spelling.indexOf(text),
      asSounded(spelling).indexOf(sound),
      key === '' ? -1 : nameKey(spelling).indexOf(key),
    ])
    .filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

/** Returns the items that a text occurs in, those that begin with it first. */
function holding<Item extends Named>(items: readonly Item[], text: string): readonly Item[] {
  const placed = items
    .map((item) => ({ item, place: placeIn(text, item) }))
    .filter(({ place }) => place >= 0);
  const parts = [
    placed.filter(({ place }) => place === 0),
    placed.filter(({ place }) => place > 0),
  ];
  return parts.flat().map(({ item }) => item);
}

const MIN_WORD = 4;
/** Indexes items by each spelling and each longer word of it, and by how these sound. */
function indexSpellings<Item extends Named>(items: readonly Item[]): Map<string, Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items)
    for (const spelling of spellingsOf(item)) {
      const words = spelling.split(' ').filter((word) => word.length >= MIN_WORD);
      for (const name of new Set([spelling, ...words].flatMap((one) => [one, soundOf(one)])))
        index.set(name, [...(index.get(name) ?? []), item]);
    }
  return index;
}

const indexes = new WeakMap<readonly Named[], Map<string, Named[]>>();

/** Returns the items that are spelt nearest to a mistyped text. */
function mistyped<Item extends Named>(items: readonly Item[], text: string): readonly Item[] {
  const index = (indexes.get(items) as Map<string, Item[]> | undefined) ?? indexSpellings(items);
  indexes.set(items, index);
  const other = inOtherLayout(text);
  const spellings = [text, other].flatMap((one) => [one, asSounded(one), soundOf(one)]);
  const heard = index.get(soundOf(text));
  const meant = new Set(heard ?? nearest(spellings, index).flatMap((name) => index.get(name)!));
  return items.filter((item) => meant.has(item));
}

/**
 * Returns the items that a text is found in. If there are none, the text is read as typed in the other keyboard layout,
 * and at last as mistyped.
 */
export function foundBy<Item extends Named>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const text = fold(search).trim();
  if (text === '') return items;
  for (const typed of [text, inOtherLayout(text)]) {
    const direct = holding(items, typed);
    if (direct.length > 0) return direct;
  }
  return mistyped(items, text);
}
