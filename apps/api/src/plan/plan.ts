import type { DeliveryTerm } from '@org/api-client/schema';
import { deliveryCost, type Load } from '@org/trade/delivery';
import { lineSum, type PricedLine } from '@org/trade/tax';

/** What a warehouse charges for its delivery. */
export type Tariff = Pick<
  DeliveryTerm,
  'basis' | 'price' | 'disk_price' | 'min_cost' | 'free_from'
>;

/** The supplier of pieces that are not bought: it has no minimum, and is not counted. */
export const NOBODY = -1;

/** One way to buy a product. Quantities are pieces. */
export interface PlanOffer extends Omit<PricedLine, 'quantity'> {
  /** index of the product in `demands` */
  product: number;
  /** index of the supplier in `minimums`, or `NOBODY` */
  supplier: number;
  /** the least and the most pieces of a line, both whole multiples */
  least: number;
  most: number;
  multiple: number;
  /** index in `pools`, if its pieces may be taken for several products; none if not */
  pool?: number | undefined;
  /** index of the warehouse in `depots`; none if its delivery is not taken into account */
  depot?: number | undefined;
  /** of one piece */
  grams?: number;
  is_disk?: boolean;
}

/** Returns the price of one multiple in kopecks, with VAT. It has hundredths if VAT comes on top. */
export const multiplePrice = ({ bulk_price, vat_included, vat_rate, multiple }: PlanOffer) =>
  (bulk_price * multiple * (vat_included ? 100 : 100 + (vat_rate ?? 0))) / 100;

/** Returns the most multiples of an offer that a plan may use. */
export const multiples = ({ most, multiple, product }: PlanOffer, demands: readonly number[]) =>
  Math.floor(Math.min(most, demands[product] ?? 0) / multiple);

/** What has to be bought, and what suppliers demand and offer. */
export interface PlanProblem {
  /** pieces of each product; all of them have to be bought */
  demands: readonly number[];
  /** minimum order of each supplier, in kopecks with VAT; 0 for none */
  minimums: readonly number[];
  offers: readonly PlanOffer[];
  /** maximum number of suppliers to order from */
  suppliersMax?: number | undefined;
  /** pieces that the offers of a pool have together */
  pools?: readonly number[] | undefined;
  /** what warehouses charge for delivering everything that is bought there */
  depots?: readonly Tariff[] | undefined;
}

/** Pieces of each offer. */
export type Quantities = readonly number[];

const sumOf = (offer: PlanOffer, quantity: number) =>
  quantity === 0 ? 0 : lineSum({ ...offer, quantity }).sum;

/** Returns what one warehouse has to send for a plan. */
export function loadOf({ offers }: PlanProblem, depot: number, quantities: Quantities): Load {
  const load = { sum: 0, pieces: 0, disks: 0, grams: 0 };
  for (const [at, offer] of offers.entries()) {
    const quantity = quantities[at] ?? 0;
    if (offer.depot !== depot || quantity === 0) continue;
    load.sum += sumOf(offer, quantity);
    load.pieces += quantity;
    load.disks += offer.is_disk ? quantity : 0;
    load.grams += (offer.grams ?? 0) * quantity;
  }
  return load;
}

/** Returns the cost of a plan's deliveries, as far as it is known. */
export const deliveryOf = (problem: PlanProblem, quantities: Quantities): number =>
  (problem.depots ?? []).reduce(
    (total, tariff, at) => total + (deliveryCost(tariff, loadOf(problem, at, quantities)) ?? 0),
    0,
  );

/** Returns the cost of a plan with its deliveries, in kopecks with VAT, rounded line by line as an order does. */
export const costOf = (problem: PlanProblem, quantities: Quantities): number =>
  problem.offers.reduce((total, offer, at) => total + sumOf(offer, quantities[at] ?? 0), 0) +
  deliveryOf(problem, quantities);

/**
 * Whether a plan buys exactly what is demanded and keeps all limits. It calculates in whole numbers, so nothing passes
 * that is only nearly right.
 */
export function fulfils(problem: PlanProblem, quantities: Quantities): boolean {
  const { demands, minimums, offers, pools = [] } = problem;
  const { suppliersMax = Number.POSITIVE_INFINITY } = problem;
  const bought = demands.map(() => 0);
  const drawn = pools.map(() => 0);
  const sums = new Map<number, number>();
  for (const [at, offer] of offers.entries()) {
    const quantity = quantities[at] ?? 0;
    if (quantity === 0) continue;
    const { least, most, multiple, product, supplier, pool } = offer;
    if (quantity < least || quantity > most || quantity % multiple !== 0) return false;
    bought[product] = (bought[product] ?? 0) + quantity;
    if (pool !== undefined) drawn[pool] = (drawn[pool] ?? 0) + quantity;
    if (supplier !== NOBODY) sums.set(supplier, (sums.get(supplier) ?? 0) + sumOf(offer, quantity));
  }
  return (
    bought.every((pieces, product) => pieces === demands[product]) &&
    drawn.every((pieces, pool) => pieces <= (pools[pool] ?? 0)) &&
    sums.size <= suppliersMax &&
    [...sums].every(([supplier, sum]) => sum >= (minimums[supplier] ?? 0))
  );
}
