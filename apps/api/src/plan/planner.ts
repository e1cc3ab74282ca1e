import { Worker } from 'node:worker_threads';
import type { PlanProblem, Quantities } from './plan.ts';
import type { Solved } from './solve.ts';
import type { Task } from './worker.ts';

/** Time limit for a plan, without the way to the worker and back. */
const TIME_LIMIT_S = 1.8;
/** A worker that has been silent for this long hangs. */
const PATIENCE_MS = 8000;
/** With this many waiting, one more would wait too long. */
const MOST_WAITING = 8;

/** Too many plans are being made to accept another one. */
export class PlannerBusy extends Error {}

/**
 * Creates a planner with one thread, which is started when it is first needed. It makes plans one after another while
 * the main thread answers requests.
 */
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

/** Resolves to the cheapest plan found within two seconds, in another thread than the one that answers requests. */
export const findPlan = createPlanner();
