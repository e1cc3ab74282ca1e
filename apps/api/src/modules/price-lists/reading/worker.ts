import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { FileProblem } from '../readers/file-problem.ts';
import type { ReadingMessage, ReadingTask } from './protocol.ts';

// TypeScript is made JavaScript anew in every thread, which takes half a second: each time but the first it is there already
enableCompileCache();
const { readPriceList } = await import('./read-price-list.ts');
flushCompileCache();

/** Batches that are under way at most: more would fill the memory of a thread that is slower. */
const AHEAD = 4;

const port = parentPort;
if (!port) throw new Error('This module runs in a worker thread.');

let taken = 0;
let sent = 0;
port.on('message', () => taken++);

async function send(message: ReadingMessage) {
  port?.postMessage(message);
  sent++;
  while (port && sent - taken > AHEAD) await once(port, 'message');
}

try {
  for await (const message of readPriceList(workerData as ReadingTask)) await send(message);
} catch (error) {
  if (!(error instanceof FileProblem)) throw error;
  await send({ type: 'problem', message: error.message });
}
port.close();
