import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from './place.ts';
import type { User } from './user.ts';

/** One process of the cluster. */
export interface Part {
  name: string;
  command: string;
  args: readonly string[];
  environment?: Record<string, string>;
  /** The network namespace that it runs in; only root may ask for one. */
  namespace?: string | undefined;
  /** Whether it does what the others need of it. */
  isReady(): Promise<boolean>;
  readyWithinS: number;
}

const POLL_MS = 200;
const STOP_WITHIN_S = 40;

/** Looks again and again until it is so; false where it is not so in time. */
export async function until(look: () => boolean | Promise<boolean>, seconds: number) {
  const latest = performance.now() + seconds * 1000;
  while (!(await look())) {
    if (performance.now() > latest) return false;
    await wait(POLL_MS);
  }
  return true;
}

/** When a process began, which tells it from another that has got its number; undefined where it is gone. */
function birthOf(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    // a process that has ended, and that nobody has asked about yet
    return fields?.[0] === 'Z' ? undefined : fields?.[19];
  } catch {
    return undefined;
  }
}

/** A signal to a process and to those that it has started. */
export function signalAll(pid: number, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  for (const one of [pid, ...children.split(' ').filter(Boolean).map(Number)])
    try {
      process.kill(one, signal);
    } catch (error) {
      // one that has just ended needs none
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

export interface Processes {
  /** The process of a part, where it runs. */
  pidOf(name: string): number | undefined;
  /** Starts what does not run, and waits until it is ready; throws with the end of its log where it is not. */
  start(part: Part): Promise<void>;
  signal(name: string, signal: NodeJS.Signals): void;
  /** Tells it to stop, and makes sure of it. */
  stop(name: string): Promise<void>;
}

export function createProcesses(place: Place, user: User): Processes {
  const fileOf = (name: string) => place.path('run', `${name}.json`);
  const logOf = (name: string) => place.path('log', `${name}.log`);
  const pidOf = (name: string) => {
    if (!existsSync(fileOf(name))) return undefined;
    const { pid, birth } = JSON.parse(readFileSync(fileOf(name), 'utf8'));
    return birthOf(pid) === birth ? (pid as number) : undefined;
  };
  const launch = ({ name, command, args, environment = {}, namespace }: Part) => {
    const log = openSync(logOf(name), 'a');
    user.own(logOf(name));
    const inNamespace = [
      ...['netns', 'exec', String(namespace), 'setpriv', '--init-groups'],
      ...[`--reuid=${user.uid}`, `--regid=${user.gid}`, command, ...args],
    ];
    const isOther = user.uid !== undefined && namespace === undefined;
    const child = spawn(namespace ? 'ip' : command, namespace ? inNamespace : args, {
      cwd: place.directory,
      // what this shell is configured with is none of the cluster's business
      env: {
        PATH: process.env.PATH,
        HOME: place.directory,
        LANG: 'C.UTF-8',
        ...environment,
      } as NodeJS.ProcessEnv,
      ...(isOther && { uid: user.uid, gid: user.gid }),
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.on('error', () => undefined).unref();
    if (child.pid === undefined) throw new Error(`${name} can't be started: see ${logOf(name)}`);
    writeFileSync(
      fileOf(name),
      JSON.stringify({ pid: child.pid, birth: birthOf(child.pid) ?? null }),
    );
  };
  const signal: Processes['signal'] = (name, which) => {
    const pid = pidOf(name);
    if (pid !== undefined) process.kill(pid, which);
  };
  return {
    pidOf,
    signal,
    start: async (part) => {
      const { name, isReady, readyWithinS } = part;
      if (pidOf(name) === undefined) launch(part);
      const isOver = await until(
        async () => (await isReady()) || pidOf(name) === undefined,
        readyWithinS,
      );
      if (isOver && pidOf(name) !== undefined) return;
      const end = readFileSync(logOf(name), 'utf8').trim().split('\n').slice(-15).join('\n');
      const what = isOver ? 'has ended' : `is not ready after ${readyWithinS} s`;
      throw new Error(`${name} ${what}. The end of ${logOf(name)}:\n\n${end}`);
    },
    stop: async (name) => {
      signal(name, 'SIGTERM');
      // one that was frozen hears nothing before
      signal(name, 'SIGCONT');
      const isGone = () => pidOf(name) === undefined;
      if (!(await until(isGone, STOP_WITHIN_S))) {
        signal(name, 'SIGKILL');
        await until(isGone, STOP_WITHIN_S);
      }
      rmSync(fileOf(name), { force: true });
    },
  };
}
