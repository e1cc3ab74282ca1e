import type { Offer } from '@org/api-client/schema';
import type { Reference } from './reference.ts';

type Place = Pick<Offer, 'warehouse' | 'delivery_days_min' | 'delivery_days_max'>;

/** An offer as the database gives it. */
export interface OfferRow extends Omit<Offer, keyof Place | 'supplier' | 'city' | 'updated_at'> {
  supplier: Omit<Offer['supplier'], 'city'> & { city_id: number | null };
  place: Place;
  city_id: number;
  updated_at: Date;
  /** offers of the whole list */
  total: number;
}

/** An offer as the contract shows it. */
export function toOffer(row: OfferRow, { cities }: Reference): Offer {
  const { supplier, place, city_id, updated_at, total: _, ...offer } = row;
  const { city_id: home, ...company } = supplier;
  return {
    ...offer,
    ...place,
    supplier: { ...company, city: home === null ? null : (cities.get(home) ?? null) },
    city: cities.get(city_id) ?? '',
    updated_at: updated_at.toISOString(),
  };
}
