import type { ModelData } from 'highs';
import {
  type DeliveryColumn,
  deliveryColumns,
  deliveryValues,
  freeDepots,
  type Row,
  widen,
} from './delivery-model.ts';
import { multiplePrice, multiples, type PlanProblem, type Quantities } from './plan.ts';

/** Types of variables, as HiGHS numbers them. */
const INTEGER = 1;
const SEMI_INTEGER = 3;

/**
 * Returns the rows that a plan must fulfil: all products bought, nothing from a supplier without an order, minimum
 * orders, the number of suppliers, no more from a pool than it has.
 */
function goodsRows(
  { demands, minimums, offers, suppliersMax, pools = [] }: PlanProblem,
  suppliers: readonly number[],
  most: readonly number[],
): Row[] {
  const columnOf = new Map(suppliers.map((supplier, at) => [supplier, offers.length + at]));
  const rows: Row[] = demands.map((demand) => ({ lower: demand, upper: demand, entries: [] }));
  const sums = new Map<number, Row>();
  for (const supplier of suppliers)
    sums.set(supplier, {
      lower: 0,
      upper: Number.POSITIVE_INFINITY,
      entries: [[columnOf.get(supplier)!, -(minimums[supplier] ?? 0)]],
    });
  for (const [at, offer] of offers.entries()) {
    rows[offer.product]!.entries.push([at, offer.multiple]);
    const column = columnOf.get(offer.supplier);
    if (column === undefined || most[at] === 0) continue;
    rows.push({
      lower: Number.NEGATIVE_INFINITY,
      upper: 0,
      entries: [
        [at, 1],
        [column, -most[at]!],
      ],
    });
    sums.get(offer.supplier)!.entries.push([at, multiplePrice(offer)]);
  }
  for (const [pool, upper] of pools.entries())
    rows.push({
      lower: 0,
      upper,
      entries: offers.flatMap(({ multiple, ...offer }, at): Row['entries'] =>
        offer.pool === pool ? [[at, multiple]] : [],
      ),
    });
  rows.push(...sums.values().filter(({ entries }) => entries[0]![1] !== 0));
  if (suppliersMax !== undefined)
    rows.push({
      lower: 0,
      upper: suppliersMax,
      entries: suppliers.map((supplier) => [columnOf.get(supplier)!, 1]),
    });
  return rows;
}

/**
 * Returns a plan as a mixed-integer programme. It has a column for each offer: how many multiples of it, which is none
 * or at least the least line; two columns if its delivery may be free. Then follows a column for each supplier with
 * demands on an order: whether there is one. Then three columns for each warehouse that charges for its delivery.
 * Decision 50.
 */
export function planModel(question: PlanProblem): ModelData {
  const { problem, isFree } = widen(question);
  const { demands, minimums, offers, suppliersMax } = problem;
  const suppliers = minimums
    .keys()
    .filter((at) => suppliersMax !== undefined || minimums[at] !== 0)
    .toArray();
  const most = offers.map((offer) => multiples(offer, demands));
  const least = offers.map(({ least: pieces, multiple }) => Math.ceil(pieces / multiple));
  const isLot = offers.map((_, at) => least[at]! > 1 && least[at]! <= most[at]!);

  const base = offers.length + suppliers.length;
  const deliveries = deliveryColumns(problem, base, most, isFree);
  const rows = [...goodsRows(problem, suppliers, most), ...deliveries.rows];

  const numCols = base + deliveries.columns.length;
  const perColumn = (
    of: (offer: number) => number,
    ofSupplier: number,
    ofDelivery: (column: DeliveryColumn) => number,
  ) => [
    ...offers.map((_, at) => of(at)),
    ...suppliers.map(() => ofSupplier),
    ...deliveries.columns.map(ofDelivery),
  ];
  const entries = rows.map((row) => row.entries);
  const starts = entries.reduce<number[]>((ends, row) => [...ends, ends.at(-1)! + row.length], [0]);
  return {
    numCols,
    numRows: rows.length,
    colCost: perColumn(
      (at) => multiplePrice(offers[at]!),
      0,
      ({ cost }) => cost,
    ),
    colLower: perColumn(
      (at) => (isLot[at] ? least[at]! : 0),
      0,
      () => 0,
    ),
    colUpper: perColumn(
      (at) => (least[at]! > most[at]! ? 0 : most[at]!),
      1,
      ({ upper }) => upper,
    ),
    integrality: perColumn(
      (at) => (isLot[at] ? SEMI_INTEGER : INTEGER),
      INTEGER,
      ({ integrality }) => integrality,
    ) as (0 | 1 | 3)[],
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => upper),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols,
      starts,
      indices: entries.flatMap((row) => row.map(([column]) => column)),
      values: entries.flatMap((row) => row.map(([, value]) => value)),
    },
  };
}

/** Returns the columns of a known plan. */
export function columnsOf(question: PlanProblem, quantities: Quantities): number[] {
  const { problem, of, isFree } = widen(question);
  const { offers, minimums, suppliersMax } = problem;
  const free = freeDepots(question, quantities);
  // offers with free delivery are in the columns of free deliveries
  const wide = offers.map(({ depot }, at) =>
    depot === undefined || free.has(depot) === isFree[at] || !isTwofold(of, at)
      ? (quantities[of[at]!] ?? 0)
      : 0,
  );
  const used = new Set(offers.filter((_, at) => wide[at]).map(({ supplier }) => supplier));
  return [
    ...offers.map(({ multiple }, at) => wide[at]! / multiple),
    ...minimums
      .keys()
      .filter((at) => suppliersMax !== undefined || minimums[at] !== 0)
      .map((supplier) => Number(used.has(supplier))),
    ...deliveryValues(question, quantities),
  ];
}

const isTwofold = (of: readonly number[], at: number) =>
  of[at - 1] === of[at] || of[at + 1] === of[at];

/** Returns the plan that the columns of a solution stand for. The solver's numbers are only nearly whole. */
export function quantitiesOf(question: PlanProblem, columns: ArrayLike<number>): Quantities {
  const quantities = question.offers.map(() => 0);
  for (const [at, offer] of widen(question).of.entries())
    quantities[offer]! += Math.round(columns[at] ?? 0) * question.offers[offer]!.multiple;
  return quantities;
}
