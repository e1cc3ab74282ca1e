import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Disk } from 'flydrive';
import type { Registry } from 'prom-client';
import { v7 as uuidv7 } from 'uuid';
import type { Account } from './accounts/auth.ts';
import { logSecurity } from './accounts/security-log.ts';
import { MIN_CATALOG_VERSION } from './cache/catalog-version.ts';
import type { Config } from './config.ts';
import type { OperationId } from './contract/contract.ts';
import { addDocs } from './contract/docs.ts';
import { readContract } from './contract/openapi.ts';
import { createSerializer } from './contract/serialization.ts';
import { createValidator } from './contract/validation.ts';
import type { Database, Db } from './db/db.ts';
import { ALWAYS_THERE, type Pulse } from './db/replica/pulse.ts';
import type { Replica } from './db/replica/replica.ts';
import { handlers as ourHandlers } from './handlers.ts';
import { addBodyParser } from './http/body-parser.ts';
import { answerClientError } from './http/client-error.ts';
import { addHealth, type Lifecycle, refuseUntilReady } from './http/health.ts';
import { createLimiter, LIMITS, type Limiter, type Limits } from './http/limits.ts';
import { Problem, toProblem } from './http/problem.ts';
import { RequestLog } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addWebApp, isNavigation, readWebApp, sendPage } from './http/web-app.ts';
import { createJobs, type Jobs, type JobsOptions } from './jobs/jobs.ts';
import { createLive, type Live } from './live/live.ts';
import { addMetrics } from './metrics/metrics.ts';
import { addPageFigures, type PageFigures } from './metrics/page-figures.ts';
import { followedSource } from './modules/catalog/index/building/followed-source.ts';
import {
  type CatalogIndex,
  type CatalogIndexOptions,
  createCatalogIndex,
} from './modules/catalog/index/catalog-index.ts';
import { createKeeping } from './modules/catalog/index/kept/keeping.ts';
import { sourceOf } from './modules/catalog/index/queries.ts';
import { startSending } from './modules/events/webhooks/jobs.ts';
import { addOutbox } from './modules/outbox/handlers.ts';
import { addSizeRequests } from './modules/statistics/queries.ts';
import { createSizeRequests, type SizeRequests } from './modules/statistics/size-requests.ts';
import { createPost, hasOutbox } from './post/post.ts';
import { openPushKey, type PushKey } from './push/push-key.ts';
import { addRoutes, type SomeHandlers } from './routes.ts';
import { sealAll } from './secrets/seal-all.ts';
import { openVault, type Vault } from './secrets/vault.ts';
import { openStorage } from './storage/storage.ts';
import { addRequestSpans } from './tracing/request-spans.ts';
import { createWorkers } from './workers/workers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that sends it: null for a visitor, and for calls that take no login. */
    account: Account | null;
    /** Whether the login could not be checked, because the database is away. */
    isUnknown: boolean;
    readonly db: Db;
    /** Resolves to a database for frequent reads: one that has all changes that the caller has seen or made. */
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
    readonly live: Live;
    readonly catalogIndex: CatalogIndex;
    readonly sizeRequests: SizeRequests;
  }
  interface FastifyInstance {
    /** Opens the queue: jobs can be added from then on. */
    openJobs(): Promise<void>;
    /** The search index. It answers once it has been started. */
    readonly catalogIndex: CatalogIndex;
    /** Counts how often sizes are searched for. */
    readonly sizeRequests: SizeRequests;
    /** Metrics of the process. */
    readonly metrics: Registry;
    /** Metrics that web pages report. */
    readonly pageFigures: PageFigures;
    /** Does the jobs in the queue until the server closes. */
    doJobs(): Promise<void>;
  }
  interface FastifyContextConfig {
    operation?: OperationId;
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

const BODY_LIMIT = 1024 * 1024;
/** How long a request may take to arrive: enough for a large price list on a slow line, but limited. */
const REQUEST_TIMEOUT_MS = 300_000;
const CLOSE_IDLE_MS = 100;
/** Smaller answers gain nothing from compression. */
const COMPRESS_FROM = 1024;

/** A page of a list is compressed in one call, which costs less than compressing it as a stream. */
const COMPRESS_AT_ONCE_UP_TO = 64 * 1024;
/** Takes half the time of quality 4 and makes only a few per cent more bytes. */
const BROTLI_QUALITY = 2;

/** Returns the caller's own id of a request if it is safe to log, else a new one. */
const requestId = ({ headers }: { headers: Record<string, string | string[] | undefined> }) => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given) ? given : uuidv7();
};

