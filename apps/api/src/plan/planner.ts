import { Worker } from 'node:worker_threads';
import type { PlanProblem, Quantities } from './plan.ts';
import type { Solved } from './solve.ts';
import type { Task } from './worker.ts';

/** What a plan may take, the way to the worker and back left aside. */
const TIME_LIMIT_S = 1.8;
/** A worker that is silent for so long has hung. */
const PATIENCE_MS = 8000;
/** Who comes when so many wait would wait for too long. */
const MOST_WAITING = 8;

/** Too many plans are being made to take on another one. */
export class PlannerBusy extends Error {}

/** One thread, begun when it is first needed, in which plans are made one after another; requests go on meanwhile. */
function createPlanner() {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const begin = () => {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    return worker;
  };
  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };

  const run = (task: Task) =>
    new Promise<Solved>((resolve, reject) => {
      const thread = begin();
      const fail = (error: Error) => {
        settle();
        end();
        reject(error);
      };
      const done = (solved: Solved) => {
        settle();
        resolve(solved);
      };
      const timer = setTimeout(fail, PATIENCE_MS, new Error('The planner does not answer.'));
      const settle = () => {
        clearTimeout(timer);
        thread.off('message', done).off('error', fail);
      };
      thread.on('message', done).on('error', fail);
      thread.postMessage(task);
    });

  return (problem: PlanProblem, start?: Quantities): Promise<Solved> => {
    if (waiting >= MOST_WAITING) throw new PlannerBusy();
    waiting++;
    const turn = last
      .catch(() => undefined)
      .then(() => run({ problem, start, timeLimitS: TIME_LIMIT_S }))
      .finally(() => waiting--);
    last = turn;
    return turn;
  };
}

/** The cheapest plan that is found within two seconds, off the thread that answers requests. */
export const findPlan = createPlanner();
