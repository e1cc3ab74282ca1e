import type { MessagePort } from 'node:worker_threads';
import type { Queryable } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { borrow } from './lent-database.ts';

/** What a thread is given. */
export interface Assignment<Task> {
  task: Task;
  /** the line to a database that is lent */
  port: MessagePort | undefined;
}

/** An answer, or a problem in a form that survives the way between threads. */
export type Outcome<Answer> =
  | { answer: Answer }
  | { problem: Pick<Problem, 'statusCode' | 'message' | 'details' | 'headers'> };

/** What threads can do: exported by its name from a module that holds nothing else. */
export type Program<Task, Answer> = (given: Assignment<Task>) => Promise<Outcome<Answer>>;

const noDatabase: Queryable = {
  query: async () => {
    throw new Error('No database was lent to this thread.');
  },
};

/** Makes a function something that threads can do. Problems that it throws are thrown again to who asked for it. */
export const program =
  <Task, Answer>(
    run: (task: Task, db: Queryable) => Answer | Promise<Answer>,
  ): Program<Task, Answer> =>
  async ({ task, port }) => {
    try {
      return { answer: await run(task, port ? borrow(port) : noDatabase) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { statusCode, message, details, headers } = error;
      return { problem: { statusCode, message, details, headers } };
    } finally {
      port?.close();
    }
  };
