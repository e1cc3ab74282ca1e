import type { Right } from '@org/api-client/schema';
import type { FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';
import type { Registry } from 'prom-client';
import type { Account } from './accounts/auth.ts';
import { addKeyReads, createKeyReads, type KeyReads } from './accounts/key-reads.ts';
import type { Notices } from './cache/cache-notices.ts';
import { MIN_CATALOG_VERSION } from './cache/catalog-version.ts';
import type { Config } from './config/config.ts';
import type { OperationId } from './contract/contract.ts';
import type { Database, Db } from './db/db.ts';
import { ALWAYS_THERE, type Pulse } from './db/pulse.ts';
import type { Replica } from './db/replica.ts';
import type { Lifecycle } from './http/health.ts';
import { type HeldLoop, watchLoop } from './http/held-loop.ts';
import { createLimiter, LIMITS, type Limiter, type Limits } from './http/http-limits.ts';
import { createTurns, type Turns } from './http/http-turns.ts';
import { createJobs, type Jobs, type JobsOptions } from './jobs/jobs.ts';
import { createLive, type Live } from './live/live.ts';
import { addMetrics } from './metrics/metrics.ts';
import { addPageFigures, type PageFigures } from './metrics/page-figures.ts';
import { followedSource } from './modules/catalog/index/building/followed-source.ts';
import { createKeeping } from './modules/catalog/index/building/keeping.ts';
import { sourceOf } from './modules/catalog/index/catalog-index.sql.ts';
import {
  type CatalogIndex,
  type CatalogIndexOptions,
  createCatalogIndex,
} from './modules/catalog/index/catalog-index.ts';
import { startSending } from './modules/events/webhooks/webhooks.jobs.ts';
import { addViews } from './modules/lost-choices/lost-choices.sql.ts';
import { createViewCounter, type ViewCounter } from './modules/lost-choices/view-counter.ts';
import { createDemandCounter, type DemandCounter } from './modules/market-demand/demand-counter.ts';
import { addSearches } from './modules/market-demand/market-demand.sql.ts';
import { createPost } from './post/post.ts';
import { openPushKey, type PushKey } from './push/push-key.ts';
import type { SomeHandlers } from './routes.ts';
import { sealAll } from './secrets/seal-all.ts';
import { openVault, type Vault } from './secrets/vault.ts';
import { openStorage } from './storage/storage.ts';
import { createWorkers } from './workers/workers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that sends it: null for a visitor, and for calls that take no login. */
    account: Account | null;
    /** What the call needs in the company that it is about; undefined if any member may make it. */
    readonly right: Right | undefined;
    /** Whether the login could not be checked, because the database is away. */
    isUnknown: boolean;
    readonly db: Db;
    /** A database for frequent reads: one that has all changes that the caller has seen or made. */
    reader(): Promise<Db>;
    /** Whether the database takes writes now. */
    readonly pulse: Pulse;
    readonly config: Config;
    readonly jobs: Jobs;
    readonly storage: Disk;
    readonly vault: Vault;
    /** Signs notices to browsers. Undefined if no such notices are sent. */
    readonly pushKey: PushKey | undefined;
    readonly limiter: Limiter;
    readonly turns: Turns;
    readonly live: Live;
    readonly catalogIndex: CatalogIndex;
    readonly demandCounter: DemandCounter;
    readonly viewCounter: ViewCounter;
    readonly keyReads: KeyReads;
  }
  interface FastifyInstance {
    /** Opens the queue: jobs can be added from then on. */
    openJobs(): Promise<void>;
    /** Notices of the database. */
    readonly notices: Notices;
    /** The search index. It answers once it has been started. */
    readonly catalogIndex: CatalogIndex;
    /** Counts what buyers search for. */
    readonly demandCounter: DemandCounter;
    /** Counts whose goods buyers look at. */
    readonly viewCounter: ViewCounter;
    /** Counts what programs read. */
    readonly keyReads: KeyReads;
    /** The event loop that answers everybody. */
    readonly heldLoop: HeldLoop;
    /** Metrics of the process. */
    readonly metrics: Registry;
    /** Metrics that web pages report. */
    readonly pageFigures: PageFigures;
    /** Does the jobs in the queue until the server closes. */
    doJobs(): Promise<void>;
  }
  interface FastifyContextConfig {
    operation?: OperationId;
    right?: Right | undefined;
    /** Whether its URL names something that belongs to somebody. */
    isPrivate?: boolean;
    /** Whether its body is handed over unparsed, whatever its type. */
    takesAnything?: boolean;
  }
}

