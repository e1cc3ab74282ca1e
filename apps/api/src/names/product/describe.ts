import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/api-client/attributes';
import type { ParsedName } from '../name/parsed-name.ts';
import { isSpeedIndex, speedKmh } from '../sizes/indices.ts';
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

const isWheel = ({ section }: ParsedName) => section === 'disks' || section === 'truck_disks';

/** Ids of the enumerated attributes' values, by `attribute value` in lower case. */
export type Words = Readonly<Record<string, number>>;

/** The columns of `listing` that a product fills, and no other record. */
export type Filters = Readonly<Record<string, unknown>> & { readonly [FILTERS]: true };
declare const FILTERS: unique symbol;

export const wordKey = (attribute: string, value: string) => `${attribute} ${plainWord(value)}`;

const CONSTRUCTIONS = { R: 'radial', ZR: 'radial', D: 'bias' };

/** What a name says of an attribute, in the values of the contract, where it is not kept under the attribute's own name. */
const KEPT_APART: Partial<Record<AttributeName, (facts: ParsedName) => CellValue | null>> = {
  // of 156/150 the first
  load_index: ({ load_index }) => (load_index ? Number.parseInt(load_index, 10) : null),
  speed_index: ({ speed_index }) => speed_index?.split('/')[0] ?? null,
  pcd: ({ pcd }) => pcd[0] ?? null,
  construction: ({ construction }) => construction && CONSTRUCTIONS[construction],
  // a marking without an aspect ratio
  profile: ({ profile }) => profile ?? 0,
  // nobody studs a summer tyre, and says so
  studded: ({ studded, season }) => studded ?? (season === 'summer' ? false : null),
};

const ROWS = Object.entries<Attribute>(ATTRIBUTES).filter(
  ([, { kind }]) => kind !== 'brand' && kind !== 'model',
) as [AttributeName, Attribute][];

/** A value as `listing` keeps it; none where it is a word that the dictionary lacks. */
function kept({ kind }: Attribute, name: AttributeName, value: CellValue, words: Words) {
  if (kind === 'size') return Math.round(Number(value) * 100);
  if (kind === 'word') return words[wordKey(name, String(value))];
  if (kind === 'speed')
    return isSpeedIndex(String(value)) ? speedKmh(String(value) as 'V') : undefined;
  return value;
}

/**
 * The columns of `listing` that a product fills; enumerated ones by their value's id, sizes in hundredths. `new_words` are
 * those that the dictionary of an attribute lacks and will get.
 */
export function filtersOf(facts: ParsedName, words: Words): Filters {
  const filters: Record<string, unknown> = {};
  const fresh: Record<string, CellValue> = {};
  for (const [name, attribute] of ROWS) {
    if (!facts.section || !attribute.sections.includes(facts.section)) continue;
    const own = KEPT_APART[name] ?? ((of: ParsedName) => of[name as keyof ParsedName]);
    const value = own(facts) as CellValue | null;
    if (value === null || value === undefined) continue;
    const found = kept(attribute, name, value, words);
    if (found !== undefined) filters[attribute.column] = found;
    else if (attribute.isOpen) fresh[name] = value;
  }
  const all = Object.keys(fresh).length > 0 ? { ...filters, new_words: fresh } : filters;
  return all as Filters;
}

/** Facts that are shown and not filtered by. */
export const specsOf = (facts: ParsedName): Record<string, unknown> => {
  const { tube, construction, colour, remarks, other_size, seal } = facts;
  return {
    ...(seal && { seal }),
    ...(tube && { tube }),
    ...(construction &&
      !isWheel(facts) && { construction: construction === 'D' ? '-' : construction }),
    ...(colour && isWheel(facts) && { colour }),
    ...(other_size && { other_size }),
    ...(remarks.length > 0 && { remarks }),
  };
};

/** Lower case, ё as е, words parted by single spaces, as all of `product.search_text` is. */
export const plain = (text: string) =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll('×', 'x').replace(/\s+/g, ' ').trim();

/** How a product's size is looked for: as one word, by its rim, by its digits alone; of a rim by each of its measures. */
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
