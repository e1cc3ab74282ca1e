import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { addDocs } from './contract/docs.ts';
import { readContract } from './contract/openapi.ts';
import { createSerializer } from './contract/serialization.ts';
import { createValidator } from './contract/validation.ts';
import { ALWAYS_THERE } from './db/pulse.ts';
import { handlers as ourHandlers } from './handlers.ts';
import { addBodyParser } from './http/body-parser.ts';
import { answerClientError } from './http/client-error.ts';
import { addHealth, refuseUntilReady } from './http/health.ts';
import { toProblem } from './http/problem.ts';
import { RequestLog } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addressOf, addWebApp, isNavigation, readWebApp } from './http/web-app.ts';
import { addDoor } from './mcp/door.ts';
import { sourceOf } from './modules/catalog/index/catalog-index.sql.ts';
import { addOutbox } from './modules/outbox/outbox.handlers.ts';
import { addForPrograms } from './pages/for-programs.ts';
import { createPages } from './pages/pages.ts';
import { hasOutbox } from './post/post.ts';
import { type AppOptions, addRequestContext } from './request-context.ts';
import { addRoutes } from './routes.ts';
import { sendProblem } from './send-problem.ts';
import { addRequestSpans } from './tracing/request-spans.ts';

const BODY_LIMIT = 1024 * 1024;
/** How long a request may take to arrive: enough for a large price list on a slow line, but limited. */
const REQUEST_TIMEOUT_MS = 300_000;
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
    rewriteUrl: addressOf,
    frameworkErrors: sendProblem,
  });
}

/** Builds the whole server, without a port. Routes, validation and serialisation come from the contract. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, lifecycle = { phase: 'ready' }, handlers = ourHandlers } = options;
  const contract = readContract();
  const webApp = await readWebApp(config.webDist);
  const app = createServer(options);
  const sendAddress = await createPages(app, config, lifecycle);
  const answer = (...[error, request, reply]: Parameters<typeof sendProblem>) =>
    webApp && isNavigation(request) && toProblem(error).statusCode < 500
      ? sendAddress(request, reply)
      : sendProblem(error, request, reply);

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
  addForPrograms(app, config.publicUrl, contract);
  await addDoor(app, contract, lifecycle);
  await addWebApp(app, config.webDist, webApp, sendAddress);
  return app;
}
