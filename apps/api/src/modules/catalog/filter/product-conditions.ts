import type { RearFilter } from '@org/api-client/schema';
import { isSpeedIndex, speedKmh } from '@org/tyre-names/sizes/indices';
import type { Demand } from './demand.ts';
import type { Reference } from './reference.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type AttributeName,
  type SectionDescription,
} from './sections.ts';

/** The attributes that a search asks for, by their names in the contract: lists, flags, `_min` and `_max`. */
export type AttributeFilter = Readonly<Record<string, unknown>>;

/** Returns the numbers that the listing holds for a value of the contract; empty if it can hold no such value. */
function stored(name: string, { kind }: Attribute, value: unknown, reference: Reference): number[] {
  const word = String(value);
  switch (kind) {
    case 'size':
      // no marking has a size of 205.333
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

/** Returns the brands of models; undefined if the brand of any is unknown. */
function brandsOf(modelIds: readonly number[], { models }: Reference): number[] | undefined {
  const ids = new Set(modelIds.map((id) => models.get(id)?.brand_id ?? null));
  return ids.has(null) ? undefined : [...ids].filter((id) => id !== null);
}

/** Returns a limit in the listing's numbers. It may lie between two sizes. */
const limit = ({ kind }: Attribute, value: unknown): number => {
  if (kind === 'speed') return isSpeedIndex(String(value)) ? speedKmh(String(value) as 'A1') : 0;
  return kind === 'size' ? Number((Number(value) * 100).toFixed(6)) : Number(value);
};

/** Kinds of tyres that shops list under any season. @see contract, Seasons */
const OFF_ROAD = ['AT', 'MT'];

/**
 * Demands tyres of any of the seasons. All-terrain and mud tyres count for every season, for winter alone only with the
 * snowflake. `isOwn` demands the tyres' own season instead.
 */
export function seasonDemand(
  { attributes }: SectionDescription,
  seasons: readonly number[],
  { words, wordIds }: Reference,
  isOwn = false,
): Demand {
  const ownDemand: Demand = { attribute: 'season', values: seasons };
  const offRoad = OFF_ROAD.flatMap((kind) => wordIds.get(`terrain ${kind}`) ?? []);
  if (!attributes.includes('terrain') || offRoad.length === 0 || seasons.length === 0 || isOwn)
    return ownDemand;
  const isWinterAlone = seasons.every((id) => words.get(id)?.value === 'winter');
  const anySeason: Demand = { attribute: 'terrain', values: offRoad };
  const snowflake: Demand = { attribute: 'three_peak', flag: true };
  return { any: [ownDemand, isWinterAlone ? { all: [anySeason, snowflake] } : anySeason] };
}

function attributeDemand(
  section: SectionDescription,
  name: AttributeName,
  filter: AttributeFilter,
  reference: Reference,
): Demand | undefined {
  const attribute: Attribute = ATTRIBUTES[name];
  const { [name]: value, [`${name}_min`]: least, [`${name}_max`]: most } = filter;
  const demands: Demand[] = [];
  if (typeof value === 'boolean') demands.push({ attribute: name, flag: value });
  if (Array.isArray(value) && value.length > 0) {
    const values = value.flatMap((one) => stored(name, attribute, one, reference));
    // a model has one brand, and the database's index begins with the brand
    const brands = name === 'model' ? brandsOf(values, reference) : undefined;
    if (brands) demands.push({ attribute: 'brand', values: brands });
    demands.push(
      name === 'season'
        ? seasonDemand(section, values, reference, filter.season_own === true)
        : { attribute: name, values },
    );
  }
  const { [`${name}_not`]: unwanted } = filter;
  if (Array.isArray(unwanted) && unwanted.length > 0) {
    const values = unwanted.flatMap((one) => stored(name, attribute, one, reference));
    demands.push({ not: { attribute: name, values } });
  }
  if (least !== undefined)
    demands.push({ attribute: name, least: Math.ceil(limit(attribute, least)) });
  if (most !== undefined)
    demands.push({ attribute: name, most: Math.floor(limit(attribute, most)) });
  return demands.length > 1 ? { all: demands } : demands[0];
}

export const rearDemand = ({ width, profile, diameter }: RearFilter): Demand => {
  const is = (attribute: AttributeName, value: number): Demand => ({
    attribute,
    values: [Math.round(value * 100)],
  });
  return { all: [is('width', width), is('profile', profile), is('diameter', diameter)] };
};

export function attributeDemands(
  section: SectionDescription,
  filter: AttributeFilter,
  reference: Reference,
): Map<AttributeName, Demand> {
  const demands = section.attributes.flatMap((name) => {
    const demand = attributeDemand(section, name, filter, reference);
    return demand ? [[name, demand] as const] : [];
  });
  return new Map(demands);
}
