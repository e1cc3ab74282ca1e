import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Db } from '../db/db.ts';
import { Undeliverable } from '../post/message.ts';
import { inSpan } from '../tracing/spans.ts';
import { bossDatabase } from './boss-database.ts';
import type { JobData, JobName, Workers } from './job-data.ts';
import { Postponed } from './postponed.ts';
import { NAMES, QUEUES } from './queues.ts';

/** A clock may be set back by this much without delaying jobs that were added before. */
const CLOCK_STEP_MS = 2 * 3600 * 1000;
/** How often a queue is checked for new jobs. */
const POLL_S = { usual: 1, cron: 30 };
/** How often to look for workers that are no longer heard of. */
const SUPERVISE_S = 4;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

const STOP_TIMEOUT_MS = 8000;

/** The parts of a logger that the queue uses. */
interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

interface QueueFigures {
  name: string;
  /** jobs that could be done now */
  waiting: number;
  active: number;
  failed: number;
}

export interface Jobs {
  /** Creates or updates the queue's own tables. Jobs can be added only afterwards. */
  start(): Promise<void>;
  /** Adds a job; within a transaction, when it commits. Several jobs with the same `id` become one. */
  add<Name extends JobName>(db: Db, name: Name, data: JobData[Name], id?: string): Promise<void>;
  /** Makes this process look for jobs of a kind at once. Call it after the transaction that added one. */
  wake(name: JobName): void;
  /** Resolves to how many jobs of each kind wait, are under way and have been given up, as last counted. */
  figures(): Promise<QueueFigures[]>;
  /** Does the jobs that are added from now on, and those that were left undone. */
  work(workers: Workers): Promise<void>;
  /** Lets jobs that are under way finish; the others wait for the next start. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  log: Log;
  /** Only adds jobs. Other processes do them and maintain the queue. */
  isIdle?: boolean;
  /** Adds scheduled jobs when their time comes. Off by default for idle processes, and in tests that start them. */
  keepsTime?: boolean;
  /** Used instead of the queues' own values, for tests that can't wait. */
  retryDelayS?: number;
  pollS?: number;
}

/**
 * Creates a durable queue in the database for work that must happen, but need not be waited for. Jobs of a kind are
 * done one after another, except fetches and notices that go to other people's servers. If a process is killed, only
 * the message that is under way at that moment can be sent twice.
 */
export function createJobs(
  db: Db,
  { log, isIdle = false, keepsTime = !isIdle, retryDelayS, pollS }: JobsOptions,
): Jobs {
  const boss = new PgBoss({
    db: bossDatabase(db),
    supervise: !isIdle,
    schedule: keepsTime,
    maintenanceIntervalSeconds: 3600,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue'));

  const workerIds = new Map<JobName, string>();
  const wake = (name: JobName) => {
    const worker = workerIds.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  const stopping = new AbortController();

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
  const workOn = <Name extends JobName>(name: Name, worker: Workers[Name]) =>
    boss.work(
      name,
      {
        perJobResults: true,
        localConcurrency: QUEUES[name].parallel ?? 1,
        pollingIntervalSeconds:
          pollS ?? QUEUES[name].pollS ?? (QUEUES[name].cron ? POLL_S.cron : POLL_S.usual),
      },
      async (jobs: Job<JobData[Name]>[]) => {
        const results = await Promise.all(jobs.map(settle(name, worker)));
        // there may be more jobs: a worker waits only when it finds none
        wake(name);
        return results;
      },
    );

  return {
    start: async () => {
      await boss.start();
      for (const name of NAMES) {
        const { cron, pollS: _pollS, parallel: _parallel, ...queue } = QUEUES[name];
        const options = retryDelayS === undefined ? queue : { ...queue, retryDelay: retryDelayS };
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
        if (cron) await boss.schedule(name, cron);
        // pg-boss looks a queue up at its first use: do that here, and not within a caller's transaction
        await boss.findJobs(name, { id: NO_JOB });
      }
    },
    add: async (to, name, data, id) => {
      const startAfter = new Date(Date.now() - CLOCK_STEP_MS);
      await boss.send(name, data, { db: bossDatabase(to), startAfter, ...(id && { id }) });
    },
    wake,
    figures: async () => {
      const queues = await boss.getQueues(NAMES);
      return queues.map(({ name, readyCount, activeCount, failedCount }) => ({
        name,
        waiting: readyCount,
        active: activeCount,
        failed: failedCount,
      }));
    },
    work: async (workers) => {
      for (const name of NAMES) workerIds.set(name, await workOn(name, workers[name]));
    },
    stop: () => {
      stopping.abort();
      return boss.stop({ timeout: STOP_TIMEOUT_MS });
    },
  };
}
