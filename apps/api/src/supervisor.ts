import cluster, { type Worker } from 'node:cluster';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from './config/config.ts';
import type { Role } from './config/variables.ts';
import { createMetricsServer } from './metrics/metrics.ts';

/** Pause before a process is started again, so that one that keeps ending does not use up a core. */
const AGAIN_MS = 1000;

/** The message of a process to its supervisor once it serves. */
export const READY = 'ready';
/** The message of a supervisor to its processes when the operator stops it. */
export const STOP = 'stop';

/** Returns the roles of a machine's processes: `WORKERS` for calls and, if jobs are to be done too, one for them. */
const rolesOf = ({ role, workers }: Pick<Config, 'role' | 'workers'>): Role[] => [
  ...Array.from({ length: workers }, () => 'web' as const),
  ...(role === 'all' ? (['worker'] as const) : []),
];

/** Returns a server for the metrics of all processes together. */
export function supervisorMetrics(): Server {
  const registry = new AggregatorRegistry();
  return createMetricsServer({
    contentType: registry.contentType,
    metrics: () => registry.clusterMetrics(),
  });
}

/**
 * Runs several processes that share a port and, apart from that, only the database. A process that ends is replaced. If
 * one ends before any has ever served, the configuration must be wrong, and all of them end. Decision 113.
 */
export function supervise(config: Config): void {
  let isStopping = false;
  let hasServed = false;
  let exitCode = 0;
  const workers = () =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const endAll = (code: number) => {
    isStopping = true;
    exitCode ||= code;
    // one that ends at this moment can't be told, and needn't be
    for (const worker of workers()) worker.send(STOP, () => undefined);
  };
  const run = (role: Role) => {
    const worker: Worker = cluster.fork({ ROLE: role, WORKERS: '1' });
    worker.on('message', (message) => {
      if (message === READY) hasServed = true;
    });
    worker.on('exit', async (code, signal) => {
      if (!isStopping && !hasServed) endAll(code || 1);
      if (isStopping) {
        // the list still has those that have ended but are not yet disconnected
        if (workers().every((one) => one.isDead())) process.exit(exitCode);
        return;
      }
      console.error(`Process ${worker.process.pid} (${role}) ended by ${signal ?? code}`);
      await sleep(AGAIN_MS);
      if (!isStopping) run(role);
    });
  };
  const stop = () => {
    // a second signal ends at once
    if (isStopping) {
      for (const worker of workers()) worker.process.kill('SIGKILL');
      process.exit(1);
    }
    endAll(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  for (const role of rolesOf(config)) run(role);
}
