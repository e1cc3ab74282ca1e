import { deliveryCost } from '@org/api-client/delivery';
import { loadOf, type PlanOffer, type PlanProblem, type Quantities, type Tariff } from './plan.ts';

export interface Row {
  lower: number;
  upper: number;
  /** column to coefficient */
  entries: [column: number, value: number][];
}
export interface DeliveryColumn {
  cost: number;
  upper: number;
  /** 0 is a number, 1 a whole one */
  integrality: 0 | 1;
}

const NO_BOUND = Number.POSITIVE_INFINITY;

/** Warehouses that take something which is known. */
const charging = ({ depots = [] }: PlanProblem): [depot: number, tariff: Tariff][] =>
  [...depots.entries()].filter(
    ([, { basis, price, disk_price, min_cost }]) =>
      basis !== 'carrier' && (price > 0 || (disk_price ?? 0) > 0 || min_cost > 0),
  );

/** Kopecks of delivery in one multiple of an offer, where they grow with it. */
function unitCost(tariff: Tariff, offer: PlanOffer, price: number): number {
  const { multiple, grams = 0, is_disk } = offer;
  const each = is_disk ? (tariff.disk_price ?? tariff.price) : tariff.price;
  const costs = {
    order: 0,
    piece: each * multiple,
    weight: (grams * multiple * tariff.price) / 1000,
    sum: (price * tariff.price) / 10_000,
    carrier: 0,
  };
  return costs[tariff.basis];
}

/** What is paid at least where something is sent. */
const baseOf = ({ basis, price, min_cost }: Tariff) =>
  Math.max(min_cost, basis === 'order' ? price : 0);

/**
 * What deliveries add to the model: of each warehouse whether it sends something, whether that is free, and what it costs.
 * The cost is at least what grows with the goods and at least what each delivery costs,
 * both unless it is free; it is free only from a sum of goods on. Minimising makes it no more than that.
 */
export function deliveryColumns(
  problem: PlanProblem,
  first: number,
  most: readonly number[],
  priceOf: (offer: PlanOffer) => number,
): { columns: DeliveryColumn[]; rows: Row[] } {
  const columns: DeliveryColumn[] = [];
  const rows: Row[] = [];
  for (const [depot, tariff] of charging(problem)) {
    const used = first + columns.length;
    const [free, cost] = [used + 1, used + 2];
    const own = problem.offers.flatMap((offer, at) =>
      offer.depot === depot && (most[at] ?? 0) > 0 ? [{ offer, at, most: most[at] ?? 0 }] : [],
    );
    columns.push(
      { cost: 0, upper: 1, integrality: 1 },
      { cost: 0, upper: tariff.free_from === null ? 0 : 1, integrality: 1 },
      { cost: 1, upper: NO_BOUND, integrality: 0 },
    );
    const noMoreThan0 = (entries: Row['entries']) =>
      rows.push({ lower: Number.NEGATIVE_INFINITY, upper: 0, entries });
    for (const { at, most: pieces } of own)
      noMoreThan0([
        [at, 1],
        [used, -pieces],
      ]);
    const units = own.map(({ offer, at, most: pieces }) => {
      const unit = unitCost(tariff, offer, priceOf(offer));
      return { at, unit, dearest: unit * pieces };
    });
    const dearest = units.reduce((sum, unit) => sum + unit.dearest, 0);
    if (dearest > 0)
      noMoreThan0([
        ...units.map(({ at, unit }): [number, number] => [at, unit]),
        [free, -dearest],
        [cost, -1],
      ]);
    const base = baseOf(tariff);
    if (base > 0)
      noMoreThan0([
        [used, base],
        [free, -base],
        [cost, -1],
      ]);
    if (tariff.free_from !== null)
      noMoreThan0([
        [free, 1],
        ...own.map(({ offer, at }): [number, number] => [
          at,
          -priceOf(offer) / (tariff.free_from ?? 1),
        ]),
      ]);
  }
  return { columns, rows };
}

/** The same columns of a known plan; the cost is a kopeck more, for what the solver does not round. */
export const deliveryValues = (problem: PlanProblem, quantities: Quantities): number[] =>
  charging(problem).flatMap(([depot, tariff]) => {
    const load = loadOf(problem, depot, quantities);
    const isFree = tariff.free_from !== null && load.sum >= tariff.free_from;
    const cost = load.pieces > 0 && !isFree ? (deliveryCost(tariff, load) ?? 0) + 1 : 0;
    return [Number(load.pieces > 0), Number(isFree), cost];
  });
