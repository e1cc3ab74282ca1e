import type { Section, VocabularyName, VocabularyPage } from '@org/api-client/schema';
import { carSpellings } from '../../../names/cars/car-spellings.ts';
import { byLabel, type FacetCount, merged, named } from '../facets/facets.ts';
import type { Reference } from '../filter/reference.ts';
import {
  ATTRIBUTES,
  type AttributeName,
  SECTIONS,
  type SectionDescription,
} from '../filter/sections.ts';
import { foundBy } from './vocabulary-search.ts';

/** What a vocabulary lists: an attribute of a section, or one of the kinds of values that all sections share. */
export type Vocabulary =
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
