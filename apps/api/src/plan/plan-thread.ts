import { program } from '../threads/program.ts';
import { loadHighs } from './highs.ts';
import type { PlanProblem, Quantities } from './plan.ts';
import { solvePlan } from './solve.ts';

interface Task {
  problem: PlanProblem;
  start: Quantities | undefined;
  timeLimitS: number;
}

const highs = loadHighs();

export const solve = program(async ({ problem, start, timeLimitS }: Task) =>
  solvePlan(await highs, problem, start, timeLimitS),
);
