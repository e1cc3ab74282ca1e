import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../apps/api/src/testing/database/postgres-cluster.ts';

const ROOT = join(import.meta.dirname, '..');
/** Of a start that gets on, however busy its machine is: it is no promise. */
const PATIENCE_MS = 180_000;

export interface RunningServer {
  origin: string;
  pid: number;
  /** Resolves when the process serves; throws with what it said where it ends before. */
  ready(): Promise<void>;
  /** Resolves when the process answers at all, its database not yet filled; throws as `ready` does. */
  answers(): Promise<void>;
  isRunning(): boolean;
  /** Tells something to what `flags` have loaded into the process. */
  tell(message: object): void;
  /** Freezes the process, and lets it go on. */
  freeze(): void;
  thaw(): void;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<unknown>;
  /** As the operator stops it; resolves to its exit code, or to the signal that ended it. */
  stop(): Promise<number | string>;
}

export interface StartOptions {
  /** Flags of Node. */
  flags?: readonly string[];
  /** The repository whose server it is, where that is not this one. */
  root?: string;
}

/** Every process that was started and may still run. */
const running = new Set<RunningServer>();

/** Starts the server as `pnpm start` does, in a process of its own. */
export async function launch(
  environment: Record<string, string>,
  { flags = [], root = ROOT }: StartOptions = {},
): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, join(root, 'apps/api/src/server.ts')], {
    env: {
      PATH: process.env.PATH,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child as ChildProcessByStdio<null, Readable, Readable>;
  stdout.resume();
  const said = text(stderr);
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning()) child.kill(signal);
    const [code, by] = await ended;
    running.delete(server);
    return code ?? by;
  };
  const until = async (isThere: (answer: Response) => boolean, path: string) => {
    const latest = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await fetch(`${server.origin}${path}`).catch(() => undefined);
      if (answer && isThere(answer)) return;
      if (!isRunning()) throw new Error(`The server ended: ${await said}`);
      if (Date.now() > latest) throw new Error('The server did not get ready.');
      await wait(50);
    }
  };
  const server: RunningServer = {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    isRunning,
    ready: () => until(({ ok }) => ok, '/readyz'),
    answers: () => until(() => true, '/healthz'),
    tell: (message) => void child.send(message),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  running.add(server);
  return server;
}

/** Starts the server and waits until it serves. */
export async function startServer(
  environment: Record<string, string>,
  options: StartOptions = {},
): Promise<RunningServer> {
  const server = await launch(environment, options);
  await server.ready();
  return server;
}

/** Ends what a fault has left running. */
export async function endServers(): Promise<void> {
  await Promise.all([...running].map((server) => server.kill()));
}
