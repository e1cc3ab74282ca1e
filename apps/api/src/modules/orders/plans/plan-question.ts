import type { PlanProblem, Quantities } from '../../../plan/plan.ts';
import { leastOf, mostOf } from '../../../trade/line.ts';
import { type FreshSince, freshSince, isOld } from '../../../trade/standing.ts';
import { arriving, type Routes } from './plan-routes.ts';
import type { PlanRow } from './plan-row.ts';

/** A line of a cart as the database gives it; supplier and delivery days are those of when it was added. */
export interface WantedRow {
  offer_id: string;
  product_id: number;
  supplier_id: string;
  quantity: number;
  price_added: number;
  supplier: string;
  delivery_days_max: number;
}

export interface Limits {
  suppliers_max?: number;
  delivery_days_max?: number;
}

/** A cart, its products and suppliers in order, and the offers that a plan may choose from. */
export interface Question {
  wanted: readonly WantedRow[];
  /** All live offers of the wanted products, including those that come too late. */
  offers: readonly PlanRow[];
  /** Offers that may be ordered and come in time. */
  choice: readonly PlanRow[];
  products: readonly number[];
  problem: PlanProblem;
  /** The cart itself, without offers that are not in `choice`. */
  start: Quantities;
  /** How goods get to the buyer; undefined while no city is known. */
  routes?: Routes | undefined;
}

const unique = <Value>(values: Iterable<Value>) => [...new Set(values)];
export const sum = (numbers: Iterable<number>) =>
  [...numbers].reduce((total, one) => total + one, 0);

/**
 * Products whose delivery has no known price in the cart: other offers of them without a known price may be chosen too.
 */
function looselyPriced(
  wanted: readonly WantedRow[],
  offers: readonly PlanRow[],
  routes: Routes | undefined,
): ReadonlySet<number> {
  const live = new Map(offers.map((offer) => [offer.id, offer]));
  return new Set(
    wanted.flatMap(({ offer_id, product_id }) => {
      const offer = live.get(offer_id);
      return offer && routes?.get(offer.warehouse_id)?.isPriced ? [] : [product_id];
    }),
  );
}

interface PlanBounds {
  daysMax: number;
  isRelaxed: boolean;
  since: FreshSince;
}

/**
 * The offers that a plan may choose from. Of an offer without a known delivery price, or of an old tyre, no more is
 * taken than the cart has, unless `isRelaxed`, or the cart has no such price for the product either.
 */
function choiceOf(
  wanted: readonly WantedRow[],
  offers: readonly PlanRow[],
  routes: Routes | undefined,
  { daysMax, isRelaxed, since }: PlanBounds,
): PlanRow[] {
  const inCart = new Map(wanted.map(({ offer_id, quantity }) => [offer_id, quantity]));
  const loose = looselyPriced(wanted, offers, routes);
  return offers.flatMap((offer) => {
    const route = routes?.get(offer.warehouse_id);
    const isUnknown = route && !route.isPriced && !loose.has(offer.product_id);
    const isAged = routes && !offer.is_disk && isOld(offer, since, offer.is_winter);
    const isCapped = !isRelaxed && (isUnknown || isAged);
    const ownTerms = {
      ...offer,
      stock: isCapped ? Math.min(offer.stock, inCart.get(offer.id) ?? 0) : offer.stock,
    };
    const isLate = ownTerms.delivery_days_max > daysMax;
    return route?.isClosed || isLate || mostOf(ownTerms) === 0 ? [] : [ownTerms];
  });
}

interface Options {
  routes?: Routes | undefined;
  /** Offers without a known delivery price, and old tyres, may be chosen as well. @default false */
  isRelaxed?: boolean;
  /** @default as of today */
  since?: FreshSince;
}

/** Builds the question to the planner for a cart. */
export function questionOf(
  wanted: readonly WantedRow[],
  sold: readonly PlanRow[],
  { suppliers_max, delivery_days_max = Number.POSITIVE_INFINITY }: Limits,
  { routes, isRelaxed = false, since = freshSince(new Date()) }: Options = {},
): Question {
  const offers = arriving(sold, routes);
  const choice = choiceOf(wanted, offers, routes, {
    daysMax: delivery_days_max,
    isRelaxed,
    since,
  });
  const depots = unique(
    choice.flatMap(({ warehouse_id }) => (routes?.get(warehouse_id)?.tariff ? [warehouse_id] : [])),
  );
  const products = unique(wanted.map(({ product_id }) => product_id));
  const suppliers = unique(choice.map(({ supplier_id }) => supplier_id));
  const minimums = new Map(
    choice.map(({ supplier_id, min_order_sum }) => [supplier_id, min_order_sum]),
  );
  const inCart = new Map(wanted.map(({ offer_id, quantity }) => [offer_id, quantity]));
  const piecesOf = (product: number) =>
    sum(wanted.filter(({ product_id }) => product_id === product).map(({ quantity }) => quantity));
  return {
    wanted,
    offers,
    choice,
    products,
    routes,
    problem: {
      demands: products.map(piecesOf),
      minimums: suppliers.map((id) => minimums.get(id) ?? 0),
      suppliersMax: suppliers_max,
      depots: depots.flatMap((id) => routes?.get(id)?.tariff ?? []),
      offers: choice.map((offer) => ({
        ...offer,
        product: products.indexOf(offer.product_id),
        supplier: suppliers.indexOf(offer.supplier_id),
        depot: depots.includes(offer.warehouse_id) ? depots.indexOf(offer.warehouse_id) : undefined,
        least: leastOf(offer),
        most: mostOf(offer),
      })),
    },
    start: choice.map(({ id }) => inCart.get(id) ?? 0),
  };
}

/** The products of which fewer pieces are offered than are wanted, in time or at all. */
export const scarceProducts = ({ products, choice, problem }: Question): number[] =>
  products.filter((product, at) => {
    const chosenOffers = choice.filter(({ product_id }) => product_id === product);
    return sum(chosenOffers.map(mostOf)) < (problem.demands[at] ?? 0);
  });
