import type { RequestPlanBody } from '@org/api-client/schema';
import type { Day } from '@org/trade/delivery';
import { lineSum } from '@org/trade/tax';
import {
  costOf as costOfPlan,
  fulfils,
  NOBODY,
  type PlanOffer,
  type PlanProblem,
  type Quantities,
} from '../../../plan/plan.ts';
import { leastOf, mostOf } from '../../../trade/line.ts';
import { type FreshSince, isOld } from '../../../trade/standing.ts';
import type { Routes } from '../plans/plan-routes.ts';
import type { PlanRow } from '../plans/plan-row.ts';

/** A line that is to be bought, and the offers that it may be bought from. */
export interface Ask {
  line_id: string;
  quantity: number;
  isChosen: boolean;
  /** with the days until they reach the buyer */
  offers: readonly PlanRow[];
  /** what can't be taken, and why that is so */
  barred?: BarredOffers;
}

/** Offers of a line that are left out, whatever they cost. */
interface BarredOffers {
  /** that would come after the day on which the request has to be there */
  late: readonly PlanRow[];
  /** that day, and the first on which one of them would come */
  by: Day | null;
  from: Day | null;
  /** of suppliers that don't deliver there */
  closed: readonly PlanRow[];
}

/** What offers are compared by, apart from their prices. */
export interface Market {
  routes: Routes | undefined;
  since: FreshSince;
}

/** What a way to buy lines may use. */
export interface Bounds {
  suppliersMax?: number | undefined;
  daysMax?: number | undefined;
}

/** The lines of a request, with what there is for them now. */
export const asksOf = (
  lines: RequestPlanBody['lines'],
  offers: readonly PlanRow[],
  routes: Routes | undefined,
  arriveBy: Day | null,
): Ask[] => {
  const known = new Map(offers.map((offer) => [offer.id, offer]));
  const dayOf = ({ warehouse_id, delivery_days_max }: PlanRow) =>
    routes?.get(warehouse_id)?.dateAfter(delivery_days_max);
  const isClosed = ({ warehouse_id }: PlanRow) => routes?.get(warehouse_id)?.isClosed === true;
  const isAway = ({ warehouse_id }: PlanRow) => routes?.get(warehouse_id)?.isAway === true;
  const soonestFirst = (one: PlanRow, other: PlanRow) =>
    Number(isAway(one)) - Number(isAway(other)) ||
    (dayOf(one) ?? '').localeCompare(dayOf(other) ?? '');
  const isLate = (offer: PlanRow) => {
    const day = dayOf(offer);
    return arriveBy !== null && day !== undefined && (isAway(offer) || day > arriveBy);
  };
  return lines.map(({ line_id, quantity, offer_ids, is_chosen = false }) => {
    const sold = [...new Set(offer_ids)]
      .flatMap((id) => known.get(id) ?? [])
      .filter((offer) => mostOf(offer) > 0);
    const brought = sold.filter((offer) => !isClosed(offer));
    // what somebody has chosen by hand is not left out for its day
    const late = is_chosen ? [] : brought.filter(isLate).toSorted(soonestFirst);
    const days = late.flatMap((offer) => (isAway(offer) ? [] : (dayOf(offer) ?? []))).toSorted();
    return {
      ...{ line_id, quantity, isChosen: is_chosen },
      offers: brought.filter((offer) => !late.includes(offer)),
      barred: { late, by: arriveBy, from: days[0] ?? null, closed: sold.filter(isClosed) },
    };
  });
};

export const piecesOf = (offers: readonly PlanRow[]) =>
  offers.reduce((sum, offer) => sum + mostOf(offer), 0);

/** Of a buyer whose city is known: delivered at a known cost and not old, old, delivered at a cost that nobody knows. */
const groupOf = (offer: PlanRow, { routes, since }: Market): number => {
  if (!routes) return 0;
  if (!routes.get(offer.warehouse_id)?.isPriced) return 2;
  return !offer.is_disk && isOld(offer, since, offer.is_winter) ? 1 : 0;
};

/**
 * The offers that a line is bought from: those of the best groups that have enough together, all groups if these can't
 * give it. Which groups these are does not depend on the strategy: no plan is quicker by older goods.
 */
