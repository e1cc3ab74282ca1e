import type { Offer, OfferDelivery } from '@org/api-client/schema';
import type { Destination } from '../../../delivery/destination.ts';
import type { Reference } from '../filter/reference.ts';

type Place = Pick<Offer, 'warehouse' | 'delivery_days_min' | 'delivery_days_max'>;
/** The cost of an offer's delivery; its days are those of its warehouse. */
type DeliveryCost = Pick<
  OfferDelivery,
  'pieces' | 'cost' | 'net_price' | 'gross_price' | 'standing'
>;

/** An offer as the database gives it. */
export interface OfferRow
  extends Omit<Offer, keyof Place | 'supplier' | 'city' | 'updated_at' | 'delivery'> {
  supplier: Omit<Offer['supplier'], 'city'> & { city_id: number | null };
  place: Place;
  warehouse_id: number;
  landed: DeliveryCost | null;
  city_id: number;
  updated_at: Date;
  /** number of offers in the whole list */
  total: number;
  /** number of cities that the whole list ships from */
  cities: number;
}

/** An offer as the contract shows it. */
export function toOffer(
  row: OfferRow,
  { cities: names }: Reference,
  destination?: Destination,
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
    ...offer
  } = row;
  const way = landed && destination?.wayOf({ warehouse_id, ...place });
  const { city_id: home, ...company } = supplier;
  return {
    ...offer,
    ...place,
    supplier: { ...company, city: home === null ? null : (names.get(home) ?? null) },
    city: names.get(city_id) ?? '',
    updated_at: updated_at.toISOString(),
    delivery:
      way && landed
        ? { reach: way.reach, date_min: way.days.min, date_max: way.days.max, ...landed }
        : null,
  };
}
