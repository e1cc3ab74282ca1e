import { createHash } from 'node:crypto';
import type { DeliveryTerm, DeliveryZone, VatRate } from '@org/api-client/schema';
import type { Days, Place } from '@org/trade/delivery';
import type { Depot } from './delivery-warehouses.ts';
import { costTermOf, type Way, wayOf } from './reach.ts';

/** What landed prices of a warehouse's offers are calculated with. */
export interface LandedTerm
  extends Pick<DeliveryTerm, 'basis' | 'price' | 'disk_price' | 'min_cost' | 'free_from'> {
  /** of the delivery */
  vat_rate: VatRate;
}

/** The warehouse of an offer, and how soon the offer leaves it. */
export interface Leaving {
  warehouse_id: number;
  delivery_days_min: number;
  delivery_days_max: number;
}

/** How offers of all warehouses get to one city. */
export interface Destination {
  /** of the warehouses that deliver there, by their ids */
  terms: ReadonlyMap<number, LandedTerm>;
  /** Returns a hash that is the same for the same terms. */
  fingerprint(): string;
  /** Returns how an offer gets there; undefined if its warehouse no longer exists. */
  wayOf(offer: Leaving): Way | undefined;
}

export function destinationTo(
  to: Place,
  depots: ReadonlyMap<string, Depot>,
  zones: ReadonlyMap<string, readonly DeliveryZone[]>,
  now: Date,
): Destination {
  const zonesOf = ({ company_id }: Depot) => zones.get(company_id) ?? [];
  const terms = [...depots.values()].flatMap((depot) => {
    const term = costTermOf(depot, zonesOf(depot), to);
    return term ? [[Number(depot.id), { ...term, vat_rate: depot.vat_rate }] as const] : [];
  });
  const ways = new Map<string, Way>();
  return {
    terms: new Map(terms),
    fingerprint: () => createHash('sha256').update(JSON.stringify(terms)).digest('base64'),
    wayOf: ({ warehouse_id, delivery_days_min, delivery_days_max }) => {
      const depot = depots.get(String(warehouse_id));
      if (!depot) return undefined;
      const days = { delivery_days_min, delivery_days_max };
      const key = `${warehouse_id} ${delivery_days_min} ${delivery_days_max}`;
      const way = ways.get(key) ?? wayOf({ ...depot, ...days }, zonesOf(depot), to, now);
      ways.set(key, way);
      return way;
    },
  };
}

/** Returns the day by which the first of some offers arrives; null if none of them is delivered. */
export function soonest(destination: Destination, offers: readonly Leaving[]): Days['max'] | null {
  const ways = offers.flatMap((offer) => destination.wayOf(offer) ?? []);
  const dates = ways.flatMap(({ reach, days }) => (reach === 'delivers' ? [days.max] : []));
  return dates.sort()[0] ?? null;
}
