import type { GoodsOption, Section, UnderstoodFilter } from '@org/api-client/schema';
import { fullName } from '@org/trade/full-name';
import { isWheelSection } from '@org/trade/sections';
import type { BriefGoods, ModelTraits } from './substitutes.sql.ts';

/** What a substitute is a substitute for. */
export interface Original {
  section: Section;
  /** what a substitute must have: attributes by their names in a search */
  must: Record<string, unknown>;
  /** the product itself, if it is known */
  id?: string;
  brand?: string | undefined;
  model?: string | undefined;
  load_index?: string | undefined;
  speed_index?: string | undefined;
  run_flat?: boolean | undefined;
}

const MUST = [
  'width',
  'profile',
  'diameter',
  'outer_diameter',
  'rim_width',
  'bolts',
  'pcd',
  'dia_min',
  'dia_max',
  'et_min',
  'et_max',
  'season',
  'studded',
  'run_flat',
  'load_index_min',
  'axle',
] as const;

const [WHEEL_OFFSET, WHEEL_BORE] = [5, 0];

/** Returns the load index of a single tyre; undefined if there is none. */
const loadOf = (index: string | null | undefined) => Number.parseInt(index ?? '', 10) || undefined;

/** Returns what a substitute for a product must be like. */
export function originalOf({
  product: { specs, section, ...product },
  run_flat,
}: BriefGoods): Original {
  const { width, profile, diameter, outer_diameter, rim_width, bolts, pcd, et, dia, axle } = specs;
  const one = (value: unknown) => (value === undefined || value === null ? undefined : [value]);
  const must = {
    width: one(width),
    profile: one(profile),
    diameter: one(diameter),
    outer_diameter: one(outer_diameter),
    rim_width: one(rim_width),
    bolts: one(bolts),
    pcd: one(Array.isArray(pcd) ? pcd[0] : pcd),
    ...(typeof et === 'number' && { et_min: et - WHEEL_OFFSET, et_max: et + WHEEL_OFFSET }),
    ...(typeof dia === 'number' && { dia_min: dia - WHEEL_BORE }),
    axle: one(axle),
    season: one(product.season),
    studded: product.studded ?? undefined,
    run_flat: run_flat || undefined,
    load_index_min: loadOf(product.load_index),
  };
  return {
    section,
    must: Object.fromEntries(Object.entries(must).filter(([, value]) => value !== undefined)),
    id: product.id,
    brand: product.brand ?? undefined,
    model: product.model ?? undefined,
    load_index: product.load_index ?? undefined,
    speed_index: product.speed_index ?? undefined,
    run_flat: run_flat ?? undefined,
  };
}

/**
 * Returns what a substitute for words must be like; undefined without a diameter and a width, rim width or PCD. What the
 * words don't say is that of their model.
 */
export function originalByWords(
  section: Section,
  filter: UnderstoodFilter,
  { season, studded, run_flat }: ModelTraits = {},
): Original | undefined {
  const ownFields = {
    ...(season && { season: [season] }),
    ...(studded !== undefined && { studded }),
    ...(run_flat && { run_flat }),
  };
  const musts = MUST.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]]));
  const must = { ...ownFields, ...Object.fromEntries(musts) };
  const isSized = 'diameter' in must && ('width' in must || 'rim_width' in must || 'pcd' in must);
  if (!isSized) return undefined;
  return {
    section,
    must,
    brand: filter.brand?.[0],
    model: filter.model?.[0],
    load_index: filter.load_index_min?.toString(),
    run_flat: filter.run_flat,
  };
}

/** Lists how a product differs from what was asked for; what is the same is not said. */
export function differencesOf(original: Original, { product, run_flat }: BriefGoods): string[] {
  const { brand, model, load_index, speed_index } = product;
  const isOther = (asked: unknown, value: unknown) =>
    asked !== undefined && value !== null && asked !== value;
  const isOtherBrand = isOther(original.brand, brand);
  return [
    isOtherBrand && `бренд ${brand} вместо ${original.brand}`,
    !isOtherBrand && isOther(original.model, model) && `модель ${model} вместо ${original.model}`,
    isOther(loadOf(original.load_index), loadOf(load_index) ?? null) &&
      `нагрузка ${load_index} вместо ${original.load_index}`,
    isOther(original.speed_index, speed_index) &&
      `скорость ${speed_index} вместо ${original.speed_index}`,
    run_flat === true && !original.run_flat && 'run flat',
  ].filter((part) => part !== false);
}

/** How far a product is from what was asked for. Its size, season, studs and load are the same anyway. */
export const distanceOf = (original: Original, goods: BriefGoods): number =>
  differencesOf(original, goods).length +
  Number(original.brand !== undefined && goods.product.brand !== original.brand);

export const toOption = (
  { product, quantity, min_bulk_price }: BriefGoods,
  differs: string[] = [],
  landed_price: number | null = null,
): GoodsOption => ({
  product_id: product.id,
  section: product.section,
  // wheels of one model and size differ in what their title leaves out
  title: isWheelSection(product.section) ? fullName(product, 'list') : product.title,
  min_bulk_price,
  landed_price,
  quantity,
  differs,
});
