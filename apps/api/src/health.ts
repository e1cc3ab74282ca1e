import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** What the process is doing. It answers `/healthz` from its first moment, and calls only while it is ready. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping';
}

const unavailable = {
  starting: 'Сервер запускается. Повторите через несколько секунд',
  stopping: 'Сервер перезапускается. Повторите через несколько секунд',
};
const RETRY_AFTER_S = 5;

/** Refuses calls before the database is filled, and new ones while those under way are finished. */
export const refuseUntilReady = (lifecycle: Lifecycle) => async () => {
  const { phase } = lifecycle;
  if (phase !== 'ready')
    throw new Problem(503, unavailable[phase], {
      headers: { 'retry-after': String(RETRY_AFTER_S) },
    });
};

/** Asked every few seconds for as long as the process lives: not worth a line of the log each time. */
const QUIET = { logLevel: 'warn' } as const;

const succeeds = (work: () => Promise<unknown>) =>
  work().then(
    () => true,
    () => false,
  );

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, what a search asks the database included; `index` says whether
 * searches are answered from memory.
 */
export function addHealth(
  app: FastifyInstance,
  askAsSearch: () => Promise<unknown>,
  lifecycle: Lifecycle,
) {
  app.get('/healthz', QUIET, async () => ({ status: 'ok' }));
  app.get('/readyz', QUIET, async (_request, reply) => {
    const { phase } = lifecycle;
    const isReady = phase === 'ready' && (await succeeds(askAsSearch));
    const status = phase === 'ready' && !isReady ? 'no database' : phase;
    const index = app.catalogIndex.state();
    return reply.code(isReady ? 200 : 503).send({ status, index });
  });
  // who keeps a connection open learns that the next request goes elsewhere
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close');
  });
}
