import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../apps/api/src/testing/database/postgres-cluster.ts';
import type { Beat, Gap } from './meter.ts';

const SERVER = join(import.meta.dirname, '../../apps/api/src/server.ts');
const METER = pathToFileURL(join(import.meta.dirname, 'meter.ts')).href;

/**
 * Figures of a period: the longest gap of the event loop, the memory at its start and its maximum in bytes, the
 * processor time in milliseconds.
 */
export interface Load {
  gap: Gap;
  rssBefore: number;
  rss: number;
  cpu: number;
}

export interface MeasuredServer {
  api: string;
  /** The address of the metrics that the process reports. */
  metrics: string;
  /** Returns the load since the last call. */
  load(): Load;
  stop(): Promise<void>;
}

async function untilReady(child: ChildProcess, origin: string) {
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok ?? false;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await wait(100);
  }
}

/** Starts the server as `pnpm start` does, with a meter in it; `flags` are for Node, for a profile. */
export async function startServer(
  environment: Record<string, string>,
  flags: readonly string[],
): Promise<MeasuredServer> {
  const port = await freePort();
  const metricsPort = await freePort();
  const child = fork(SERVER, {
    execArgv: [...flags, '--import', METER],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      ...environment,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    },
    silent: true,
  });
  child.stderr?.pipe(process.stderr);
  child.stdout?.resume();
  const none = (): Load => ({ gap: { wall: 0, own: 0 }, rssBefore: 0, rss: 0, cpu: 0 });
  let load = none();
  let cpuSoFar = 0;
  child.on('message', (beat: Beat | string) => {
    // the server sends a message of its own when it is ready
    if (typeof beat === 'string') return;
    const { gap, rss, cpu } = beat;
    load = {
      gap: { wall: Math.max(load.gap.wall, gap.wall), own: Math.max(load.gap.own, gap.own) },
      rssBefore: load.rssBefore || rss,
      rss: Math.max(load.rss, rss),
      cpu: load.cpu + cpu - cpuSoFar,
    };
    cpuSoFar = cpu;
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin);
  return {
    api: `${origin}/api`,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    load: () => {
      const past = load;
      load = none();
      return past;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
