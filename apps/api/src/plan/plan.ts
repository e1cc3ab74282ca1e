import { lineSum, type PricedLine } from '../vat.ts';

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
}

/** What is to be bought, and what suppliers demand and offer. */
export interface PlanProblem {
  /** pieces of each product, all of which are to be bought */
  demands: readonly number[];
  /** least sum of an order with each supplier, kopecks with VAT; 0 is none */
  minimums: readonly number[];
  offers: readonly PlanOffer[];
  /** most suppliers to order from */
  suppliersMax?: number | undefined;
}

/** Pieces of each offer. */
export type Quantities = readonly number[];

const sumOf = (offer: PlanOffer, quantity: number) =>
  quantity === 0 ? 0 : lineSum({ ...offer, quantity }).sum;

/** What a plan costs: kopecks with VAT, rounded line by line as an order does. */
export const costOf = ({ offers }: PlanProblem, quantities: Quantities): number =>
  offers.reduce((total, offer, at) => total + sumOf(offer, quantities[at] ?? 0), 0);

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