export interface AppOptions {
  db: Database;
  config: Config;
  /** @default the database is always there */
  pulse?: Pulse;
  /** A replica of `db`, for frequent reads. */
  replica?: Replica;
  /** Changed by the process while it starts and stops. */
  lifecycle?: Lifecycle;
  /** Limits to use instead of ours, for tests: `{}` for none. */
  limits?: Limits;
  /** Settings of the queue, for tests that can't wait. */
  queue?: Omit<JobsOptions, 'log'>;
  /** Settings of how the search index follows changes, for tests on a slow machine. */
  index?: Omit<CatalogIndexOptions, 'log' | 'limitBytes'>;
  /** Handlers to use instead of ours, for tests of what holds for every call. */
  handlers?: SomeHandlers;
  /** Where log lines go instead of the standard output. */
  logStream?: { write(line: string): void };
}

const CLOSE_IDLE_MS = 100;

/** Opens what counts in memory, and writes once a minute. */
function openCounters(db: Db, { log }: FastifyInstance) {
  const saying = (text: string) => (err: unknown) => void log.warn({ err }, text);
  return {
    demandCounter: createDemandCounter(
      (searches) => addSearches(db, searches),
      saying('searches are not counted'),
    ),
    viewCounter: createViewCounter((views) => addViews(db, views), saying('views are not counted')),
    keyReads: createKeyReads(
      (reads) => addKeyReads(db, reads),
      saying('calls that read are not counted'),
    ),
  };
}

/** Opens what requests need, and gives it to each of them. It is closed with the server. */
export async function addRequestContext(app: FastifyInstance, options: AppOptions) {
  const { db, config, pulse = ALWAYS_THERE, replica, limits = LIMITS, queue, index } = options;
  const storage = await openStorage(config);
  const vault = await openVault(config);
  const pushKey = await openPushKey(config);
  const limiter = createLimiter(db, limits);
  const turns = createTurns();
  const live = createLive(db);
  const jobs = createJobs(db, live, { log: app.log, isIdle: config.role === 'web', ...queue });
  const source = replica
    ? followedSource(sourceOf(db), sourceOf(replica.db), replica.isFresh)
    : sourceOf(db);
  const catalogIndex = createCatalogIndex(source, {
    log: app.log,
    // a process that only does jobs answers no searches
    limitBytes: config.role === 'worker' ? 0 : config.searchIndexMb * 2 ** 20,
    keeping: createKeeping(db, storage),
    notices: live,
    ...index,
  });
  const { demandCounter, viewCounter, keyReads } = openCounters(db, app);
  let sending: ReturnType<typeof startSending> | undefined;
  app.decorateRequest('live', { getter: () => live });
  app.decorateRequest('account', null);
  app.decorateRequest('right', {
    getter() {
      return this.routeOptions.config.right;
    },
  });
  app.decorateRequest('isUnknown', false);
  app.decorateRequest('db', { getter: () => db });
  app.decorateRequest('reader', async function () {
    const least = Number(this.headers[MIN_CATALOG_VERSION]) || 0;
    if (!replica) return db;
    // without a primary, data of a moment ago is better than none
    return pulse.isThere() ? replica.reader(least) : replica.db;
  });
  app.decorateRequest('pulse', { getter: () => pulse });
  app.decorateRequest('config', { getter: () => config });
  app.decorateRequest('storage', { getter: () => storage });
  app.decorateRequest('vault', { getter: () => vault });
  app.decorateRequest('pushKey', { getter: () => pushKey });
  app.decorateRequest('limiter', { getter: () => limiter });
  app.decorateRequest('turns', { getter: () => turns });
  app.decorateRequest('jobs', { getter: () => jobs });
  app.decorateRequest('catalogIndex', { getter: () => catalogIndex });
  app.decorateRequest('demandCounter', { getter: () => demandCounter });
  app.decorateRequest('viewCounter', { getter: () => viewCounter });
  app.decorateRequest('keyReads', { getter: () => keyReads });
  app.decorate('notices', live);
  app.decorate('catalogIndex', catalogIndex);
  app.decorate('demandCounter', demandCounter);
  app.decorate('viewCounter', viewCounter);
  app.decorate('keyReads', keyReads);
  app.decorate('metrics', addMetrics(app, { db, index: catalogIndex, pulse, replica, jobs }));
  app.decorate('heldLoop', watchLoop(app, app.metrics));
  app.decorate('pageFigures', addPageFigures(app.metrics));
  app.decorate('openJobs', () => jobs.start());
  app.decorate('doJobs', async () => {
    await sealAll({ db, vault, log: app.log });
    const post = createPost(db, config);
    await jobs.work(createWorkers({ db, config, jobs, storage, vault, pushKey, post }));
    const allowPrivate = config.hasPrivateTargets;
    sending = startSending({ db, jobs, live, vault, allowPrivate, log: app.log });
  });
  app.addHook('preClose', async () => {
    await live.stop();
    // a connection with a long answer that ends after this would be kept open for its next request
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS).unref();
    app.server.once('close', () => clearInterval(timer));
  });
  app.addHook('onClose', async () => {
    await sending?.stop();
    const counted = [demandCounter.flush(), viewCounter.flush(), keyReads.flush()];
    await Promise.all([jobs.stop(), catalogIndex.stop(), ...counted]);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
