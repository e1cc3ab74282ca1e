import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { invalid, Later } from '../contract/refusal.ts';
import type { Queryable } from '../db/db.ts';
import { FileProblem } from '../tables/cells/table-file-problem.ts';
import { lend } from './lent-database.ts';
import type { Assignment, Outcome } from './program.ts';

/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 60_000;
const MEMORY_MB = 512;

const common = {
  minThreads: 0,
  atomics: 'disabled' as const,
  resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
};

/**
 * `long` work takes seconds: its threads yield to the one that answers everybody. `brief` work is waited for while
 * somebody types, so it never stands behind long work.
 */
const pools = {
  long: new Piscina({
    ...common,
    maxThreads: Math.max(2, availableParallelism() - 1),
    idleTimeout: IDLE_MS,
    niceIncrement: 10,
  }),
  brief: new Piscina({ ...common, maxThreads: 1, idleTimeout: 10 * IDLE_MS }),
};
type Kind = keyof typeof pools;

/** With this many waiting, one more would wait too long. A text that is typed is read in each of seven sections. */
const MAX_WAITING: Record<Kind, number> = { long: 16, brief: 100 };

interface ThreadOptions {
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** A database that the program may ask. */
  db?: Queryable;
  /** @default 'long' */
  kind?: Kind;
}

/** How long work may take, with the time that it waits for a thread. */
const MAX_MS: Record<Kind, number> = { long: 50_000, brief: 15_000 };
const RETRY_AFTER_S = 10;

const later = (message: string) => new Later(message, RETRY_AFTER_S);

/** Whether one more piece of work would wait too long. */
export const areThreadsBusy = (kind: Kind = 'long') => pools[kind].queueSize >= MAX_WAITING[kind];

/** Returns the refusal that others have all the threads. */
export const threadsAreBusy = () =>
  later('Сейчас слишком много тяжёлых запросов. Повторите через несколько секунд');

/**
 * Has a program run in another thread than the one that answers everybody. It ends at its deadline, and when its caller
 * has gone, whatever it does: its thread is ended with it. Decision 210.
 */
export async function inThread<Answer>(
  { module, name }: { module: URL; name: string },
  task: unknown,
  { signal, db, kind = 'long' }: ThreadOptions = {},
): Promise<Answer> {
  if (areThreadsBusy(kind)) throw threadsAreBusy();
  const loan = db && lend(db);
  const given: Assignment<unknown> = { task, port: loan?.port };
  const deadline = AbortSignal.timeout(MAX_MS[kind]);
  try {
    const outcome: Outcome<Answer> = await pools[kind].run(given, {
      filename: fileURLToPath(module),
      name,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      ...(loan && { transferList: [loan.port] }),
    });
    if ('answer' in outcome) return outcome.answer;
    throw 'errors' in outcome ? invalid(outcome.errors) : new FileProblem(outcome.fault);
  } catch (error) {
    const failure = loan?.failure();
    if (failure !== undefined) throw failure;
    if (deadline.aborted)
      throw later('Это заняло слишком много времени. Повторите позже или отправьте по частям');
    throw error;
  } finally {
    loan?.end();
  }
}
