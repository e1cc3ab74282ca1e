import { createHash } from 'node:crypto';
import type { Days, Place } from '@org/api-client/delivery';
import type { DeliveryTerm, DeliveryZone, VatRate } from '@org/api-client/schema';
import { costTermOf, type Way, wayOf } from './reach.ts';
import type { Depot } from './warehouses.ts';

/** What landed prices of a warehouse's goods are reckoned with. */
export interface LandedTerm
  extends Pick<DeliveryTerm, 'basis' | 'price' | 'disk_price' | 'min_cost' | 'free_from'> {
  /** of the delivery */
  vat_rate: VatRate;
}

/** Where an offer is, and how soon it leaves there. */
export interface Leaving {
  warehouse_id: number;
  delivery_days_min: number;
  delivery_days_max: number;
}

/** How goods get to a city from all warehouses. */
export interface Destination {
  /** of those that deliver there, by their ids */
  terms: ReadonlyMap<number, LandedTerm>;
  /** The same for the same terms. */
  fingerprint(): string;
  /** How the goods of an offer get there; nothing where there is no such warehouse any more. */
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

/** By when the first of some offers comes; null where none is delivered. */
export function soonest(destination: Destination, offers: readonly Leaving[]): Days['max'] | null {
  const ways = offers.flatMap((offer) => destination.wayOf(offer) ?? []);
  const dates = ways.flatMap(({ reach, days }) => (reach === 'delivers' ? [days.max] : []));
  return dates.sort()[0] ?? null;
}
