import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type {
  Address,
  Answer,
  Call,
  FromProcess,
  Order,
  Page,
  ToProcess,
} from './page-messages.ts';

const PROCESS = fileURLToPath(new URL('./drawing-process.ts', import.meta.url));
const MEMORY_MB = 384;
/** With this many under way one more would be late. */
const MAX_WAITING = 20;
/** A visitor waits no longer for a drawn page: the application draws it as soon. */
const LATE_MS = 1500;
/** A process that is silent for so long hangs. */
const SILENT_MS = 5000;
/** A process that ended is started again after this time. */
const RESTART_MS = 1000;

interface Limits {
  lateMs: number;
  silentMs: number;
  restartMs: number;
}
const LIMITS: Limits = { lateMs: LATE_MS, silentMs: SILENT_MS, restartMs: RESTART_MS };

interface Waiting {
  answer: (call: Call) => Promise<Answer>;
  settle: (page: Page | undefined) => void;
}

interface Options {
  /** of the site's addresses */
  origin: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  limits?: Limits;
}

/** Draws pages in a process of its own: whatever it does, the server goes on answering. Decision 270. */
export interface Drawing {
  /** The addresses of the application; undefined until they are known. */
  addresses(): readonly Address[] | undefined;
  /** Resolves to undefined if the page can't be drawn in time. */
  draw(order: Order, answer: Waiting['answer'], lateMs?: number): Promise<Page | undefined>;
  /** Resolves when the process can draw, or has failed to start. */
  started: Promise<void>;
  /** The process, for tests that break it. */
  pid(): number | undefined;
  stop(): void;
}

const startProcess = (directory: string, origin: string) =>
  fork(PROCESS, [directory, origin], {
    // its own clock, whatever the machine's: days and times are those of the trade
    env: { TZ: 'Europe/Moscow', NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** @param directory of the built application */
export function createDrawing(
  directory: string,
  { origin, log, limits = LIMITS }: Options,
): Drawing {
  const waiting = new Map<number, Waiting>();
  const started = Promise.withResolvers<void>();
  let child: ChildProcess | undefined;
  let addresses: Address[] | undefined;
  let isReady = false;
  let isStopped = false;
  let lastId = 0;
  let heardAt = 0;
  let restart: NodeJS.Timeout | undefined;

  const settle = (id: number, page: Page | undefined) => {
    waiting.get(id)?.settle(page);
    waiting.delete(id);
  };

  async function hear(message: FromProcess, from: ChildProcess) {
    heardAt = performance.now();
    if (message.kind === 'ready') {
      ({ addresses } = message);
      isReady = true;
      started.resolve();
    } else if (message.kind === 'page') settle(message.id, message.page);
    else if (message.kind === 'failure') {
      log.warn({ reason: message.message }, 'a page was not drawn');
      settle(message.id, undefined);
    } else {
      const { id, call, asked } = message;
      const answer = await waiting.get(id)?.answer(asked);
      // nobody waits for the page any more, but the process does for its answer
      const none = { status: 503, type: 'application/json', body: '{}' };
      if (from.connected)
        from.send({ kind: 'answer', call, answer: answer ?? none } satisfies ToProcess);
    }
  }

  function open() {
    const startedProcess = startProcess(directory, origin);
    child = startedProcess;
    startedProcess.on('message', (message: FromProcess) => void hear(message, startedProcess));
    startedProcess.on('error', (err) => log.warn({ err }, 'the process that draws pages failed'));
    startedProcess.on('exit', (code, signal) => {
      isReady = false;
      started.resolve();
      for (const id of waiting.keys()) settle(id, undefined);
      if (isStopped) return;
      log.warn({ code, signal }, 'the process that draws pages ended');
      restart = setTimeout(open, limits.restartMs).unref();
    });
    // a server that has nothing else to do may end
    startedProcess.unref();
    startedProcess.channel?.unref();
  }
  open();

  /** Ends a process that says nothing while somebody's page is under way. */
  function endIfSilent(id: number) {
    if (!waiting.has(id)) return;
    const left = heardAt + limits.silentMs - performance.now();
    if (left <= 0) child?.kill('SIGKILL');
    else setTimeout(endIfSilent, left, id).unref();
  }

  return {
    addresses: () => addresses,
    started: started.promise,
    pid: () => child?.pid,
    draw(order, answer, lateMs = limits.lateMs) {
      if (!isReady || waiting.size >= MAX_WAITING) return Promise.resolve(undefined);
      const id = ++lastId;
      if (waiting.size === 0) heardAt = performance.now();
      const drawn = Promise.withResolvers<Page | undefined>();
      const timer = setTimeout(() => {
        // it stays in the queue until the process is done with it
        drawn.resolve(undefined);
        endIfSilent(id);
      }, lateMs);
      waiting.set(id, {
        answer,
        settle: (page) => {
          clearTimeout(timer);
          drawn.resolve(page);
        },
      });
      child?.send({ kind: 'order', id, order } satisfies ToProcess);
      return drawn.promise;
    },
    stop() {
      isStopped = true;
      clearTimeout(restart);
      child?.kill('SIGKILL');
    },
  };
}
