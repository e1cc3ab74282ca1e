import { inThread } from '../threads/threads.ts';
import type { PlanProblem, Quantities } from './plan.ts';
import type { PlanSolution } from './solve.ts';

/** Time limit for a plan, without the way to the thread and back. */
const TIME_LIMIT_S = 1.8;

const module = new URL('./plan-thread.ts', import.meta.url);

/** The cheapest plan found within two seconds, in another thread than the one that answers requests. */
export const findPlan = (
  problem: PlanProblem,
  start?: Quantities,
  signal?: AbortSignal,
): Promise<PlanSolution> =>
  inThread<PlanSolution>(
    { module, name: 'solve' },
    { problem, start, timeLimitS: TIME_LIMIT_S },
    { ...(signal && { signal }) },
  );
