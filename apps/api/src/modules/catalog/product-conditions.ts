import type { CarFilter, RearFilter } from '@org/api-client/schema';
import { isSpeedIndex, speedKmh } from '../../names/indices.ts';
import { asLatin } from '../../names/spelling.ts';
import { type Add, all, anyOf, type Clause } from './clause.ts';
import type { Reference } from './reference.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type AttributeName,
  type SectionDescription,
} from './sections.ts';

/** The attributes that a search asks for, by their names in the contract: lists, flags, `_min` and `_max`. */
export type AttributeFilter = Readonly<Record<string, unknown>>;

/** The number that the listing holds for a value of the wire; none where it can hold no such value. */
function stored(name: string, { kind }: Attribute, value: unknown, reference: Reference): number[] {
  const word = String(value);
  switch (kind) {
    case 'size':
      // 205.333 is no size that a marking could have
      return Number.isInteger(Number((Number(value) * 100).toFixed(6)))
        ? [Math.round(Number(value) * 100)]
        : [];
    case 'speed':
      return isSpeedIndex(word) ? [speedKmh(word)] : [];
    case 'model':
      return reference.modelIds.get(word) ?? [];
    case 'brand':
      return [reference.brandIds.get(word)].filter((id) => id !== undefined);
    case 'word':
      return [reference.wordIds.get(`${name} ${word}`)].filter((id) => id !== undefined);
    default:
      return [Number(value)];
  }
}

const brandsOf = (modelIds: readonly number[], { models }: Reference) => [
  ...new Set(modelIds.flatMap((id) => models.get(id)?.brand_id ?? [])),
];

/** A limit may lie between two sizes. */
const limit = ({ kind }: Attribute, value: unknown): number => {
  if (kind === 'speed') return isSpeedIndex(String(value)) ? speedKmh(String(value) as 'A1') : 0;
  return kind === 'size' ? Number((Number(value) * 100).toFixed(6)) : Number(value);
};

/** Kinds that shops file under any season. @see contract, Seasons */
const OFF_ROAD = ['AT', 'MT'];

/** Tyres of any of some seasons; all-terrain and mud ones are lost to none, to winter only without the snowflake. */
export function seasonClause(
  { attributes }: SectionDescription,
  seasons: readonly number[],
  { words, wordIds }: Reference,
): Clause {
  const own = anyOf('l.season', seasons);
  const offRoad = OFF_ROAD.flatMap((kind) => wordIds.get(`terrain ${kind}`) ?? []);
  if (!attributes.includes('terrain') || offRoad.length === 0 || seasons.length === 0) return own;
  const isWinterAlone = seasons.every((id) => words.get(id)?.value === 'winter');
  const mark = isWinterAlone ? ' and l.three_peak' : '';
  return (add) => `(${own(add)} or (${anyOf('l.terrain', offRoad)(add)}${mark}))`;
}

function attributeClause(
  section: SectionDescription,
  name: AttributeName,
  filter: AttributeFilter,
  reference: Reference,
): Clause | undefined {
  const attribute: Attribute = ATTRIBUTES[name];
  const column = `l.${attribute.column}`;
  const { [name]: value, [`${name}_min`]: least, [`${name}_max`]: most } = filter;
  const clauses: Clause[] = [];
  if (typeof value === 'boolean') clauses.push((add) => `${column} = ${add(value)}`);
  if (Array.isArray(value) && value.length > 0) {
    const values = value.flatMap((one) => stored(name, attribute, one, reference));
    // a model is of one brand, and the index begins with it
    if (name === 'model') clauses.push(anyOf('l.brand_id', brandsOf(values, reference)));
    clauses.push(
      name === 'season' ? seasonClause(section, values, reference) : anyOf(column, values),
    );
  }
  if (least !== undefined)
    clauses.push((add) => `${column} >= ${add(Math.ceil(limit(attribute, least)))}`);
  if (most !== undefined)
    clauses.push((add) => `${column} <= ${add(Math.floor(limit(attribute, most)))}`);
  return clauses.length > 0 ? all(clauses) : undefined;
}

const carsNamed = ({ brand, model, year, modification }: CarFilter, add: Add) =>
  [
    `c.brand = ${add(brand)} and c.model = ${add(model)}`,
    ...(modification === undefined ? [] : [`c.modification = ${add(modification)}`]),
    ...(year === undefined
      ? []
      : [`${add(year)}::int between c.year_from and coalesce(c.year_to, 9999)`]),
  ].join(' and ');

/** Tyres in the car's own and permitted sizes; wheels whose holes fit, with the bore over the hub and the offset within its range. */
export const carClause =
  ({ code }: SectionDescription, car: CarFilter): Clause =>
  (add) =>
    code === 'disks'
      ? `exists (select from car c where ${carsNamed(car, add)} and c.bolts = l.bolts and c.pcd = l.pcd
         and l.dia >= c.dia and l.et between c.et_min and c.et_max)`
      : `(l.width, l.profile, l.diameter) in (select z.width, coalesce(z.profile, 0), z.diameter
         from car c join car_size z on z.car_id = c.id where z.kind = 'tyre' and ${carsNamed(car, add)})`;

export const rearClause =
  ({ width, profile, diameter }: RearFilter): Clause =>
  (add) => {
    const is = (column: string, value: number) => `${column} = ${add(Math.round(value * 100))}`;
    return `(${is('l.width', width)} and ${is('l.profile', profile)} and ${is('l.diameter', diameter)})`;
  };

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const escapeRegExp = (text: string) => text.replace(/[^0-9a-zа-я]/g, '\\$&');

/**
 * A word that must occur in the goods' own words, as typed or in Latin letters that look the same. Short words are
 * beginnings of words and numbers whole numbers: `7` is not in `175`.
 */
function wordClause(word: string): Clause {
  const spellings = [...new Set([word, asLatin(word)])];
  const isNumber = /^\d+$/.test(word);
  if (!isNumber && word.length >= 3)
    return (add) =>
      `(${spellings.map((one) => `p.search_text like ${add(`%${escapeLike(one)}%`)}`).join(' or ')})`;
  const end = isNumber ? '($|[^0-9])' : '';
  const pattern = spellings.map((one) => `(^|[^0-9a-zа-я])${escapeRegExp(one)}${end}`).join('|');
  return (add) => `p.search_text ~ ${add(pattern)}`;
}

/** All words that the text search could not read otherwise. */
export const wordsClause =
  ({ id }: SectionDescription, words: readonly string[]): Clause =>
  (add) =>
    `l.product_id in (select p.id from product p where p.section = ${add(id)} and ${all(words.map(wordClause))(add)})`;

/** What the attributes demand of the listing `l`, by attribute. */
export function attributeConditions(
  section: SectionDescription,
  filter: AttributeFilter,
  reference: Reference,
): Map<AttributeName, Clause> {
  const conditions = section.attributes.flatMap((name) => {
    const clause = attributeClause(section, name, filter, reference);
    return clause ? [[name, clause] as const] : [];
  });
  return new Map(conditions);
}
