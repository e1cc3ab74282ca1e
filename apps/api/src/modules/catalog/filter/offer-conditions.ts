import type { LandedFilter, OfferFilter, RequestConditions, Section } from '@org/api-client/schema';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import type { OfferDemand } from './demand.ts';
import type { Reference } from './reference.ts';

/** Facets whose values are the offers' own, besides the price. */
export const OFFER_FACETS = ['supplier_id', 'city', 'favorite', 'condition', 'dot_year'] as const;
export type OfferFacet = (typeof OFFER_FACETS)[number];

/** Returns what a filter demands of an offer. `accountId` is whose favorites count, `landed` is where to deliver. */
export function offerDemands(
  filter: OfferFilter & LandedFilter,
  reference: Pick<Reference, 'cityIds'>,
  accountId: string | undefined,
  landed?: LandedTerms,
): OfferDemand[] {
  const demands: OfferDemand[] = [];
  const { supplier_id, city, favorite, price_min, price_max } = filter;
  const { quantity_min, condition, dot_year_min, delivery_days_max } = filter;
  const { landed_min: least, landed_max: most } = filter;

  if (supplier_id?.length) demands.push({ of: 'supplier_id', values: supplier_id });
  if (city?.length) {
    const ids = city.flatMap((name) => reference.cityIds.get(name) ?? []);
    demands.push({ of: 'city', values: ids });
  }
  if (favorite) demands.push({ of: 'favorite', accountId });
  if (price_min !== undefined || price_max !== undefined)
    demands.push({ of: 'price', least: price_min, most: price_max });
  if (quantity_min !== undefined) demands.push({ of: 'quantity', least: quantity_min });
  if (condition?.length) demands.push({ of: 'condition', values: condition });
  if (dot_year_min !== undefined) demands.push({ of: 'dot_year', least: dot_year_min });
  if (delivery_days_max !== undefined)
    demands.push({ of: 'delivery_days', most: delivery_days_max });
  if (landed && (least !== undefined || most !== undefined))
    demands.push({ of: 'landed', least, most, ...landed });
  return demands;
}

/** What a request demands of the offers of its lines, whatever these say; plans know the day. Decision 464. */
export type OfferConditions = Pick<RequestConditions, 'dot_year_min' | 'with_vat'>;

/** Wheels have no DOT to ask for. The same of one offer is in `quotes/shown/shown-quotes.sql.ts`. */
const isWheel = (section: Section) => section === 'disks' || section === 'truck_disks';

/** Returns what the conditions of a request demand of the offers of a section. */
export const conditionDemands = (
  { dot_year_min, with_vat }: OfferConditions,
  section: Section,
): OfferDemand[] => [
  ...(dot_year_min === null || isWheel(section)
    ? []
    : [{ of: 'dot_year' as const, least: dot_year_min }]),
  ...(with_vat ? [{ of: 'vat' as const }] : []),
];

export const NO_CONDITIONS: OfferConditions = { dot_year_min: null, with_vat: false };

/** The conditions that are set, in words. */
export const conditionWords = ({ dot_year_min, with_vat }: OfferConditions): string[] => [
  ...(dot_year_min === null ? [] : [`DOT с ${dot_year_min} года`]),
  ...(with_vat ? ['с НДС'] : []),
];
