import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { readFile } from 'node:fs/promises';
import { FileProblem } from './cells/table-file-problem.ts';
import type { EndMessage } from './table-serve.ts';

/** Limit of the process's heap: a list of 50 000 rows takes a third of it. */
const MEMORY_MB = 320;
/** New objects are collected more often than usual: this saves 60 MiB for five per cent more CPU time. */
const YOUNG_MB = 8;
/** Limit of the whole process, including its program and what lies outside of the heap. */
const MAX_RESIDENT_MB = 768;
const WATCH_MS = 250;
const LONGEST_MS = 5 * 60_000;
/** A process waits this long for the next file: to start one takes longer than to read a short list. */
const IDLE_MS = 30_000;
/** One that has grown to more than this is not used again. */
const MAX_IDLE_MB = 192;

const TOO_LARGE = 'Файл слишком велик. Разделите его на части';
/** Signals that end a process when it, or the system, has run out of memory. */
const OUT_OF_MEMORY: readonly unknown[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'];

/** Starts the process without anything of ours: no address of a database, no key, none of our handles. */
function startChild(program: URL): ChildProcess {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    env: { TMPDIR: process.env.TMPDIR },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // an idle process may still report a failed write; without a listener that would end the server
  return child.on('error', () => undefined);
}

const PAGE_BYTES = 4096;

/** The memory of a process, in MiB; 0 if the system doesn't tell. */
async function residentMb(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES) / 2 ** 20;
}

/** Ends a process that takes too much time or memory; `reason` then says why. */
function watch(child: ChildProcess) {
  const watched: { reason?: FileProblem; stop(): void } = {
    stop: () => {
      clearTimeout(longest);
      clearInterval(memory);
    },
  };
  const end = (message: string) => {
    watched.reason = new FileProblem(message);
    child.kill('SIGKILL');
  };
  const longest = setTimeout(
    () => end('Файл читается слишком долго. Разделите его на части'),
    LONGEST_MS,
  );
  const memory = setInterval(async () => {
    if ((await residentMb(child.pid)) > MAX_RESIDENT_MB) end(TOO_LARGE);
  }, WATCH_MS);
  return watched;
}

/** Processes that wait for a file, by program: one of each, and what takes it out of here. */
const idle = new Map<string, { child: ChildProcess; take: () => void }>();

/** Returns a process of a program: the one that waits, or a new one. */
function takeChild(program: URL): ChildProcess {
  const waiting = idle.get(program.href);
  waiting?.take();
  return waiting?.child.connected ? waiting.child : startChild(program);
}

/** Lets a process that has read its file wait for another one. Meanwhile it does not keep ours from ending. */
async function leaveChild(program: URL, child: ChildProcess): Promise<void> {
  const isSmall = (await residentMb(child.pid)) <= MAX_IDLE_MB;
  if (!isSmall || !child.connected || idle.has(program.href)) {
    child.kill('SIGKILL');
    return;
  }
  const end = setTimeout(() => child.kill('SIGKILL'), IDLE_MS).unref();
  const take = () => {
    clearTimeout(end);
    child.off('exit', take).off('error', take);
    child.ref();
    child.channel?.ref();
    idle.delete(program.href);
  };
  child.on('exit', take).on('error', take);
  child.unref();
  child.channel?.unref();
  idle.set(program.href, { child, take });
}

/**
 * Has a program read a file in a process of its own. So nobody else waits for a large workbook, which takes seconds.
 * And a file made to take for ever or to fill the memory ends only that process; any other leaves it to the next file.
 * Throws a FileProblem if the file can't be read. Decision 411.
 * @param program Calls `serve` of serve.ts.
 */
export async function* readInProcess<Message>(
  program: URL,
  task: unknown,
  signal: AbortSignal,
): AsyncGenerator<Message | EndMessage> {
  const child = takeChild(program);
  const watched = watch(child);
  const ended = new AbortController();
  let failure: Error | undefined;
  let isDone = false;
  const onError = (error: Error) => {
    failure ??= error;
    ended.abort();
  };
  const onExit = (code: number | null, by: NodeJS.Signals | null) =>
    onError(
      OUT_OF_MEMORY.includes(by)
        ? new FileProblem(TOO_LARGE)
        : new Error(`The process that reads a file ended with ${code ?? by}.`),
    );
  child.on('error', onError).on('exit', onExit);
  try {
    const messages = on(child, 'message', { signal: AbortSignal.any([signal, ended.signal]) });
    child.send(task as object);
    for await (const [message] of messages as AsyncIterable<[Message | EndMessage]>) {
      if (isEnd(message, 'failure')) throw new Error(message.message);
      child.send('taken');
      isDone = isEnd(message, 'end') || isEnd(message, 'problem');
      if (isEnd(message, 'problem')) throw new FileProblem(message.message);
      yield message;
      if (isDone) return;
    }
  } catch (error) {
    throw ended.signal.aborted ? (watched.reason ?? failure) : error;
  } finally {
    watched.stop();
    child.off('error', onError).off('exit', onExit);
    if (isDone) await leaveChild(program, child);
    else child.kill('SIGKILL');
  }
}

const isEnd = <Type extends EndMessage['type']>(
  message: unknown,
  type: Type,
): message is Extract<EndMessage, { type: Type }> => (message as EndMessage).type === type;
