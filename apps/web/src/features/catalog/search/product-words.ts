import type { components } from '@org/api-client/schema';
import { BADGES } from '@org/trade/filters';
import { formatDecimal } from '../../../shared/format/format.ts';

export type Product = components['schemas']['Product'];

export type Season = 'winter' | 'summer' | 'all_season';
/** Of tyres: «только зимние». */
export const SEASON_ADJECTIVES: Readonly<Record<Season, string>> = {
  summer: 'летние',
  winter: 'зимние',
  all_season: 'всесезонные',
};
export const seasonLabels: Readonly<Record<Season, string>> = BADGES.season;

const known = (labels: Readonly<Record<string, string>>, value: string | undefined) =>
  value === undefined ? [] : [labels[value] ?? value];

/**
 * What a buyer of a car tyre asks first and no price list states. It is shown as unknown, so that nobody takes it for
 * «no».
 */
export const unknownsOf = ({ section, season, studded }: Product): string[] => {
  if (section !== 'tyres') return [];
  if (season === null) return ['Сезон неизвестен'];
  return season === 'winter' && studded === null ? ['Шипы: неизвестно'] : [];
};

/** Technical badges beside the season's: short words that a buyer scans for. */
export function badgesOf({ studded, run_flat, xl, specs }: Product): string[] {
  return [
    ...(studded ? [BADGES.studded] : []),
    ...(xl ? [BADGES.xl] : []),
    ...(run_flat ? [BADGES.run_flat] : []),
    ...(specs.light_truck ? [BADGES.light_truck] : []),
    ...known(BADGES.axle, specs.axle),
    ...known(BADGES.position, specs.position),
    ...known(BADGES.moto_type, specs.moto_type),
    ...known(BADGES.application, specs.application),
    ...(specs.pattern ? [specs.pattern] : []),
    ...(specs.ply_rating === undefined ? [] : [`${specs.ply_rating} PR`]),
    ...(specs.et === undefined ? [] : [`ET${formatDecimal(specs.et)}`]),
    ...(specs.dia === undefined ? [] : [`DIA ${formatDecimal(specs.dia)}`]),
    ...known(BADGES.rim_type, specs.rim_type),
  ];
}

/** The line under the name: article, country and colour, as far as they are known. */
export const metaOf = ({ article, country, specs }: Product) =>
  [article, country, specs.colour].filter(Boolean).join(' · ');

/** Whether goods have prices that this visitor does not see. */
export const hidesPrices = (products: readonly Product[]) =>
  products.some(({ min_bulk_price, offers_count }) => min_bulk_price === null && offers_count > 0);
