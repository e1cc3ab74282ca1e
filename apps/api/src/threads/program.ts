import type { MessagePort } from 'node:worker_threads';
import { type FieldErrors, InvalidInput } from '../contract/refusal.ts';
import type { Queryable } from '../db/db.ts';
import { FileProblem } from '../tables/cells/table-file-problem.ts';
import { borrow } from './lent-database.ts';

/** What a thread is given. */
export interface Assignment<Task> {
  task: Task;
  /** the line to a database that is lent */
  port: MessagePort | undefined;
}

/** An answer, or why there is none, in a form that survives the way between threads. */
export type Outcome<Answer> =
  | { answer: Answer }
  | { errors: FieldErrors }
  /** what is wrong with a file */
  | { fault: string };

/** What threads can do: exported by its name from a module that holds nothing else. */
export type Program<Task, Answer> = (given: Assignment<Task>) => Promise<Outcome<Answer>>;

const noDatabase: Queryable = {
  query: async () => {
    throw new Error('No database was lent to this thread.');
  },
};

/**
 * Makes a function something that threads can do. What it says of fields and files, whoever asked for it is told in the
 * same words.
 */
export const program =
  <Task, Answer>(
    run: (task: Task, db: Queryable) => Answer | Promise<Answer>,
  ): Program<Task, Answer> =>
  async ({ task, port }) => {
    try {
      return { answer: await run(task, port ? borrow(port) : noDatabase) };
    } catch (error) {
      if (error instanceof InvalidInput) return { errors: error.errors };
      if (error instanceof FileProblem) return { fault: error.message };
      throw error;
    } finally {
      port?.close();
    }
  };
