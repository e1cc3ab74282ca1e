import type { PlanProblem } from '../../apps/api/src/plan/plan.ts';
import { costOf, fulfils } from '../../apps/api/src/plan/plan.ts';
import { findPlan } from '../../apps/api/src/plan/planner.ts';
import { measureRequest } from './request.ts';

const CARTS = [
  { lines: 5, suppliers: 10 },
  { lines: 20, suppliers: 40 },
  { lines: 50, suppliers: 40 },
] as const;
const ROUNDS = 5;
const TARGET_MS = 2000;

/** Returns the same cart every time: every supplier offers every product, and most demand a minimum order. */
function cartOf(lines: number, suppliers: number, seed: number): PlanProblem {
  const luck = (at: number, most: number) => ((at + 1) * 7919 * (seed + 3) + at * at * 31) % most;
  return {
    demands: Array.from({ length: lines }, (_, at) => 4 * (1 + luck(at, 6))),
    minimums: Array.from({ length: suppliers }, (_, at) => [0, 2e6, 5e6, 10e6][at % 4] ?? 0),
    offers: Array.from({ length: lines * suppliers }, (_, at) => ({
      product: at % lines,
      supplier: Math.floor(at / lines),
      bulk_price: 500_000 + (at % lines) * 10_000 + luck(at, 997) * 100,
      vat_rate: 22,
      vat_included: true,
      multiple: luck(at, 3) === 0 ? 4 : 1,
      least: luck(at, 3) === 0 ? 4 : 1,
      most: 8 + 4 * luck(at, 10),
    })),
  };
}

/** Measures the cheapest plan, including the way to its thread and back, and the ways to buy a request. */
export async function run(): Promise<boolean> {
  // loads the thread and its solver, which happens once
  await findPlan(cartOf(1, 1, 0));
  let isFine = true;
  for (const { lines, suppliers } of CARTS) {
    const times: number[] = [];
    let proven = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const problem = cartOf(lines, suppliers, round);
      const begun = performance.now();
      const solved = await findPlan(problem);
      times.push(performance.now() - begun);
      if (solved.proven) proven++;
      const isRight =
        solved.quantities !== undefined &&
        fulfils(problem, solved.quantities) &&
        solved.bound <= costOf(problem, solved.quantities);
      isFine &&= isRight;
    }
    const slowest = Math.round(Math.max(...times));
    isFine &&= slowest <= TARGET_MS;
    console.log(
      `plan: ${lines} lines × ${suppliers} suppliers: slowest of ${ROUNDS} ${slowest} ms (target ${TARGET_MS}), proven ${proven} of ${ROUNDS}`,
    );
  }
  return (await measureRequest()) && isFine;
}
