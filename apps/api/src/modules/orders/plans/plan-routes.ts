import type { CheapestPlan } from '@org/api-client/schema';
import {
  type Day,
  daysBetween,
  deliveryCost,
  type Load,
  plusDays,
  wallClock,
} from '@org/trade/delivery';
import { lineSum } from '@org/trade/tax';
import { type ReceivingTerms, routeOf } from '../../../delivery/delivery-receiving.ts';
import type { Tariff } from '../../../plan/plan.ts';
import type { PlanRow } from './plan-row.ts';

/** How goods get from a warehouse to the buyer. */
interface Route {
  /** what the delivery costs; undefined if the goods are picked up, or the price is not known */
  tariff?: Tariff | undefined;
  /** true if the delivery's price is known, or there is none to pay */
  isPriced: boolean;
  /** true if the buyer fetches the goods, by choice or because nobody brings them */
  isFetched?: boolean;
  /** true if the buyer has to fetch the goods in another city: no day is one of theirs */
  isAway?: boolean;
  /** true if nothing can be ordered from there */
  isClosed: boolean;
  /** days from today until goods arrive that leave in at most `leaving` days */
  daysWith: (leaving: number) => number;
  /** the day that is `days` days from today */
  dateAfter: (days: number) => Day;
}
export type Routes = ReadonlyMap<string, Route>;

/** Returns the routes from all warehouses to the buyer; undefined while the buyer's city is not known. */
export function routesOf(receiving: ReceivingTerms): Routes | undefined {
  const routes = [...receiving.depots].map(([id, depot]) => {
    const { way, kind, to } = routeOf(receiving, depot);
    const isFetched = kind === 'pickup';
    const isNear = to?.name === depot.city || receiving.choices.get(id)?.kind === 'pickup';
    const today = wallClock(receiving.now, depot.time_zone).day;
    const route: Route & { isKnown: boolean } = {
      tariff: !isFetched && way.reach === 'delivers' ? way.term : undefined,
      isPriced: isFetched ? isNear : way.reach === 'delivers',
      isFetched,
      isAway: isFetched && !isNear,
      isClosed: !isFetched && way.reach === 'never',
      daysWith: (leaving) => {
        const slow = { ...depot, delivery_days_max: leaving };
        return daysBetween(today, routeOf(receiving, slow).days.max);
      },
      dateAfter: (days) => plusDays(today, days),
      isKnown: to !== undefined,
    };
    return [id, route] as const;
  });
  return routes.some(([, { isKnown }]) => isKnown) ? new Map(routes) : undefined;
}

/** Returns the offers with the days until they reach the buyer. */
export const arriving = (offers: readonly PlanRow[], routes: Routes | undefined): PlanRow[] =>
  offers.map((offer) => {
    const days = routes?.get(offer.warehouse_id)?.daysWith(offer.delivery_days_max);
    return { ...offer, delivery_days_max: days ?? offer.delivery_days_max };
  });

interface OfferQuantity {
  offer: PlanRow;
  quantity: number;
}

const loadOf = (lines: readonly OfferQuantity[]): Load => {
  const pieces = (quantities: readonly OfferQuantity[]) =>
    quantities.reduce((n, { quantity }) => n + quantity, 0);
  return {
    sum: lines.reduce((sum, { offer, quantity }) => sum + lineSum({ ...offer, quantity }).sum, 0),
    pieces: pieces(lines),
    disks: pieces(lines.filter(({ offer }) => offer.is_disk)),
    grams: lines.reduce((grams, { offer, quantity }) => grams + offer.grams * quantity, 0),
  };
};

/**
 * Returns what the deliveries of some goods cost, when the last one arrives, and from how many warehouses the price is
 * unknown.
 */
function deliveriesOf(routes: Routes, lines: readonly OfferQuantity[]) {
  const byDepot = Map.groupBy(lines, ({ offer }) => offer.warehouse_id);
  let cost = 0;
  let unknown = 0;
  let date: Day | null = null;
  for (const [id, depotOffers] of byDepot) {
    const route = routes.get(id);
    if (!route) continue;
    cost += route.tariff ? (deliveryCost(route.tariff, loadOf(depotOffers)) ?? 0) : 0;
    unknown += route.isPriced ? 0 : 1;
    const day = route.dateAfter(
      Math.max(...depotOffers.map(({ offer }) => offer.delivery_days_max)),
    );
    if (date === null || day > date) date = day;
  }
  return { cost, unknown, date };
}

/** Compares the deliveries of a cart with those of a plan. */
export function planDelivery(
  routes: Routes,
  [before, after]: readonly [readonly OfferQuantity[], readonly OfferQuantity[]],
): NonNullable<CheapestPlan['delivery']> {
  const [old, fresh] = [deliveriesOf(routes, before), deliveriesOf(routes, after)];
  return {
    before: old.cost,
    after: fresh.cost,
    date_before: old.date,
    date_after: fresh.date ?? '',
    unknown: fresh.unknown,
  };
}
