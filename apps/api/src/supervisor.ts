import cluster, { type Worker } from 'node:cluster';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Config, Role } from './config.ts';
import { createMetricsServer } from './metrics/metrics.ts';

/** One that ends again and again costs no core. */
const AGAIN_MS = 1000;

/** What a process tells its supervisor once it serves. */
export const READY = 'ready';
/** What a supervisor tells its processes when the operator stops it. */
export const STOP = 'stop';

/** The processes that a machine runs: `WORKERS` of them for calls and, where jobs are to be done too, one for these. */
const rolesOf = ({ role, workers }: Pick<Config, 'role' | 'workers'>): Role[] => [
  ...Array.from({ length: workers }, () => 'web' as const),
  ...(role === 'all' ? (['worker'] as const) : []),
];

/** Of all processes together. */
export function supervisorMetrics(): Server {
  const registry = new AggregatorRegistry();
  return createMetricsServer({
    contentType: registry.contentType,
    metrics: () => registry.clusterMetrics(),
  });
}

/**
 * Runs several processes that share a port and, besides, only the database. One that ends is replaced; where one ends
 * before any has ever served, something is wrong with what they are told, and all of them end.
 */
export function supervise(config: Config): void {
  let isStopping = false;
  let hasServed = false;
  let exitCode = 0;
  const endAll = (code: number) => {
    isStopping = true;
    exitCode ||= code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send(STOP);
  };
  const run = (role: Role) => {
    const worker: Worker = cluster.fork({ ROLE: role, WORKERS: '1' });
    worker.on('message', (message) => {
      if (message === READY) hasServed = true;
    });
    worker.on('exit', async (code, signal) => {
      if (!isStopping && !hasServed) endAll(code || 1);
      if (isStopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
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
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
      process.exit(1);
    }
    endAll(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  for (const role of rolesOf(config)) run(role);
}
