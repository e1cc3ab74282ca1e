import type { Job, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Notices } from '../cache/notices.ts';
import { Undeliverable } from '../post/message.ts';
import { inSpan } from '../tracing/spans.ts';
import type { JobData, JobName, Workers } from './job-data.ts';
import { Postponed } from './postponed.ts';
import { NAMES, QUEUES } from './queues.ts';

/** How often a queue is checked for jobs that no notice told of, such as those that come by schedule. */
const POLL_S = 30;
/** How much later than due a job is looked for that is tried again: the database says when it is due. */
const DUE_MS = 200;

/** The topic of notices that there are jobs of a kind. */
export const topicOf = (name: JobName) => `jobs:${name}`;

interface WorkingOptions {
  notices: Notices;
  log: { error(details: object, message: string): void };
  /** Used instead of the queues' own values. */
  pollS: number | undefined;
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
  { notices, log, pollS }: WorkingOptions,
): Promise<() => void> {
  const stopping = new AbortController();
  const leaving: (() => void)[] = [];
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
    pollingIntervalSeconds: number,
  ): Promise<() => void> {
    let wake = () => {};
    const id = await boss.work(
      name,
      { perJobResults: true, includeMetadata: true, pollingIntervalSeconds },
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

  /** Starts the workers of a queue. One looks for jobs in time that a killed process has left; notices wake them all. */
  async function workOn<Name extends JobName>(name: Name, worker: Workers[Name]) {
    const wakes: (() => void)[] = [];
    for (let at = 0; at < (QUEUES[name].parallel ?? 1); at++) {
      const usual = at === 0 ? QUEUES[name].pollS : undefined;
      wakes.push(await startWorker(name, worker, pollS ?? usual ?? POLL_S));
    }
    const wakeAll = () => {
      for (const wake of wakes) wake();
    };
    leaving.push(await notices.subscribe(topicOf(name), wakeAll));
  }

  for (const name of NAMES) await workOn(name, workers[name]);
  return () => {
    stopping.abort();
    for (const leave of leaving) leave();
  };
}
