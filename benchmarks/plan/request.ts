import { performance } from 'node:perf_hooks';
import type { Routes } from '../../apps/api/src/modules/orders/plans/plan-routes.ts';
import type { PlanRow } from '../../apps/api/src/modules/orders/plans/plan-row.ts';
import { findWays } from '../../apps/api/src/modules/orders/requests/strategies.ts';
import type { Ask } from '../../apps/api/src/modules/orders/requests/ways.ts';

const LINES = 50;
const SUPPLIERS = 40;
const ROUNDS = 5;
/** Milliseconds of the loop that answers everybody: the solver has a thread of its own. */
const TARGET_LOOP_MS = 300;

/** Every supplier sells every product at a price of its own, in fewer days the dearer. */
function asksOf(seed: number): Ask[] {
  const luck = (at: number, most: number) => ((at + 1) * 7919 * (seed + 3) + at * at * 31) % most;
  return Array.from({ length: LINES }, (_, product) => ({
    ...{ line_id: `line-${product}`, quantity: 4 * (1 + luck(product, 6)), isChosen: false },
    offers: Array.from({ length: SUPPLIERS }, (_, supplier): PlanRow => {
      const at = product * SUPPLIERS + supplier;
      return {
        ...{
          id: `${at}`,
          product_id: product,
          supplier_id: `${supplier}`,
          supplier: `Поставщик ${supplier}`,
        },
        ...{
          min_order_sum: [0, 2e6, 5e6, 10e6][supplier % 4] ?? 0,
          vat_rate: 22,
          vat_included: true,
        },
        ...{
          bulk_price: 500_000 + product * 10_000 + luck(at, 997) * 100,
          stock: 8 + 4 * luck(at, 10),
        },
        ...{ min_order: luck(at, 3) === 0 ? 4 : 1, multiple: luck(at, 3) === 0 ? 4 : 1 },
        ...{ delivery_days_max: 1 + luck(at, 9), warehouse_id: `${supplier}`, grams: 9000 },
        ...{ is_disk: false, is_winter: true, dot_year: 2026, dot_week: 20 },
      };
    }),
  }));
}

const route = {
  isPriced: true,
  isClosed: false,
  daysWith: (days: number) => days,
  dateAfter: () => '2026-12-01',
};

/** Measures how long the ways to buy a whole request hold the loop, and how long they take. */
export async function measureRequest(): Promise<boolean> {
  const routes = new Map(
    Array.from({ length: SUPPLIERS }, (_, supplier) => [`${supplier}`, route]),
  ) as unknown as Routes;
  const market = { routes, since: { winter: 202_520, other: 202_520 } };
  const held: number[] = [];
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const asks = asksOf(round);
    const before = performance.eventLoopUtilization();
    const begun = performance.now();
    await findWays(asks, market, new AbortController().signal);
    taken.push(performance.now() - begun);
    held.push(performance.eventLoopUtilization(before).active);
  }
  const [most, slowest] = [Math.max(...held), Math.max(...taken)].map(Math.round);
  console.log(
    `plan: a request of ${LINES} lines × ${SUPPLIERS} suppliers, four ways: slowest of ${ROUNDS} ${slowest} ms, of these ${most} ms of the loop (target ${TARGET_LOOP_MS})`,
  );
  return (most ?? 0) <= TARGET_LOOP_MS;
}
