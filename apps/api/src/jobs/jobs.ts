import { type Job, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import type { Login } from '../accounts/login.ts';
import type { Notice } from '../accounts/notices/notice.ts';
import type { Db } from '../db/db.ts';
import { Undeliverable } from '../post/message.ts';
import { inSpan } from '../tracing/spans.ts';
import { bossDatabase } from './boss-database.ts';
import { Postponed } from './postponed.ts';

/** The data of each kind of job. A job waits in the database for its turn, so its data holds no secret. */
interface JobData {
  /** Sends a link to the owner of a login, if there is one. */
  'password-reset': Login;
  /** Sends a link of the table `link`. */
  link: { id: string };
  /** Tells the owner of an account about an event in it. */
  notice: Notice;
  /** Tells both sides of an order what has happened to it: an event of the table `purchase_event`. */
  'order-news': { event: number };
  /** Tells one side, by letter or text message. */
  'order-letter': OrderLetter;
  /** Shows one side a notice in a browser. */
  'order-push': OrderPush;
  /** Puts stock on sale again if its order was not answered or paid in time. */
  'lapse-orders': Record<string, never>;
  /** Reads a price list, up to its preview. */
  'read-price-list': { id: string; attempt: number };
  /** Puts a price list on sale. */
  'apply-price-list': { id: string };
  /** Tells whoever loaded a price list what it has changed, by letter. */
  'import-letter': { id: string };
  /** Starts to fetch from the sources of price lists whose turn it is. */
  'due-sources': Record<string, never>;
  /** Records which letters have arrived for sources of price lists. */
  'read-mailbox': Record<string, never>;
  /** Fetches from a source: a row of the table `source_fetch`. */
  'fetch-source': { id: string };
  /** Tells somebody of the company that a source brings nothing that can be sold. */
  'source-letter': { source: string; to: string };
  /** Continues an exchange with 1С: reads what has arrived, and puts it on sale once all of it has. */
  exchange: { session: string };
  /** Ends exchanges that nobody continues. */
  'due-exchanges': Record<string, never>;
  /** Tells companies' programs what has changed in their showcases. */
  'tell-showcases': Record<string, never>;
  /** Fetches Avito's names of makers and models of tyres. */
  'avito-models': Record<string, never>;
  /** Records the state of the market today. */
  'market-day': Record<string, never>;
  /** Removes what has expired. */
  'clean-up': Record<string, never>;
}
export interface OrderLetter {
  event: number;
  to: string;
  side: 'buyer' | 'supplier';
  /** Jobs that were added before there was a choice have none. @default 'email' */
  channel?: 'email' | 'phone';
}
export interface OrderPush {
  event: number;
  side: 'buyer' | 'supplier';
  /** A row of the table `push_subscription`. */
  browser: string;
  account: string;
}
type JobName = keyof JobData;
/**
 * `signal` tells a worker to stop: the process ends, or the job has been given to another process. `id` is the job's
 * id. What a worker adds under this id, or under one made from it, is added only once, however often the job is
 * started.
 */
export type Workers = {
  [Name in JobName]: (data: JobData[Name], signal: AbortSignal, id: string) => Promise<void>;
};

const DAY_S = 24 * 3600;
/** Retried after about 10, 20, 40 … seconds, at least hourly, for as long as a link is valid. */
const MESSAGE = {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: DAY_S,
  expireInSeconds: 60,
  heartbeatSeconds: 12,
  deleteAfterSeconds: DAY_S,
};
/** A clock may be set back by this much without delaying jobs that were added before. */
const CLOCK_STEP_MS = 2 * 3600 * 1000;
/** How often a queue is checked for new jobs. */
const POLL_S = { usual: 1, cron: 30 };
/**
 * Somebody waits for these: the queue is checked often, a job is retried soon, and it is given to another process if
 * the first one is no longer heard of. Price lists themselves count how often they are tried.
 */
const PRICE_LIST = {
  retryLimit: 1000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 4,
  expireInSeconds: 900,
  heartbeatSeconds: 12,
  pollS: 0.5,
};
/**
 * These call other people's servers, which may be slow, so several run at a time. A job waits while another list of its
 * company is read.
 */
const FETCH = {
  retryLimit: 1000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 15,
  expireInSeconds: 900,
  heartbeatSeconds: 12,
  parallel: 4,
};
/** How often to look for workers that are no longer heard of. */
const SUPERVISE_S = 4;
const QUEUES: Record<JobName, QueueOptions & { cron?: string; pollS?: number; parallel?: number }> =
  {
    'password-reset': MESSAGE,
    link: MESSAGE,
    notice: MESSAGE,
    'order-news': MESSAGE,
    'order-letter': MESSAGE,
    // sent to servers of browser makers, or of anybody: a slow one must not delay the others
    'order-push': { ...MESSAGE, parallel: 4 },
    'lapse-orders': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
    'read-price-list': PRICE_LIST,
    'apply-price-list': PRICE_LIST,
    'import-letter': MESSAGE,
    'due-sources': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
    'read-mailbox': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
    'fetch-source': FETCH,
    'source-letter': MESSAGE,
    exchange: FETCH,
    'due-exchanges': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
    'tell-showcases': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
    'avito-models': { retryLimit: 0, expireInSeconds: 300, cron: '27 * * * *' },
    'market-day': { retryLimit: 0, expireInSeconds: 900, cron: '42 * * * *' },
    'clean-up': { retryLimit: 0, expireInSeconds: 900, cron: '17 * * * *' },
  };
const NO_JOB = '00000000-0000-0000-0000-000000000000';
const NAMES = Object.keys(QUEUES) as JobName[];

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
