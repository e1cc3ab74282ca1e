import {
  type Day,
  daysBetween,
  deliveryCost,
  type Load,
  plusDays,
  wallClock,
} from '@org/api-client/delivery';
import type { CartPlan } from '@org/api-client/schema';
import { type Receiving, routeOf } from '../../delivery/receiving.ts';
import type { Tariff } from '../../plan/plan.ts';
import { lineSum } from '../../trade/vat.ts';
import type { PlanRow } from './plan-row.ts';

/** How goods get from a warehouse to the buyer. */
interface Route {
  /** what their delivery costs; none where they are fetched, or nobody here knows */
  tariff?: Tariff | undefined;
  /** the delivery's price is known, or there is none to pay */
  isPriced: boolean;
  /** nothing can be had from there */
  isClosed: boolean;
  /** until goods are there, from today, that leave after so many days at most */
  daysWith: (leaving: number) => number;
  /** the day that is so many days from today */
  dateAfter: (days: number) => Day;
}
export type Routes = ReadonlyMap<string, Route>;

/** The ways from all warehouses to the buyer; none while it is not known where he is. */
export function routesOf(receiving: Receiving): Routes | undefined {
  const routes = [...receiving.depots].map(([id, depot]) => {
    const { way, kind, to } = routeOf(receiving, depot);
    const isFetched = kind === 'pickup';
    const isNear = to?.name === depot.city || receiving.choices.get(id)?.kind === 'pickup';
    const today = wallClock(receiving.now, depot.time_zone).day;
    const route: Route & { isKnown: boolean } = {
      tariff: !isFetched && way.reach === 'delivers' ? way.term : undefined,
      isPriced: isFetched ? isNear : way.reach === 'delivers',
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

/** Offers with the days until they are at the buyer's. */
export const arriving = (offers: readonly PlanRow[], routes: Routes | undefined): PlanRow[] =>
  offers.map((offer) => {
    const days = routes?.get(offer.warehouse_id)?.daysWith(offer.delivery_days_max);
    return { ...offer, delivery_days_max: days ?? offer.delivery_days_max };
  });

interface Bought {
  offer: PlanRow;
  quantity: number;
}

const loadOf = (lines: readonly Bought[]): Load => {
  const pieces = (some: readonly Bought[]) => some.reduce((n, { quantity }) => n + quantity, 0);
  return {
    sum: lines.reduce((sum, { offer, quantity }) => sum + lineSum({ ...offer, quantity }).sum, 0),
    pieces: pieces(lines),
    disks: pieces(lines.filter(({ offer }) => offer.is_disk)),
    grams: lines.reduce((grams, { offer, quantity }) => grams + offer.grams * quantity, 0),
  };
};

/** What the deliveries of some goods cost, when the last is there, and of how many warehouses nobody knows the price. */
function deliveriesOf(routes: Routes, lines: readonly Bought[]) {
  const byDepot = Map.groupBy(lines, ({ offer }) => offer.warehouse_id);
  let cost = 0;
  let unknown = 0;
  let date: Day | null = null;
  for (const [id, own] of byDepot) {
    const route = routes.get(id);
    if (!route) continue;
    cost += route.tariff ? (deliveryCost(route.tariff, loadOf(own)) ?? 0) : 0;
    unknown += route.isPriced ? 0 : 1;
    const day = route.dateAfter(Math.max(...own.map(({ offer }) => offer.delivery_days_max)));
    if (date === null || day > date) date = day;
  }
  return { cost, unknown, date };
}

/** The deliveries of a cart and of a plan beside each other. */
export function planDelivery(
  routes: Routes,
  [before, after]: readonly [readonly Bought[], readonly Bought[]],
): NonNullable<CartPlan['delivery']> {
  const [old, fresh] = [deliveriesOf(routes, before), deliveriesOf(routes, after)];
  return {
    before: old.cost,
    after: fresh.cost,
    date_before: old.date,
    date_after: fresh.date ?? '',
    unknown: fresh.unknown,
  };
}
