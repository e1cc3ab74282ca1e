import type { OfferFilter } from '@org/api-client/schema';
import { anyOf, type Clause } from './clause.ts';
import type { Reference } from './reference.ts';

/** Facets whose values are the offers' own, besides the price. */
export const OFFER_FACETS = ['supplier_id', 'city', 'favorite', 'dot_year'] as const;
export type OfferFacet = (typeof OFFER_FACETS)[number];

/** A condition on the offer `o`, and the facet whose own filter it is. */
export interface OfferCondition {
  facet?: OfferFacet | 'price';
  clause: Clause;
}

/** What an offer filter demands of an offer. `accountId` is whose favourites count. */
export function offerConditions(
  filter: OfferFilter,
  reference: Pick<Reference, 'cityIds'>,
  accountId: string | undefined,
): OfferCondition[] {
  const conditions: OfferCondition[] = [];
  const demand = (clause: Clause, facet?: OfferCondition['facet']) =>
    conditions.push({ clause, facet });
  const { supplier_id, city, favorite, price_min, price_max } = filter;
  const { quantity_min, dot_year_min, delivery_days_max } = filter;

  if (supplier_id?.length) demand(anyOf('o.supplier_id', supplier_id), 'supplier_id');
  if (city?.length) {
    const ids = city.flatMap((name) => reference.cityIds.get(name) ?? []);
    demand(anyOf('o.city_id', ids), 'city');
  }
  if (favorite)
    demand(
      (add) =>
        `o.supplier_id in (select f.supplier_id from favorite_supplier f where f.account_id = ${add(accountId)})`,
      'favorite',
    );
  // a price on the wire may be larger than any in the database
  if (price_min !== undefined)
    demand((add) => `o.bulk_price >= ${add(price_min)}::bigint`, 'price');
  if (price_max !== undefined)
    demand((add) => `o.bulk_price <= ${add(price_max)}::bigint`, 'price');
  if (quantity_min !== undefined) demand((add) => `o.quantity >= ${add(quantity_min)}`);
  if (dot_year_min !== undefined) demand((add) => `o.dot_year >= ${add(dot_year_min)}`, 'dot_year');
  if (delivery_days_max !== undefined)
    demand(
      (add) =>
        `o.warehouse_id in (select w.id from warehouse w where w.delivery_days_max <= ${add(delivery_days_max)})`,
    );
  return conditions;
}
