import type { FastifyInstance } from 'fastify';
import type { Pulse } from '../db/replica/pulse.ts';
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

/** What `/readyz` says, and whether calls may come. */
type Readiness = [status: Lifecycle['phase'] | 'read-only' | 'no database', isReady: boolean];

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, what a search asks the database included; `index` says whether
 * searches are answered from memory. They are without a database as well, so a process that has an index stays, `read-only`.
 */
export function addHealth(
  app: FastifyInstance,
  { askAsSearch, pulse }: { askAsSearch: () => Promise<unknown>; pulse: Pulse },
  lifecycle: Lifecycle,
) {
  const readiness = async (): Promise<Readiness> => {
    const { phase } = lifecycle;
    if (phase !== 'ready') return [phase, false];
    if (pulse.isThere() && (await succeeds(() => pulse.whileThere(askAsSearch))))
      return ['ready', true];
    return app.catalogIndex.current() ? ['read-only', true] : ['no database', false];
  };
  app.get('/healthz', QUIET, async () => ({ status: 'ok' }));
  app.get('/readyz', QUIET, async (_request, reply) => {
    const [status, isReady] = await readiness();
    const index = app.catalogIndex.state();
    return reply.code(isReady ? 200 : 503).send({ status, index });
  });
  // who keeps a connection open learns that the next request goes elsewhere
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close');
  });
}
