import { plusDays } from '@org/api-client/delivery';
import type { Offer, OfferDelivery } from '@org/api-client/schema';
import type { Way } from '../../delivery/reach.ts';
import type { Reference } from './reference.ts';

type Place = Pick<Offer, 'warehouse' | 'delivery_days_min' | 'delivery_days_max'>;
/** What an offer's delivery costs; its days are those of its warehouse. */
type Landed = Pick<OfferDelivery, 'pieces' | 'cost' | 'net_price' | 'gross_price'>;

/** An offer as the database gives it. */
export interface OfferRow
  extends Omit<Offer, keyof Place | 'supplier' | 'city' | 'updated_at' | 'delivery'> {
  supplier: Omit<Offer['supplier'], 'city'> & { city_id: number | null };
  place: Place;
  warehouse_id: number;
  landed: Landed | null;
  /** Days that it comes later than others of its warehouse. */
  late: number;
  city_id: number;
  updated_at: Date;
  /** offers of the whole list */
  total: number;
  /** cities that the whole list ships from */
  cities: number;
}

/** An offer as the contract shows it. */
export function toOffer(
  row: OfferRow,
  { cities: names }: Reference,
  ways: ReadonlyMap<string, Way> = new Map(),
): Offer {
  const {
    supplier,
    place,
    city_id,
    updated_at,
    total: _,
    cities: __,
    warehouse_id,
    landed,
    late,
    ...offer
  } = row;
  const way = ways.get(String(warehouse_id));
  const { city_id: home, ...company } = supplier;
  return {
    ...offer,
    ...place,
    supplier: { ...company, city: home === null ? null : (names.get(home) ?? null) },
    city: names.get(city_id) ?? '',
    updated_at: updated_at.toISOString(),
    delivery:
      way && landed
        ? {
            reach: way.reach,
            date_min: plusDays(way.days.min, late),
            date_max: plusDays(way.days.max, late),
            ...landed,
          }
        : null,
  };
}
