import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FileProblem } from '../readers/file-problem.ts';
import type { ReadingMessage, ReadingTask } from './protocol.ts';

/** What the thread may hold: a list of 50 000 rows takes a third of it. */
const MEMORY_MB = 320;
/** What is new is looked through more often than usual: 60 MiB less for a twentieth more of the processor. */
const YOUNG_MB = 24;
const LONGEST_MS = 5 * 60_000;

/**
 * Reads a price list in a thread of its own, so that nobody else waits: a large workbook takes seconds, and what is made
 * to take for ever or all of the memory ends the thread alone. What can't be read throws a FileProblem.
 */
export async function* readInThread(
  task: ReadingTask,
  signal: AbortSignal,
): AsyncGenerator<ReadingMessage> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const ended = new AbortController();
  let failure: Error | undefined;
  worker.on('error', (error: NodeJS.ErrnoException) => {
    failure =
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new FileProblem('Файл слишком велик. Разделите его на части')
        : error;
  });
  worker.on('exit', () => ended.abort());
  const timer = setTimeout(() => {
    failure = new FileProblem('Файл читается слишком долго. Разделите его на части');
    worker.terminate();
  }, LONGEST_MS);
  try {
    const messages = on(worker, 'message', { signal: AbortSignal.any([signal, ended.signal]) });
    for await (const [message] of messages as AsyncIterable<[ReadingMessage]>) {
      if (message.type === 'problem') throw new FileProblem(message.message);
      yield message;
      if (message.type === 'end') return;
      worker.postMessage('taken');
    }
  } catch (error) {
    throw failure ?? error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
