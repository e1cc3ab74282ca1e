import {
  type Db as BossDatabase,
  type Job,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
} from 'pg-boss';
import { type Notices, reportOnce, startWatch } from '../cache/cache-notices.ts';
import type { Db, Queryable } from '../db/db.ts';
import { sendNotice } from '../db/listening.ts';
import { UndeliverableError } from '../post/post-message.ts';
import { inSpan } from '../tracing/spans.ts';
import type { JobData, JobName, Workers } from './job-data.ts';
import { PostponedError } from './postponed.ts';
import { NAMES, QUEUES } from './queues.ts';

/** A script of pg-boss that is a transaction of its own. */
const TRANSACTION = /^\s*begin;([\s\S]*)commit;\s*$/i;

/**
 * Connects the queue to our database, in the same way for both drivers. Its scripts run as our transactions: one that
 * fails is rolled back on its own connection, which with PGlite is the only one.
 */
const bossDatabase = (db: Db): BossDatabase => ({
  executeSql: async (text, values = []) => {
    if (values.length > 0) return db.query(text, values);
    const [, script] = TRANSACTION.exec(text) ?? [];
    return script === undefined ? db.exec(text) : db.transaction((tx) => tx.exec(script));
  },
});

/** How often all queues are looked at for jobs that no notice told of: by schedule, or left by a killed process. */
const LOOK_MS = 3000;
/** A worker need not look by itself. */
const HOUR_S = 3600;
/** How much later than due a job is looked for that is tried again: the database says when it is due. */
const DUE_MS = 200;

/** The topic of notices that there are jobs of a kind. */
const topicOf = (name: JobName) => `jobs:${name}`;

interface WorkingOptions {
  db: Queryable;
  notices: Notices;
  log: { error(details: object, message: string): void };
  lookMs: number | undefined;
}

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
async function startWorking(
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
        if (error instanceof PostponedError)
          return { id, status: 'failed', output: { message: error.message } };
        const isFinal = error instanceof UndeliverableError;
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
    const stops: (() => void)[] = [];
    for (let at = 0; at < (QUEUES[name].parallel ?? 1); at++)
      stops.push(await startWorker(name, worker));
    const wakeAll = () => {
      for (const wake of stops) wake();
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

/** A clock may be set back by this much without delaying jobs that were added before. */
const CLOCK_STEP_MS = 2 * 3600 * 1000;
/** How often to look for workers that are no longer heard of. */
const SUPERVISE_S = 12;
/** How often the queue turns schedules whose minute has come into jobs. */
const CRON_S = 15;
/** The queue releases jobs that wait for others this often: we have none. In seconds. */
const NO_FLOW_S = 3600;
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

/** A job to add. */
interface NewJob<Name extends JobName> {
  data: JobData[Name];
  id?: string;
}

export interface Jobs {
  /** Creates or updates the queue's own tables. Jobs can be added only afterwards. */
  start(): Promise<void>;
  /**
   * Adds a job; within a transaction, when it commits. The processes that do such jobs are told. Several jobs with the
   * same `id` become one.
   */
  add<Name extends JobName>(db: Db, name: Name, data: JobData[Name], id?: string): Promise<void>;
  /** The same with any number of jobs of a kind, in one statement. */
  addAll<Name extends JobName>(db: Db, name: Name, jobs: readonly NewJob<Name>[]): Promise<void>;
  /** How many jobs of each kind wait, are under way and have been given up, as last counted. */
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
  /** Used instead of the queues' own value, for tests that can't wait. */
  retryDelayS?: number;
  /** How often it looks for jobs that no notice told of, in milliseconds. */
  lookMs?: number;
}

/**
 * Creates a durable queue in the database for work that must happen, but need not be waited for. Jobs of a kind are
 * done one after another, except fetches and notices that go to other people's servers. If a process is killed, only
 * the message that is under way at that moment can be sent twice. Decision 32.
 */
export function createJobs(
  db: Db,
  notices: Notices,
  { log, isIdle = false, keepsTime = !isIdle, retryDelayS, lookMs }: JobsOptions,
): Jobs {
  const boss = new PgBoss({
    db: bossDatabase(db),
    supervise: !isIdle,
    schedule: keepsTime,
    maintenanceIntervalSeconds: 3600,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    flowIntervalSeconds: NO_FLOW_S,
    cronWorkerIntervalSeconds: CRON_S,
    // the embedded database vacuums by a job of ours, and PostgreSQL has its own figures
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue'));

  let stopWorking = async () => {};

  async function addAll<Name extends JobName>(to: Db, name: Name, jobs: readonly NewJob<Name>[]) {
    if (jobs.length === 0) return;
    const startAfter = new Date(Date.now() - CLOCK_STEP_MS).toISOString();
    // pg-boss refuses one id twice in a statement
    const once = new Map(jobs.map((job) => [job.id ?? job, { ...job, startAfter }]));
    await boss.insert(name, [...once.values()], { db: bossDatabase(to) });
    await sendNotice(to, topicOf(name));
  }

  return {
    start: async () => {
      await boss.start();
      for (const name of NAMES) {
        const { cron, parallel: _parallel, ...queue } = QUEUES[name];
        const options = retryDelayS === undefined ? queue : { ...queue, retryDelay: retryDelayS };
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
        if (cron) await boss.schedule(name, cron);
        // pg-boss looks a queue up at its first use: do that here, and not within a caller's transaction
        await boss.findJobs(name, { id: NO_JOB });
      }
    },
    add: (to, name, data, id) => addAll(to, name, [{ data, ...(id && { id }) }]),
    addAll,
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
      stopWorking = await startWorking(boss, workers, { db, notices, log, lookMs });
    },
    stop: async () => {
      await stopWorking();
      await boss.stop({ timeout: STOP_TIMEOUT_MS });
    },
  };
}
