import type { Highs } from 'highs';
import { costOf, fulfils, type PlanProblem, type Quantities } from './plan.ts';
import { columnsOf, planModel, quantitiesOf } from './plan-model.ts';

/** What came of looking for the cheapest plan. */
export interface Solved {
  /** The best plan that was found; absent where there is none, or none was found in time. */
  quantities?: Quantities | undefined;
  /** Whether nothing cheaper exists, or nothing at all. */
  proven: boolean;
  /** No plan costs less, kopecks. */
  bound: number;
}

/** HiGHS's own codes of how a run ended. */
const OPTIMAL = 7;
const INFEASIBLE = 8;
const EMPTY = 6;

/** Costs are whole kopecks: what comes closer than that to the bound can't be undercut. */
const LESS_THAN_KOPECK = 0.5;

/**
 * Looks for the cheapest plan, for so long at most. `start` is a plan that is known; the answer is never dearer where it
 * fulfils the problem.
 * @see Huangfu, Hall: Parallelizing the dual revised simplex method (2018), of which HiGHS is the implementation
 */
export function solvePlan(
  highs: Highs,
  problem: PlanProblem,
  start: Quantities | undefined,
  timeLimitS: number,
): Solved {
  if (problem.offers.length === 0) return { proven: true, bound: 0 };
  const known = start && fulfils(problem, start) ? start : undefined;
  return highs.withModel(planModel(problem), (model) => {
    model.options.set({
      output_flag: false,
      time_limit: timeLimitS,
      mip_rel_gap: 0,
      mip_abs_gap: LESS_THAN_KOPECK,
    });
    if (known) model.setSolution({ colValue: columnsOf(problem, known) });
    model.run();
    const status = model.getModelStatus();
    if (status === INFEASIBLE && !known) return { proven: true, bound: 0 };
    const found = quantitiesOf(problem, model.getSolution().colValue);
    // the solver reckons in floating point: what it found is checked in whole kopecks
    const isFound = status !== EMPTY && fulfils(problem, found);
    const isBetter = isFound && (!known || costOf(problem, found) <= costOf(problem, known));
    const bound = Number(model.info.get('mip_dual_bound'));
    return {
      quantities: isBetter ? found : known,
      proven: status === OPTIMAL && isFound,
      bound: Number.isFinite(bound) ? Math.max(0, bound) : 0,
    };
  });
}
