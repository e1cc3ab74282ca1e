import { parentPort } from 'node:worker_threads';
import { loadHighs } from './highs.ts';
import type { PlanProblem, Quantities } from './plan.ts';
import { solvePlan } from './solve.ts';

/** A problem that is sent to the worker. */
export interface Task {
  problem: PlanProblem;
  start: Quantities | undefined;
  timeLimitS: number;
}

const highs = await loadHighs();
parentPort?.on('message', ({ problem, start, timeLimitS }: Task) =>
  parentPort?.postMessage(solvePlan(highs, problem, start, timeLimitS)),
);
