import type { Job, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { type Notices, reportOnce, startWatch } from '../cache/cache-notices.ts';
import type { Queryable } from '../db/db.ts';
import { Undeliverable } from '../post/post-message.ts';
import { inSpan } from '../tracing/spans.ts';
import type { JobData, JobName, Workers } from './job-data.ts';
import { Postponed } from './postponed.ts';
import { NAMES, QUEUES } from './queues.ts';

/** How often all queues are looked at for jobs that no notice told of: by schedule, or left by a killed process. */
const LOOK_MS = 3000;
/** A worker need not look by itself. */
const HOUR_S = 3600;
/** How much later than due a job is looked for that is tried again: the database says when it is due. */
const DUE_MS = 200;

/** The topic of notices that there are jobs of a kind. */
export const topicOf = (name: JobName) => `jobs:${name}`;

interface WorkingOptions {
  db: Queryable;
  notices: Notices;
  log: { error(details: object, message: string): void };
  lookMs: number | undefined;
}

/** Resolves to the queues that have jobs which are due. */
async function dueQueues(db: Queryable): Promise<JobName[]> {
  const { rows } = await db.query<{ name: JobName }>(
    `select name from unnest($1::text[]) name
     where exists (select from pgboss.job j where j.name = name.name and state < 'active' and start_after < now())`,
    [NAMES],
  );
  return rows.map(({ name }) => name);
}

/** The longest until a failed job is due again, as the queue itself calculates it, in milliseconds. */
function dueMs({ retryCount, retryDelay, retryBackoff, retryDelayMax }: JobWithMetadata<unknown>) {
  const growth = retryBackoff ? 2 ** (retryCount + 1) : 1;
  return Math.min(retryDelay * growth, retryDelayMax ?? Infinity) * 1000 + DUE_MS;
}

/** Starts the workers of all queues. Resolves to the function that tells them to come to an end. */
export async function startWorking(
  boss: PgBoss,
  workers: Workers,
  { db, notices, log, lookMs = LOOK_MS }: WorkingOptions,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const leaving: (() => void)[] = [];
  const wakes = new Map<JobName, () => void>();
  const settle =
    <Name extends JobName>(name: Name, worker: Workers[Name]) =>
    async ({ id, data, signal }: Job<JobData[Name]>): Promise<JobResult> => {
      try {
        const end = AbortSignal.any([signal, stopping.signal]);
        await inSpan(`job ${name}`, { 'protektor.job_id': id }, () => worker(data, end, id));
        return { id, status: 'completed' };
      } catch (error) {
        if (error instanceof Postponed)
          return { id, status: 'failed', output: { message: error.message } };
        const isFinal = error instanceof Undeliverable;
        const fate = isFinal ? 'a job is given up' : 'a job failed and is tried again later';
        log.error({ err: error, job: name, job_id: id }, fate);
        return {
          id,
          status: isFinal ? 'deadletter' : 'failed',
          output: { message: String(error) },
        };
      }
    };

  /** Starts one worker of a queue. Resolves to the function that makes it look for jobs at once. */
  async function startWorker<Name extends JobName>(
    name: Name,
    worker: Workers[Name],
  ): Promise<() => void> {
    let wake = () => {};
    const id = await boss.work(
      name,
      { perJobResults: true, includeMetadata: true, pollingIntervalSeconds: HOUR_S },
      async (jobs: JobWithMetadata<JobData[Name]>[]) => {
        const results = await Promise.all(jobs.map(settle(name, worker)));
        // nobody tells when a job is due again
        for (const [at, job] of jobs.entries())
          if (results[at]?.status === 'failed') setTimeout(wake, dueMs(job)).unref();
        // there may be more jobs: a worker waits only when it finds none
        wake();
        return results;
      },
    );
    wake = () => boss.notifyWorker(id);
    return wake;
  }

  /** Starts the workers of a queue, which are woken together. */
  async function workOn<Name extends JobName>(name: Name, worker: Workers[Name]) {
    const own: (() => void)[] = [];
    for (let at = 0; at < (QUEUES[name].parallel ?? 1); at++)
      own.push(await startWorker(name, worker));
    const wakeAll = () => {
      for (const wake of own) wake();
    };
    wakes.set(name, wakeAll);
    leaving.push(await notices.subscribe(topicOf(name), wakeAll));
  }

  for (const name of NAMES) await workOn(name, workers[name]);
  const look = reportOnce(
    async () => {
      for (const name of await dueQueues(db)) wakes.get(name)?.();
    },
    (err) => log.error({ err }, 'the queues could not be looked at'),
  );
  const watch = await startWatch(undefined, 'jobs', { soonMs: 0, lookMs }, async () => {
    await look();
    // after a failure too the next look is soon enough
    return false;
  });
  return async () => {
    stopping.abort();
    for (const leave of leaving) leave();
    await watch.stop();
  };
}
