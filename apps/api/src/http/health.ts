import type { FastifyInstance } from 'fastify';
import type { Pulse } from '../db/pulse.ts';
import { Problem } from './problem.ts';

/** The state of the process. It answers `/healthz` from its first moment, but calls only while it is ready. */
export interface Lifecycle {
  /** `warming`: calls are answered, but the first of them slowly, so visitors go elsewhere. */
  phase: 'starting' | 'warming' | 'ready' | 'stopping';
}

const unavailable = {
  starting: 'Сервер запускается. Повторите через несколько секунд',
  stopping: 'Сервер перезапускается. Повторите через несколько секунд',
};
const RETRY_AFTER_S = 5;

/** Refuses calls until the database is filled, and new calls while a stopping process finishes its last ones. */
export const refuseUntilReady = (lifecycle: Lifecycle) => async () => {
  const { phase } = lifecycle;
  if (phase === 'starting' || phase === 'stopping')
    throw new Problem(503, unavailable[phase], {
      headers: { 'retry-after': String(RETRY_AFTER_S) },
    });
};

/** These are called every few seconds as long as the process lives, so they are not logged each time. */
const QUIET = { logLevel: 'warn' } as const;

const succeeds = (work: () => Promise<unknown>) =>
  work().then(
    () => true,
    () => false,
  );

/** The status that `/readyz` reports, and whether calls may come. */
type Readiness = [status: Lifecycle['phase'] | 'read-only' | 'no database', isReady: boolean];

/**
 * Adds `/healthz` (the process lives) and `/readyz` (it can serve calls, including what a search asks the database).
 * `index` says whether searches are answered from memory. Those work without a database too, so a process that has an
 * index stays ready, as `read-only`.
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
  // tells clients with an open connection to send their next request elsewhere
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close');
  });
}