function createServer({ config, logStream }: AppOptions): FastifyInstance {
  return Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, ...(logStream && { stream: logStream }) },
    genReqId: requestId,
    logController: new RequestLog(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    // refuseUntilReady refuses in our own words
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    // for a URL that can't be read, a person is shown the page «not found»
    frameworkErrors: (error, request, reply) =>
      isNavigation(request) ? reply.redirect('/404') : sendProblem(error, request, reply),
  });
}

/** Logs refused and limited requests for the security log. The login itself logs wrong passwords. */
function noteRefusal(request: FastifyRequest, status: number) {
  const { operation = 'none', isPrivate = false } = request.routeOptions.config;
  const isRefused =
    status === 403 ||
    (status === 401 && request.headers.authorization) ||
    // what belongs to others is answered as if it did not exist
    (status === 404 && isPrivate && request.account);
  if (!isRefused && status !== 429) return;
  logSecurity(request, operation, status === 429 ? 'limited' : 'refused');
}

function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2],
) {
  const { statusCode, message, details, headers } = toProblem(error);
  if (statusCode === 500) request.log.error({ err: error }, 'unforeseen error');
  else if (statusCode === 503 && !(error instanceof Problem))
    request.log.warn({ err: error }, 'the database is away or busy');
  noteRefusal(request, statusCode);
  return reply
    .code(statusCode)
    .headers(headers)
    .send({ message, ...details, ...(statusCode === 500 && { request_id: request.id }) });
}

async function addRequestContext(app: FastifyInstance, options: AppOptions) {
  const { db, config, pulse = ALWAYS_THERE, replica, limits = LIMITS, queue, index } = options;
  const storage = await openStorage(config);
  const vault = await openVault(config);
  const pushKey = await openPushKey(config);
  const limiter = createLimiter(db, limits);
  const jobs = createJobs(db, { log: app.log, isIdle: config.role === 'web', ...queue });
  const source = replica
    ? followedSource(sourceOf(db), sourceOf(replica.db), replica.isFresh)
    : sourceOf(db);
  const catalogIndex = createCatalogIndex(source, {
    log: app.log,
    // a process that only does jobs answers no searches
    limitBytes: config.role === 'worker' ? 0 : config.searchIndexMb * 2 ** 20,
    keeping: createKeeping(db, storage),
    ...index,
  });
  const sizeRequests = createSizeRequests(
    (counts) => addSizeRequests(db, counts),
    (err) => app.log.warn({ err }, 'requests for sizes are not counted'),
  );
  const live = createLive(db);
  let sending: ReturnType<typeof startSending> | undefined;
  app.decorateRequest('live', { getter: () => live });
  app.decorateRequest('account', null);
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
  app.decorateRequest('jobs', { getter: () => jobs });
  app.decorateRequest('catalogIndex', { getter: () => catalogIndex });
  app.decorateRequest('sizeRequests', { getter: () => sizeRequests });
  app.decorate('catalogIndex', catalogIndex);
  app.decorate('sizeRequests', sizeRequests);
  app.decorate('metrics', addMetrics(app, { db, index: catalogIndex, pulse, replica, jobs }));
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
    await Promise.all([jobs.stop(), catalogIndex.stop(), sizeRequests.flush()]);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** Builds the whole server, without a port. Routes, validation and serialisation come from the contract. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, lifecycle = { phase: 'ready' }, handlers = ourHandlers } = options;
  const contract = readContract();
  const webApp = await readWebApp(config.webDist);
  const answer: typeof sendProblem = (error, request, reply) =>
    webApp && isNavigation(request) && toProblem(error).statusCode < 500
      ? sendPage(reply)
      : sendProblem(error, request, reply);
  const app = createServer(options);

  await addRequestContext(app, options);
  addRequestSpans(app);
  app.setErrorHandler(answer);
  addSecurityHeaders(app, config, webApp?.inlineScripts ?? []);
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    syncThreshold: COMPRESS_AT_ONCE_UP_TO,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  const { pulse = ALWAYS_THERE } = options;
  addHealth(app, { askAsSearch: () => sourceOf(db).stamp(), pulse }, lifecycle);
  await addDocs(app, contract);
  if (config.isDemo && hasOutbox(config)) addOutbox(app);
  await app.register(
    async (api) => {
      addBodyParser(api);
      await api.register(multipart);
      api.addHook('onRequest', async (_request, reply) => {
        // no private data may stay in a cache; calls that may be cached say so themselves
        reply.header('cache-control', 'no-store');
      });
      api.addHook('onRequest', refuseUntilReady(lifecycle));
      api.setValidatorCompiler(createValidator(contract.components));
      api.setSerializerCompiler(createSerializer(contract.components));
      addRoutes(api, contract.operations, handlers);
    },
    { prefix: '/api' },
  );
  await addWebApp(app, config.webDist, webApp);
  return app;
}
