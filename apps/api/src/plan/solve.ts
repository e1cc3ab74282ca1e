import type { Highs } from 'highs';
import { costOf, fulfils, type PlanProblem, type Quantities } from './plan.ts';
import { columnsOf, planModel, quantitiesOf } from './plan-model.ts';

/** The result of a search for the cheapest plan. */
export interface PlanSolution {
  /** The best plan that was found; absent if there is none, or none was found in time. */
  quantities?: Quantities | undefined;
  /** Whether it is proven that nothing is cheaper, or that there is no plan at all. */
  proven: boolean;
  /** No plan costs less than this, in kopecks. */
  bound: number;
}

/** HiGHS's codes for how a run ended. */
const OPTIMAL = 7;
const INFEASIBLE = 8;
const EMPTY = 6;

/** Costs are whole kopecks, so a plan that is closer than this to the bound can't be undercut. */
const LESS_THAN_KOPECK = 0.5;

/**
 * Searches for the cheapest plan within the time limit. `start` is a known plan; if it fulfils the problem, the result
 * is never more expensive.
 * @see Huangfu, Hall: Parallelizing the dual revised simplex method (2018), of which HiGHS is the implementation
 */
export function solvePlan(
  highs: Highs,
  problem: PlanProblem,
  start: Quantities | undefined,
  timeLimitS: number,
): PlanSolution {
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
    // the solver calculates in floating point, so its result is checked in whole kopecks
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
