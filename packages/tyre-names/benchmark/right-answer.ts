import type { ParsedName } from '../src/name/parsed-name.ts';
import { asLatin, fold } from '../src/text/spelling.ts';
import type { Labels, NameCase, Value } from './name-case.ts';

const CATEGORIES: Record<string, string> = {
  tyres: 'passenger_tyre',
  truck_tyres: 'truck_tyre',
  special_tyres: 'special_tyre',
  moto_tyres: 'moto_tyre',
  quadro_tyres: 'quad_tyre',
  disks: 'disc',
  truck_disks: 'truck_disc',
};

/**
 * Returns the answer in the fields of the labels. A marking that begins with the outer diameter has that as its width.
 */
export function answerOf(parsed: ParsedName): Labels {
  const { outer_diameter, width, profile } = parsed;
  return {
    category: CATEGORIES[parsed.section ?? ''] ?? null,
    width: outer_diameter ?? width,
    profile: outer_diameter === null ? profile || null : width,
    diameter: parsed.diameter,
    commercial: parsed.light_truck,
    construction: parsed.construction,
    load_index: parsed.load_index,
    speed_index: parsed.speed_index,
    brand: parsed.brand,
    model: parsed.model,
    season: parsed.season,
    studded: parsed.studded,
    runflat: parsed.run_flat,
    xl: parsed.xl,
    rim_width: parsed.rim_width,
    bolts: parsed.bolts,
    pcd: parsed.pcd[0] ?? null,
    et: parsed.et,
    dia: parsed.dia,
  };
}

/** Returns a name in lower case, with look-alike letters replaced and without punctuation. */
const plain = (name: Value) => asLatin(fold(String(name))).replace(/[^0-9a-zа-я+]/g, '');

/** Returns the key of a brand: «Khomen» and «Khomen Wheels» are the same maker. */
const maker = (name: Value) => plain(name).replace(/(?:tyres?|tires?|wheels?)$/, '');

const sameName = (spell: (name: Value) => string, got: Value, name: Value) =>
  name === null ? got === null : got !== null && spell(name) === spell(got);

/** Checks a size in another notation, with its width or its outer diameter first. */
const isSize = (got: Labels, item: NameCase) =>
  (item.accept?.size ?? []).some(
    ({ width, profile, outer_diameter }) =>
      (got.width === width && got.profile === (profile ?? null)) ||
      (outer_diameter !== undefined && got.width === outer_diameter && got.profile === width),
  );

/** Fields that may be known from the model although the text does not state them. */
const INFERRED = ['season', 'studded'];

/**
 * Checks a field. Equal values are right, and so is no value if nothing is stated. Returns undefined if it cannot be
 * decided.
 */
export function isRight(field: string, got: Labels, item: NameCase): boolean | undefined {
  const { expect, accept, accepted, from_columns } = item;
  const [expected, value] = [expect[field] ?? null, got[field] ?? null];
  if ((accepted?.[field] ?? []).includes(value)) return true;
  if (field === 'brand')
    return [expected, ...(accept?.brand ?? [])].some((name) => sameName(maker, value, name));
  if (field === 'model')
    return [expected, ...(accept?.model ?? [])].some((name) => sameName(plain, value, name));
  // a marking without R does not state the construction
  if (field === 'construction' && expected === null) return undefined;
  if (INFERRED.includes(field) && expected === null && value !== null)
    return from_columns?.[field] == null ? undefined : value === from_columns[field];
  if (field === 'width' || field === 'profile') return value === expected || isSize(got, item);
  return value === expected;
}

/** Checks whether one model contains the other: nothing is lost, though more or less is said. */
export const isNear = (got: Labels, { expect, accept }: NameCase): boolean =>
  [expect.model ?? null, ...(accept?.model ?? [])].some((name) => {
    const [one, other] = [plain(name ?? ''), plain(got.model ?? '')];
    return one === '' || other === '' ? one === other : one.includes(other) || other.includes(one);
  });
