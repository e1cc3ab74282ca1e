import { type Job, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import type { Db } from '../db/db.ts';
import type { Login } from '../login.ts';
import { Undeliverable } from '../post/message.ts';
import { bossDatabase } from './boss-database.ts';

/** What each kind of job is told. It waits in the database for its turn, so it holds no secret. */
interface JobData {
  /** Sends a link to whom a login belongs, if to anybody. */
  'password-reset': Login;
  /** Sends a link of the table `link`. */
  link: { id: string };
  /** Tells both sides of an order what has happened to it: an event of the table `purchase_event`. */
  'order-news': { event: number };
  /** Tells one of them, by letter. */
  'order-letter': OrderLetter;
  /** Reads a price list, up to its preview. */
  'read-price-list': { id: string; attempt: number };
  /** Puts a price list on sale. */
  'apply-price-list': { id: string };
  /** Removes what has expired. */
  'clean-up': Record<string, never>;
}
export interface OrderLetter {
  event: number;
  to: string;
  side: 'buyer' | 'supplier';
}
type JobName = keyof JobData;
export type Workers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

const DAY_S = 24 * 3600;
/** Tried again after about 10, 20, 40 … seconds, at least hourly, for as long as a link would live. */
const MESSAGE = {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: DAY_S,
  expireInSeconds: 60,
  deleteAfterSeconds: DAY_S,
};
/** How often a queue is looked at for something new. */
const POLL_S = { usual: 1, cron: 30 };
/** Somebody watches: looked for often, tried again soon, and done one after another, since each takes a core. */
const PRICE_LIST = { retryLimit: 2, retryDelay: 1, expireInSeconds: 900, pollS: 0.5, batch: 1 };
const QUEUES: Record<JobName, QueueOptions & { cron?: string; pollS?: number; batch?: number }> = {
  'password-reset': MESSAGE,
  link: MESSAGE,
  'order-news': MESSAGE,
  'order-letter': MESSAGE,
  'read-price-list': PRICE_LIST,
  'apply-price-list': PRICE_LIST,
  'clean-up': { retryLimit: 0, expireInSeconds: 900, cron: '17 * * * *' },
};
const NO_JOB = '00000000-0000-0000-0000-000000000000';
const NAMES = Object.keys(QUEUES) as JobName[];

/** Jobs of one kind that are done side by side. */
const BATCH = 10;
const STOP_TIMEOUT_MS = 8000;

/** What the process notes down. */
interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Jobs {
  /** Makes or updates the queue's own tables. Nothing can be added before. */
  start(): Promise<void>;
  /** Adds a job; in a transaction, once that commits. */
  add<Name extends JobName>(db: Db, name: Name, data: JobData[Name]): Promise<void>;
  /** Has this process look for jobs of a kind at once; to be called when the transaction that added one is through. */
  wake(name: JobName): void;
  /** Does what is added from now on and what has been left undone. */
  work(workers: Workers): Promise<void>;
  /** Lets jobs that are under way finish; the others wait for the next start. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  log: Log;
  /** Other than the queues' own, for tests that can't wait. */
  retryDelayS?: number;
  pollS?: number;
}

/** A durable queue in the database of what must happen, but need not be waited for. */
export function createJobs(db: Db, { log, retryDelayS, pollS }: JobsOptions): Jobs {
  const boss = new PgBoss({ db: bossDatabase(db), maintenanceIntervalSeconds: 3600 });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue'));

  const workerIds = new Map<JobName, string>();

  const settle =
    <Name extends JobName>(name: Name, worker: Workers[Name]) =>
    async ({ id, data }: Job<JobData[Name]>): Promise<JobResult> => {
      try {
        await worker(data);
        return { id, status: 'completed' };
      } catch (error) {
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
        batchSize: QUEUES[name].batch ?? BATCH,
        burstWhenBatchFull: true,
        pollingIntervalSeconds:
          pollS ?? QUEUES[name].pollS ?? (QUEUES[name].cron ? POLL_S.cron : POLL_S.usual),
      },
      (jobs: Job<JobData[Name]>[]) => Promise.all(jobs.map(settle(name, worker))),
    );

  return {
    start: async () => {
      await boss.start();
      for (const name of NAMES) {
        const { cron, pollS: _pollS, batch: _batch, ...queue } = QUEUES[name];
        const options = retryDelayS === undefined ? queue : { ...queue, retryDelay: retryDelayS };
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
        if (cron) await boss.schedule(name, cron);
        // pg-boss looks a queue up when it first needs it: here, and not within somebody's transaction
        await boss.findJobs(name, { id: NO_JOB });
      }
    },
    add: async (to, name, data) => {
      await boss.send(name, data, { db: bossDatabase(to) });
    },
    wake: (name) => {
      const worker = workerIds.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    work: async (workers) => {
      for (const name of NAMES) workerIds.set(name, await workOn(name, workers[name]));
    },
    stop: () => boss.stop({ timeout: STOP_TIMEOUT_MS }),
  };
}
