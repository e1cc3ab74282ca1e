import { deliveryCost, type Load } from '@org/api-client/delivery';
import type { DeliveryTerm } from '@org/api-client/schema';
import { lineSum, type PricedLine } from '../trade/vat.ts';

/** What a warehouse takes for its delivery. */
export type Tariff = Pick<
  DeliveryTerm,
  'basis' | 'price' | 'disk_price' | 'min_cost' | 'free_from'
>;

/** One way to buy a product. Quantities are pieces. */
export interface PlanOffer extends Omit<PricedLine, 'quantity'> {
  /** place of the product in `demands` */
  product: number;
  /** place of the supplier in `minimums` */
  supplier: number;
  /** the least and the most of a line, full multiples both */
  least: number;
  most: number;
  multiple: number;
  /** place of the warehouse in `depots`; none where its delivery is not reckoned with */
  depot?: number | undefined;
  /** of one piece */
  grams?: number;
  is_disk?: boolean;
}

/** Kopecks of one multiple, its VAT included; hundredths where the VAT comes on top. */
export const multiplePrice = ({ bulk_price, vat_included, vat_rate, multiple }: PlanOffer) =>
  (bulk_price * multiple * (vat_included ? 100 : 100 + (vat_rate ?? 0))) / 100;

/** The most multiples of an offer that a plan may want. */
export const multiples = ({ most, multiple, product }: PlanOffer, demands: readonly number[]) =>
  Math.floor(Math.min(most, demands[product] ?? 0) / multiple);

/** What is to be bought, and what suppliers demand and offer. */
export interface PlanProblem {
  /** pieces of each product, all of which are to be bought */
  demands: readonly number[];
  /** least sum of an order with each supplier, kopecks with VAT; 0 is none */
  minimums: readonly number[];
  offers: readonly PlanOffer[];
  /** most suppliers to order from */
  suppliersMax?: number | undefined;
  /** what warehouses take for the delivery of all that is bought there */
  depots?: readonly Tariff[] | undefined;
}

/** Pieces of each offer. */
export type Quantities = readonly number[];

const sumOf = (offer: PlanOffer, quantity: number) =>
  quantity === 0 ? 0 : lineSum({ ...offer, quantity }).sum;

/** What a plan has one warehouse send. */
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

/** What the deliveries of a plan cost, as far as somebody knows. */
export const deliveryOf = (problem: PlanProblem, quantities: Quantities): number =>
  (problem.depots ?? []).reduce(
    (total, tariff, at) => total + (deliveryCost(tariff, loadOf(problem, at, quantities)) ?? 0),
    0,
  );

/** What a plan costs with its deliveries: kopecks with VAT, rounded line by line as an order does. */
export const costOf = (problem: PlanProblem, quantities: Quantities): number =>
  problem.offers.reduce((total, offer, at) => total + sumOf(offer, quantities[at] ?? 0), 0) +
  deliveryOf(problem, quantities);

/** Whether a plan buys exactly what is wanted, within all that is demanded. Whole numbers alone: nothing is nearly so. */
export function fulfils(problem: PlanProblem, quantities: Quantities): boolean {
  const { demands, minimums, offers, suppliersMax = Number.POSITIVE_INFINITY } = problem;
  const bought = demands.map(() => 0);
  const sums = new Map<number, number>();
  for (const [at, offer] of offers.entries()) {
    const quantity = quantities[at] ?? 0;
    if (quantity === 0) continue;
    const { least, most, multiple, product, supplier } = offer;
    if (quantity < least || quantity > most || quantity % multiple !== 0) return false;
    bought[product] = (bought[product] ?? 0) + quantity;
    sums.set(supplier, (sums.get(supplier) ?? 0) + sumOf(offer, quantity));
  }
  return (
    bought.every((pieces, product) => pieces === demands[product]) &&
    sums.size <= suppliersMax &&
    [...sums].every(([supplier, sum]) => sum >= (minimums[supplier] ?? 0))
  );
}
