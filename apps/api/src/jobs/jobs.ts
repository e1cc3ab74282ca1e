import { PgBoss } from 'pg-boss';
import type { Notices } from '../cache/cache-notices.ts';
import type { Db } from '../db/db.ts';
import { sendNotice } from '../db/listening.ts';
import { bossDatabase } from './boss-database.ts';
import type { JobData, JobName, Workers } from './job-data.ts';
import { NAMES, QUEUES } from './queues.ts';
import { startWorking, topicOf } from './working.ts';

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

export interface Jobs {
  /** Creates or updates the queue's own tables. Jobs can be added only afterwards. */
  start(): Promise<void>;
  /**
   * Adds a job; within a transaction, when it commits. The processes that do such jobs are told. Several jobs with the
   * same `id` become one.
   */
  add<Name extends JobName>(db: Db, name: Name, data: JobData[Name], id?: string): Promise<void>;
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
  /** Used instead of the queues' own value, for tests that can't wait. */
  retryDelayS?: number;
  /** How often it looks for jobs that no notice told of, in milliseconds. */
  lookMs?: number;
}

/**
 * Creates a durable queue in the database for work that must happen, but need not be waited for. Jobs of a kind are
 * done one after another, except fetches and notices that go to other people's servers. If a process is killed, only
 * the message that is under way at that moment can be sent twice.
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
    add: async (to, name, data, id) => {
      const startAfter = new Date(Date.now() - CLOCK_STEP_MS);
      await boss.send(name, data, { db: bossDatabase(to), startAfter, ...(id && { id }) });
      await sendNotice(to, topicOf(name));
    },
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
