import type { DeliveryTerm, DeliveryZone, Reach } from '@org/api-client/schema';
import {
  arrivalOf,
  type Days,
  deliveryCost,
  dispatchOf,
  type Load,
  OFFICE_HOURS,
  type Place,
  zoneOf,
} from '@org/trade/delivery';
import type { Depot } from './delivery-warehouses.ts';

/** How goods get from a warehouse to a city. */
export interface Way {
  reach: Reach;
  /** set if the warehouse delivers, by itself or by a carrier */
  term?: DeliveryTerm | undefined;
  /** of the arrival if the warehouse delivers by itself, else of leaving it */
  days: Days;
}

const termOf = ({ terms }: DeliveryZone, depot: Depot) =>
  terms.find(({ warehouse_id }) => warehouse_id === depot.id);

/** Returns when goods leave a warehouse, by its hours for deliveries. */
export function leavingOf(depot: Depot, zones: readonly DeliveryZone[], now: Date): Days {
  const [term] = zones.flatMap((zone) => termOf(zone, depot) ?? []);
  return dispatchOf(depot, term ?? OFFICE_HOURS, now);
}

/** Returns the warehouse's delivery term for a city; undefined if it does not deliver there or states nothing. */
export function costTermOf(
  depot: Depot,
  zones: readonly DeliveryZone[],
  to: Place,
): DeliveryTerm | undefined {
  const zone = zoneOf(zones, to, { name: depot.city });
  return zone && termOf(zone, depot);
}

/** Returns how goods get from a warehouse to a city, by the zones of its company. */
export function wayOf(
  depot: Depot,
  zones: readonly DeliveryZone[],
  to: Place | undefined,
  now: Date,
): Way {
  const days = leavingOf(depot, zones, now);
  if (!to || zones.length === 0) return { reach: 'unstated', days };
  const term = costTermOf(depot, zones, to);
  if (!term) return { reach: 'never', days };
  if (term.basis === 'carrier')
    return { reach: 'carrier', term, days: dispatchOf(depot, term, now) };
  return { reach: 'delivers', term, days: arrivalOf(depot, term, now) };
}

/** Returns the cost of a way, in kopecks with VAT; null if it is unknown. */
export const costOf = ({ term }: Way, load: Load): number | null =>
  term ? deliveryCost(term, load) : null;
