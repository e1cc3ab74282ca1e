import { isSpeedIndex, speedKmh } from './indices.ts';
import type { ParsedName } from './parsed-name.ts';

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

const hundredths = (value: number | null) => (value === null ? undefined : Math.round(value * 100));
const first = (index: string | null) => (index ? Number.parseInt(index, 10) : undefined);
const given = <Value>(value: Value | null) => value ?? undefined;

const isWheel = ({ section }: ParsedName) => section === 'disks' || section === 'truck_disks';

function speedRank(symbol: string | null): number | undefined {
  const first = symbol?.split('/')[0] ?? '';
  return isSpeedIndex(first) ? speedKmh(first) : undefined;
}

/** Ids of the enumerated attributes' values, by `attribute value`. */
export type Words = Readonly<Record<string, number>>;

const CONSTRUCTIONS = { R: 'radial', ZR: 'radial', D: 'bias' };

/** The columns of `listing` that a product fills; enumerated ones by their value's id, sizes in hundredths. */
export function filtersOf(
  facts: ParsedName,
  words: Words,
): Record<string, number | boolean | undefined> {
  const { diameter } = facts;
  const word = (attribute: string, value: string | null) =>
    value === null ? undefined : words[`${attribute} ${value}`];
  if (isWheel(facts))
    return {
      rim_width: hundredths(facts.rim_width),
      diameter: hundredths(diameter),
      bolts: given(facts.bolts),
      pcd: hundredths(facts.pcd[0] ?? null),
      et: hundredths(facts.et),
      dia: hundredths(facts.dia),
      rim_type: word('rim_type', facts.rim_type),
      colour: word('colour', facts.colour),
      country: word('country', facts.country),
    };
  return {
    width: hundredths(facts.width),
    profile: hundredths(facts.profile ?? 0),
    diameter: hundredths(diameter),
    outer_diameter: hundredths(facts.outer_diameter),
    load_index: first(facts.load_index),
    speed_rank: speedRank(facts.speed_index),
    season: word('season', facts.season),
    studded: facts.studded ?? false,
    run_flat: facts.run_flat,
    xl: facts.xl,
    light_truck: facts.light_truck,
    axle: word('axle', facts.axle),
    ply_rating: given(facts.ply_rating),
    application: word('application', facts.application),
    position: word('position', facts.position),
    moto_type: word('moto_type', facts.moto_type),
    tube: word('tube', facts.tube),
    construction: word('construction', facts.construction && CONSTRUCTIONS[facts.construction]),
    country: word('country', facts.country),
  };
}

/** Facts that are shown and not filtered by. */
export const specsOf = (facts: ParsedName): Record<string, unknown> => {
  const { tube, construction, colour, remarks, other_size } = facts;
  return {
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
