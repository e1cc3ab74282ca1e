import { deliveryCost } from '@org/trade/delivery';
import {
  loadOf,
  multiplePrice,
  multiples,
  type PlanOffer,
  type PlanProblem,
  type Quantities,
  type Tariff,
} from './plan.ts';

export interface Row {
  lower: number;
  upper: number;
  /** coefficients by column */
  entries: [column: number, value: number][];
}
export interface DeliveryColumn {
  cost: number;
  upper: number;
  /** 0 for a real number, 1 for a whole one */
  integrality: 0 | 1;
}

const NO_BOUND = Number.POSITIVE_INFINITY;

/** Returns the warehouses that charge a known amount for delivery. */
const charging = ({ depots = [] }: PlanProblem): [depot: number, tariff: Tariff][] =>
  [...depots.entries()].filter(
    ([, { basis, price, disk_price, min_cost }]) =>
      basis !== 'carrier' && (price > 0 || (disk_price ?? 0) > 0 || min_cost > 0),
  );

/** Returns the offers of a warehouse that a plan may use, with the most multiples of each. */
const ownOf = ({ offers, demands }: PlanProblem, depot: number) =>
  offers.flatMap((offer, at) => {
    const most = multiples(offer, demands);
    return offer.depot === depot && most > 0 ? [{ offer, at, most }] : [];
  });

/** Returns the warehouses from which so much may be bought that they deliver free of charge. */
const maybeFree = (problem: PlanProblem): ReadonlySet<number> =>
  new Set(
    charging(problem).flatMap(([depot, { free_from }]) => {
      const sums = ownOf(problem, depot).map(({ offer, most }) => multiplePrice(offer) * most);
      const sum = sums.reduce((all, one) => all + one, 0);
      // an order rounds and the solver does not: at most half a kopeck per line
      return free_from !== null && sum + sums.length >= free_from ? [depot] : [];
    }),
  );

/**
 * Returns the problem with two offers for each offer whose delivery may be free: one with paid delivery, and one with
 * free delivery. So the model of free delivery needs no constant that is greater than all costs. With such a constant a
 * solver proves nothing for long.
 */
export function widen(problem: PlanProblem) {
  const free = maybeFree(problem);
  const variants = problem.offers.flatMap((offer, at) => {
    const paid = { offer, at, isFree: false };
    return offer.depot !== undefined && free.has(offer.depot)
      ? [paid, { ...paid, isFree: true }]
      : [paid];
  });
  return {
    problem: { ...problem, offers: variants.map(({ offer }) => offer) },
    of: variants.map(({ at }) => at),
    isFree: variants.map((variant) => variant.isFree),
  };
}

/** Returns the warehouses that deliver a known plan free of charge. */
export const freeDepots = (problem: PlanProblem, quantities: Quantities): ReadonlySet<number> =>
  new Set(
    charging(problem).flatMap(([depot, { free_from }]) =>
      free_from !== null && loadOf(problem, depot, quantities).sum >= free_from ? [depot] : [],
    ),
  );

/** Returns the kopecks of delivery for one multiple of an offer, as far as they grow with the quantity. */
function unitCost(tariff: Tariff, offer: PlanOffer): number {
  const { multiple, grams = 0, is_disk } = offer;
  const each = is_disk ? (tariff.disk_price ?? tariff.price) : tariff.price;
  const costs = {
    order: 0,
    piece: each * multiple,
    weight: (grams * multiple * tariff.price) / 1000,
    sum: (multiplePrice(offer) * tariff.price) / 10_000,
    carrier: 0,
  };
  return costs[tariff.basis];
}

/** Returns the least cost of a delivery. */
const baseOf = ({ basis, price, min_cost }: Tariff) =>
  Math.max(min_cost, basis === 'order' ? price : 0);

/**
 * Returns what deliveries add to a widened problem. Each warehouse has three columns: whether it sends something with
 * paid delivery, whether it sends something free of charge, and the cost. The cost is at least the part that grows with
 * the goods, and at least the least cost of a delivery. Free delivery needs a minimum sum of goods, and then covers all
 * of them. Minimising makes the cost no greater than that.
 */
export function deliveryColumns(
  problem: PlanProblem,
  first: number,
  most: readonly number[],
  isFree: readonly boolean[],
): { columns: DeliveryColumn[]; rows: Row[] } {
  const columns: DeliveryColumn[] = [];
  const rows: Row[] = [];
  const atMost = (upper: number, entries: Row['entries']) =>
    rows.push({ lower: Number.NEGATIVE_INFINITY, upper, entries });
  for (const [depot, tariff] of charging(problem)) {
    const paid = first + columns.length;
    const [free, cost] = [paid + 1, paid + 2];
    const offerTerms = problem.offers.flatMap((offer, at) =>
      offer.depot === depot && (most[at] ?? 0) > 0 ? [{ offer, at }] : [],
    );
    const gratis = offerTerms.filter(({ at }) => isFree[at]);
    columns.push(
      { cost: 0, upper: 1, integrality: 1 },
      { cost: 0, upper: gratis.length > 0 ? 1 : 0, integrality: 1 },
      { cost: 1, upper: NO_BOUND, integrality: 0 },
    );
    for (const { at } of offerTerms)
      atMost(0, [
        [at, 1],
        [isFree[at] ? free : paid, -(most[at] ?? 0)],
      ]);
    atMost(1, [
      [paid, 1],
      [free, 1],
    ]);
    atMost(0, [
      [cost, -1],
      ...offerTerms
        .filter(({ at }) => !isFree[at])
        .map(({ offer, at }): [number, number] => [at, unitCost(tariff, offer)]),
    ]);
    atMost(0, [
      [cost, -1],
      [paid, baseOf(tariff)],
    ]);
    if (gratis.length > 0)
      atMost(0, [
        [free, 1],
        ...gratis.map(({ offer, at }): [number, number] => [
          at,
          -multiplePrice(offer) / (tariff.free_from ?? 1),
        ]),
      ]);
  }
  return { columns, rows };
}

/** Returns the same columns for a known plan. The cost is a kopeck more, because the solver does not round. */
export function deliveryValues(problem: PlanProblem, quantities: Quantities): number[] {
  const free = freeDepots(problem, quantities);
  return charging(problem).flatMap(([depot, tariff]) => {
    const load = loadOf(problem, depot, quantities);
    const isPaid = load.pieces > 0 && !free.has(depot);
    const cost = isPaid ? (deliveryCost(tariff, load) ?? 0) + 1 : 0;
    return [Number(isPaid), Number(load.pieces > 0 && !isPaid), cost];
  });
}
