import type { Highs } from 'highs';
import loaded from 'highs';
import { program } from '../threads/program.ts';
import type { PlanProblem, Quantities } from './plan.ts';
import { solvePlan } from './solve.ts';

/** Loads the solver. Its types are those of its CommonJS build, in which the loader is one step deeper than here. */
export const loadHighs = loaded as unknown as () => Promise<Highs>;

interface Task {
  problem: PlanProblem;
  start: Quantities | undefined;
  timeLimitS: number;
}

const highs = loadHighs();

export const solve = program(async ({ problem, start, timeLimitS }: Task) =>
  solvePlan(await highs, problem, start, timeLimitS),
);
