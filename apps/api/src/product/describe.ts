import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/trade/attributes';
import { LAYER_NAMES } from '@org/trade/layers';
import { isWheelSection } from '@org/trade/sections';
import type { ParsedName } from '@org/tyre-names/name/parsed-name';
import { isSpeedIndex, speedKmh } from '@org/tyre-names/sizes/indices';
import { isPlaceholder } from '@org/tyre-names/trade/placeholders';
import { finishName } from '@org/tyre-names/trade/wheel-finishes';
import { type CellValue, plainWord } from './cells.ts';

/** Ids of the table `section`. */
export const SECTION_IDS = {
  tyres: 1,
  disks: 2,
  truck_tyres: 3,
  truck_disks: 4,
  special_tyres: 5,
  moto_tyres: 6,
  quadro_tyres: 7,
} as const;

const isWheel = ({ section }: ParsedName) => isWheelSection(section);

/** Ids of the enumerated attributes' values, by `attribute value` in lower case. */
export type Words = Readonly<Record<string, number>>;

/** The columns of `listing` that a product fills. The key FILTERS makes sure that no other record is accepted. */
export type Filters = Readonly<Record<string, unknown>> & { readonly [FILTERS]: true };
declare const FILTERS: unique symbol;

export const wordKey = (attribute: string, value: string) => `${attribute} ${plainWord(value)}`;

const CONSTRUCTIONS = { R: 'radial', ZR: 'radial', D: 'bias' };

/** How to get the contract's value of an attribute that differs from the field of the same name. */
const KEPT_APART: Partial<Record<AttributeName, (facts: ParsedName) => CellValue | null>> = {
  // the first number of 156/150
  load_index: ({ load_index }) => (load_index ? Number.parseInt(load_index, 10) : null),
  speed_index: ({ speed_index }) => speed_index?.split('/')[0] ?? null,
  pcd: ({ pcd }) => pcd[0] ?? null,
  construction: ({ construction }) => construction && CONSTRUCTIONS[construction],
  // 0 stands for a marking without an aspect ratio
  profile: ({ profile }) => profile ?? 0,
  // BKF of one maker and «Black machined» of another are one colour in filters; the product shows its list's own words
  colour: ({ brand, colour }) => colour && (finishName(brand, colour) ?? colour),
  // summer tyres are never studded, and names do not say so
  studded: ({ studded, season }) => studded ?? (season === 'summer' ? false : null),
};

const ROWS = Object.entries<Attribute>(ATTRIBUTES).filter(
  ([, { kind }]) => kind !== 'brand' && kind !== 'model',
) as [AttributeName, Attribute][];

/** Returns a value as `listing` stores it, or undefined for a word that the attribute's dictionary lacks. */
function kept({ kind }: Attribute, name: AttributeName, value: CellValue, words: Words) {
  if (kind === 'size') return Math.round(Number(value) * 100);
  if (kind === 'word') return words[wordKey(name, String(value))];
  if (kind === 'speed')
    return isSpeedIndex(String(value)) ? speedKmh(String(value) as 'V') : undefined;
  return value;
}

/**
 * Returns the columns of `listing` that a product fills. Enumerated values are given by id, sizes in hundredths.
 * `new_words` has the words that the dictionary of an attribute lacks and will get.
 */
export function filtersOf(facts: ParsedName, words: Words): Filters {
  const filters: Record<string, unknown> = {};
  const fresh: Record<string, CellValue> = {};
  for (const [name, attribute] of ROWS) {
    if (!facts.section || !attribute.sections.includes(facts.section)) continue;
    const readValue = KEPT_APART[name] ?? ((of: ParsedName) => of[name as keyof ParsedName]);
    const value = readValue(facts) as CellValue | null;
    if (value === null || value === undefined) continue;
    const found = kept(attribute, name, value, words);
    if (found !== undefined) filters[attribute.column] = found;
    else if (attribute.isOpen && !isPlaceholder(String(value))) fresh[name] = value;
  }
  const all = Object.keys(fresh).length > 0 ? { ...filters, new_words: fresh } : filters;
  return all as Filters;
}

/** Returns the facts that are shown but not used in filters. */
export const specsOf = (facts: ParsedName): Record<string, unknown> => {
  const { tube, construction, colour, remarks, other_size } = facts;
  return {
    ...Object.fromEntries(
      LAYER_NAMES.filter((layer) => facts[layer]).map((layer) => [layer, true]),
    ),
    ...(tube && { tube }),
    ...(construction &&
      !isWheel(facts) && { construction: construction === 'D' ? '-' : construction }),
    ...(colour && isWheel(facts) && { colour }),
    ...(other_size && { other_size }),
    ...(remarks.length > 0 && { remarks }),
  };
};

/** Returns a text as `product.search_text` stores it: lower case, ё as е, words separated by single spaces. */
export const plain = (text: string) =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll('×', 'x').replace(/\s+/g, ' ').trim();

/**
 * Returns the words by which a size is searched. For a tyre: as one word, by its rim, by its digits alone. For a wheel:
 * by each of its measures.
 */
export function sizeWords(facts: ParsedName): string[] {
  if (isWheel(facts)) {
    const { rim_width, diameter, bolts, pcd, et, dia } = facts;
    return [
      rim_width !== null && `${rim_width}x${diameter} ${diameter}x${rim_width}`,
      diameter !== null && `r${diameter}`,
      bolts !== null && pcd.map((circle) => `${bolts}x${circle}`).join(' '),
      et !== null && `et${et}`,
      dia !== null && `d${dia}`,
    ].filter((word): word is string => typeof word === 'string');
  }
  const word = (facts.size ?? '').toLowerCase().replaceAll(' ', '');
  const rim = /(?:r|-|b)(\d+(?:\.\d+)?c?)$/.exec(word)?.[1];
  return [word, ...(rim ? [`r${rim}`] : []), word.replace(/\D/g, '')];
}
