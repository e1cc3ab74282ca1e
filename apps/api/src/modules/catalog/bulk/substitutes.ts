import type { BulkOption, ProductBrief, Section, UnderstoodFilter } from '@org/api-client/schema';
import type { BriefGoods } from './queries.ts';

/** What a substitute must be like. */
export interface Wanted {
  section: Section;
  /** attributes by their names in a search */
  must: Record<string, unknown>;
  brand: string | undefined;
  model: string | undefined;
  load_index: string | undefined;
  speed_index: string | undefined;
  season: string | undefined;
  studded: boolean | undefined;
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
  'axle',
] as const;

const [WHEEL_OFFSET, WHEEL_BORE] = [5, 0];

/** Returns what a substitute for a product that is out of stock must be like. */
export function wantedOf({ specs, section, ...product }: ProductBrief): Wanted {
  const { width, profile, diameter, rim_width, bolts, pcd, et, dia } = specs;
  const one = (value: unknown) => (value === undefined || value === null ? undefined : [value]);
  const must = {
    width: one(width),
    profile: one(profile),
    diameter: one(diameter),
    rim_width: one(rim_width),
    bolts: one(bolts),
    pcd: one(Array.isArray(pcd) ? pcd[0] : pcd),
    ...(typeof et === 'number' && { et_min: et - WHEEL_OFFSET, et_max: et + WHEEL_OFFSET }),
    ...(typeof dia === 'number' && { dia_min: dia - WHEEL_BORE }),
    season: one(product.season),
    ...(product.studded !== null && { studded: product.studded }),
  };
  return {
    section,
    must: Object.fromEntries(Object.entries(must).filter(([, value]) => value !== undefined)),
    brand: product.brand,
    model: product.model,
    load_index: product.load_index ?? undefined,
    speed_index: product.speed_index ?? undefined,
    season: product.season ?? undefined,
    studded: product.studded ?? undefined,
  };
}

/** Returns what words ask for that find no product; undefined without a diameter and a width, rim width or PCD. */
export function wantedByWords(section: Section, filter: UnderstoodFilter): Wanted | undefined {
  const must = Object.fromEntries(
    MUST.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]])),
  );
  const isSized = 'diameter' in must && ('width' in must || 'rim_width' in must || 'pcd' in must);
  if (!isSized) return undefined;
  return {
    section,
    must,
    brand: filter.brand?.[0],
    model: filter.model?.[0],
    load_index: filter.load_index_min?.toString(),
    speed_index: undefined,
    season: filter.season?.[0],
    studded: filter.studded,
  };
}

const SEASONS: Record<string, string> = {
  winter: 'зимняя',
  summer: 'летняя',
  all_season: 'всесезонная',
};

/** Lists how a product differs from what was asked for. */
function differencesOf(wanted: Wanted, product: ProductBrief): string[] {
  const { brand, model, load_index, speed_index, season, studded } = product;
  const isOther = (asked: unknown, own: unknown) =>
    asked !== undefined && own !== null && asked !== own;
  return [
    isOther(wanted.brand, brand) && `бренд ${brand} вместо ${wanted.brand}`,
    !isOther(wanted.brand, brand) &&
      isOther(wanted.model, model) &&
      `модель ${model} вместо ${wanted.model}`,
    isOther(wanted.load_index, load_index) && `нагрузка ${load_index} вместо ${wanted.load_index}`,
    isOther(wanted.speed_index, speed_index) &&
      `скорость ${speed_index} вместо ${wanted.speed_index}`,
    isOther(wanted.season, season) && (SEASONS[season ?? ''] ?? ''),
    isOther(wanted.studded, studded) && (studded ? 'шипованная' : 'без шипов'),
  ].filter((part): part is string => Boolean(part));
}

const loadOf = (index: string | null | undefined) => Number.parseInt(index ?? '', 10) || 0;

const MOST_SUBSTITUTES = 5;

/** Returns the nearest products: first those that carry no less, then those of the same brand, then the cheapest. */
export function nearestOf(wanted: Wanted, found: readonly BriefGoods[]): BulkOption[] {
  const weaker = ({ product }: BriefGoods) =>
    Number(loadOf(product.load_index) < loadOf(wanted.load_index));
  const stranger = ({ product }: BriefGoods) => Number(product.brand !== wanted.brand);
  return found
    .filter(({ min_bulk_price }) => min_bulk_price !== null)
    .toSorted(
      (a, b) =>
        weaker(a) - weaker(b) ||
        stranger(a) - stranger(b) ||
        (a.min_bulk_price ?? 0) - (b.min_bulk_price ?? 0),
    )
    .slice(0, MOST_SUBSTITUTES)
    .map((goods) => toOption(goods, differencesOf(wanted, goods.product)));
}

export const toOption = (
  { product, quantity, min_bulk_price }: BriefGoods,
  differs: string[] = [],
): BulkOption => ({
  product_id: product.id,
  title: product.title,
  min_bulk_price,
  quantity,
  differs,
});
