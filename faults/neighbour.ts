import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * Starts somebody who asks a server again and again, on a thread of its own: a test that sends a large file holds up its
 * own. The returned function ends that, and resolves to the longest wait for an answer, in milliseconds.
 */
export function startNeighbour(origin: string): () => Promise<number> {
  const thread = new Worker(new URL(import.meta.url), { workerData: origin });
  return async () => {
    const slowest = once(thread, 'message');
    thread.postMessage('end');
    return (await slowest)[0];
  };
}

async function ask(origin: string) {
  let [isOver, slowest] = [false, 0];
  parentPort?.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`${origin}/readyz`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - start);
    await wait(20);
  }
  parentPort?.postMessage(slowest);
}

if (!isMainThread && typeof workerData === 'string') await ask(workerData);