export function candidatesOf(
  { offers, quantity, isChosen }: Ask,
  market: Market,
  isOpen: boolean,
): readonly PlanRow[] {
  if (isOpen || isChosen) return offers;
  for (const group of [0, 1]) {
    const best = offers.filter((offer) => groupOf(offer, market) <= group);
    if (piecesOf(best) >= quantity) return best;
  }
  return offers;
}

/** The question to the solver, and what its columns stand for. */
export interface WayProblem {
  problem: PlanProblem;
  /** the line and the offer of each column; the pieces that are left have none */
  columns: { ask: Ask; offer: PlanRow | undefined }[];
}

const costOf = (offer: PlanRow, quantity: number) => lineSum({ ...offer, quantity }).sum;

/** More than leaving a line can save: the dearest way to buy everything, with its deliveries. */
function penaltyOf(columns: readonly { ask: Ask; offer: PlanRow }[], routes: Routes | undefined) {
  const byDepot = Map.groupBy(columns, ({ offer }) => offer.warehouse_id);
  const goods = columns.reduce((sum, { ask, offer }) => sum + costOf(offer, ask.quantity), 0);
  let delivery = 0;
  for (const [depot, depotLines] of byDepot) {
    const tariff = routes?.get(depot)?.tariff;
    if (!tariff || tariff.basis === 'carrier') continue;
    const each = Math.max(tariff.price, tariff.disk_price ?? 0);
    const pieces = depotLines.reduce((sum, { ask }) => sum + ask.quantity, 0);
    const kilos =
      depotLines.reduce((sum, { ask, offer }) => sum + ask.quantity * offer.grams, 0) / 1000;
    const grown = { order: each, piece: each * pieces, weight: each * kilos };
    delivery += tariff.min_cost + (tariff.basis === 'sum' ? goods : grown[tariff.basis]);
  }
  return Math.ceil(goods + delivery) + 1;
}

/**
 * Poses the question how to buy lines. With `mayLeave` any line may be left, but rather the dearest way is taken, and a
 * line that was chosen by hand is worth more than all others.
 */
export function pose(
  asks: readonly Ask[],
  market: Market,
  { suppliersMax, daysMax = Number.POSITIVE_INFINITY }: Bounds,
  { open, mayLeave }: { open: ReadonlySet<Ask>; mayLeave: boolean },
): WayProblem {
  const columns = asks.flatMap((ask) =>
    candidatesOf(ask, market, open.has(ask))
      .filter(({ delivery_days_max }) => ask.isChosen || delivery_days_max <= daysMax)
      .map((offer) => ({ ask, offer })),
  );
  const { routes } = market;
  const indexed = <Value>(values: readonly Value[]) =>
    new Map([...new Set(values)].map((value, at) => [value, at]));
  const suppliers = indexed(columns.map(({ offer }) => offer.supplier_id));
  const depots = indexed(
    columns.flatMap(({ offer }) =>
      routes?.get(offer.warehouse_id)?.tariff ? [offer.warehouse_id] : [],
    ),
  );
  const shared = Map.groupBy(columns, ({ offer }) => offer.id);
  const pools = indexed(
    [...shared].flatMap(([id, sharedLines]) => (sharedLines.length > 1 ? [id] : [])),
  );
  const minimums = new Map(columns.map(({ offer }) => [offer.supplier_id, offer.min_order_sum]));
  const kept = asks.filter(({ isChosen }) => isChosen).flatMap(({ offers }) => offers);
  const keptSuppliers = new Set(kept.map(({ supplier_id }) => supplier_id)).size;
  const stock = new Map(columns.map(({ offer }) => [offer.id, mostOf(offer)]));
  const bought = columns.map(
    ({ ask, offer }): PlanOffer => ({
      ...offer,
      product: asks.indexOf(ask),
      supplier: suppliers.get(offer.supplier_id) ?? NOBODY,
      depot: depots.get(offer.warehouse_id),
      pool: pools.get(offer.id),
      least: leastOf(offer),
      most: mostOf(offer),
    }),
  );
  const penalty = penaltyOf(columns, routes);
  const left = asks.map(
    ({ quantity, isChosen }, product): PlanOffer => ({
      ...{ product, supplier: NOBODY, vat_rate: null, vat_included: true },
      bulk_price: Math.ceil((isChosen ? penalty * (asks.length + 1) : penalty) / quantity),
      ...{ least: quantity, most: quantity, multiple: quantity },
    }),
  );
  return {
    problem: {
      demands: asks.map(({ quantity }) => quantity),
      minimums: [...suppliers.keys()].map((id) => minimums.get(id) ?? 0),
      suppliersMax: suppliersMax === undefined ? undefined : Math.max(suppliersMax, keptSuppliers),
      pools: [...pools.keys()].map((id) => stock.get(id) ?? 0),
      depots: [...depots.keys()].flatMap((id) => routes?.get(id)?.tariff ?? []),
      offers: mayLeave ? [...bought, ...left] : bought,
    },
    columns: [...columns, ...(mayLeave ? asks.map((ask) => ({ ask, offer: undefined })) : [])],
  };
}

