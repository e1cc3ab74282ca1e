import type { Section, VocabularyName, VocabularyPage } from '@org/api-client/schema';
import { carSpellings } from '@org/tyre-names/cars/car-spellings';
import { soundOf } from '@org/tyre-names/text/sound';
import { asSounded, fold, inOtherLayout, nameKey } from '@org/tyre-names/text/spelling';
import { nearest } from '@org/tyre-names/text/typos';
import { type FacetCount, merged, named } from './facets/facets.ts';
import { byLabel, type Reference } from './filter/reference.ts';
import {
  ATTRIBUTES,
  type AttributeName,
  SECTIONS,
  type SectionDescription,
} from './filter/sections.ts';

/** A choice with all its names. */
interface NamedChoice {
  label: string;
  /** other spellings that a search finds it by */
  aliases?: readonly string[];
}

const spellingsOf = ({ label, aliases = [] }: NamedChoice) => [label, ...aliases].map(fold);

/** Returns where a text is in a name, in either alphabet, with or without word breaks: 0 at the start, -1 nowhere. */
function placeIn(text: string, item: NamedChoice): number {
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
function holding<Item extends NamedChoice>(items: readonly Item[], text: string): readonly Item[] {
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
function indexSpellings<Item extends NamedChoice>(items: readonly Item[]): Map<string, Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items)
    for (const spelling of spellingsOf(item)) {
      const words = spelling.split(' ').filter((word) => word.length >= MIN_WORD);
      for (const name of new Set([spelling, ...words].flatMap((one) => [one, soundOf(one)])))
        index.set(name, [...(index.get(name) ?? []), item]);
    }
  return index;
}

const indexes = new WeakMap<readonly NamedChoice[], Map<string, NamedChoice[]>>();

/** Returns the items that are spelt nearest to a mistyped text. */
function mistyped<Item extends NamedChoice>(items: readonly Item[], text: string): readonly Item[] {
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
 * and at last as mistyped. Decision 89.
 */
export function foundBy<Item extends NamedChoice>(
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

/** What a vocabulary lists: an attribute of a section, or one of the kinds of values that all sections share. */
type Vocabulary =
  | { of: 'attribute'; section: SectionDescription; name: AttributeName }
  | { of: CommonVocabulary };
type Name = VocabularyName extends `SysProduct.${infer Key}` ? Key : never;
export type CommonVocabulary = Exclude<Name, `${Section}_${string}`>;

/** Filters of some vocabularies. */
export interface VocabularyFilter {
  car_brand?: string;
  car_model?: string;
  car_year?: number;
  brand?: readonly string[];
}

/** Reads the key of a vocabulary: `SysProduct.tyres_brand` without its prefix is the brands of tyres. */
export function parseVocabulary(key: string): Vocabulary {
  const section = Object.values(SECTIONS).find(({ code }) => key.startsWith(`${code}_`));
  return section
    ? { of: 'attribute', section, name: key.slice(section.code.length + 1) as AttributeName }
    : { of: key as CommonVocabulary };
}

export interface VocabularyItem {
  value: string | number;
  label: string;
  count: number;
  /** other spellings that a search finds it by */
  aliases?: readonly string[];
}

/** Returns an attribute's items as the contract names them: names A–Z, sizes ascending, kinds in the trade's order. */
export function attributeItems(
  name: AttributeName,
  counts: readonly FacetCount[],
  reference: Reference,
): VocabularyItem[] {
  const { kind } = ATTRIBUTES[name];
  const position = ({ value }: FacetCount) =>
    kind === 'word' ? (reference.words.get(Number(value))?.position ?? 0) : Number(value);
  const ordered = counts.toSorted((a, b) => position(a) - position(b));
  const items = merged(
    ordered.flatMap((count) => named(name, count, reference)),
  ) as VocabularyItem[];
  if (kind !== 'brand' && kind !== 'model') return items;
  const aliases = new Map(
    [...reference.brands.values()].map((brand) => [brand.name, brand.aliases]),
  );
  return items
    .map((item) => (kind === 'brand' ? { ...item, aliases: aliases.get(item.label) ?? [] } : item))
    .sort(byLabel);
}

/** Adds to cars all that people call them, so that a list of cars finds what the search line understands. */
export function withCarNames(
  of: CommonVocabulary,
  items: readonly VocabularyItem[],
  { car_brand = '' }: VocabularyFilter,
  { names }: Reference,
): VocabularyItem[] {
  const { makes, models } = carSpellings(names.tyres.cars);
  const called =
    of === 'car_brand' ? makes : of === 'car_model' ? models.get(car_brand) : undefined;
  if (!called) return [...items];
  return items.map((item) => ({
    ...item,
    aliases: [...(item.aliases ?? []), ...(called?.get(item.label) ?? [])],
  }));
}

/** Returns one page, counted from 0. */
export function vocabularyPage(
  items: readonly VocabularyItem[],
  { search = '', page, per_page }: { search?: string; page: number; per_page: number },
): VocabularyPage {
  const matching = foundBy(items, search);
  return {
    items: matching
      .slice(page * per_page, (page + 1) * per_page)
      .map(({ value, label, count }) => ({ value, label, count })),
    total: matching.length,
    page,
    per_page,
  };
}