/** Whether one offer gives a line alone. */
const isAlone = ({ quantity }: Ask, offer: PlanRow) =>
  quantity >= leastOf(offer) && quantity <= mostOf(offer) && quantity % offer.multiple === 0;

/** A way to begin with: whatever the supplier of most lines has, each line at one offer, the rest is left. */
export function startOf({ columns }: WayProblem): Quantities {
  const bySupplier = Map.groupBy(
    [...columns.entries()].filter(([, { ask, offer }]) => offer && isAlone(ask, offer)),
    ([, { offer }]) => offer?.supplier_id,
  );
  const starts = [...bySupplier.values()].map((supplierOffers) => {
    const best = new Map<Ask, number>();
    for (const [at, { ask, offer }] of supplierOffers) {
      const known = columns[best.get(ask) ?? -1]?.offer;
      if (!known || (offer && offer.bulk_price < known.bulk_price)) best.set(ask, at);
    }
    return best;
  });
  const most = starts.toSorted((one, other) => other.size - one.size)[0] ?? new Map<Ask, number>();
  return columns.map(({ ask, offer }, at) => {
    const isTaken = offer ? most.get(ask) === at : !most.has(ask);
    return isTaken ? ask.quantity : 0;
  });
}

/** The most columns with which it is looked for fewer parts of lines. */
const MAX_GATHERED = 4000;

/** The same plan with lines gathered at one offer, where that costs no more: of equal ways the one with fewer parts. */
export function gathered({ problem, columns }: WayProblem, quantities: Quantities): Quantities {
  if (columns.length > MAX_GATHERED) return quantities;
  const parts = Map.groupBy(columns.keys(), (at) => columns[at]?.ask);
  let best = quantities;
  for (const partLines of parts.values()) {
    if (partLines.filter((at) => best[at]).length < 2) continue;
    const cost = costOfPlan(problem, best);
    const single = partLines.flatMap((at) => {
      const { ask, offer } = columns[at] ?? {};
      if (!ask || !offer || !isAlone(ask, offer)) return [];
      const next = best.map((pieces, n) =>
        n === at ? ask.quantity : partLines.includes(n) ? 0 : pieces,
      );
      return costOfPlan(problem, next) <= cost && fulfils(problem, next) ? [next] : [];
    })[0];
    best = single ?? best;
  }
  return best;
}

/** A way to buy lines. */
export interface Way {
  taken: ReadonlyMap<Ask, { offer: PlanRow; quantity: number }[]>;
  left: readonly Ask[];
  proven: boolean;
}

/** The way that pieces of each column are. */
export function wayOf(
  asks: readonly Ask[],
  { columns }: WayProblem,
  { quantities, proven }: { quantities: Quantities; proven: boolean },
): Way {
  const taken = new Map<Ask, { offer: PlanRow; quantity: number }[]>();
  for (const [at, { ask, offer }] of columns.entries()) {
    const quantity = quantities[at] ?? 0;
    if (offer && quantity > 0) taken.set(ask, [...(taken.get(ask) ?? []), { offer, quantity }]);
  }
  return { taken, left: asks.filter((ask) => !taken.has(ask)), proven };
}

/** When all goods of a way are there, in days. */
export const daysOf = ({ taken }: Way) =>
  Math.max(
    0,
    ...[...taken].flatMap(([{ isChosen }, takenLines]) =>
      isChosen ? [] : takenLines.map(({ offer }) => offer.delivery_days_max),
    ),
  );
