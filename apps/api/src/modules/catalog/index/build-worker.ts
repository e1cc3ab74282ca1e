import { parentPort } from 'node:worker_threads';
import { buildCatalog, type CatalogData } from './build.ts';
import type { Chunk, Names } from './packed.ts';

/** Chunks as they come, then the names, which are the order to build. */
export type BuildMessage = { chunk: Chunk } | { names: Names };

if (!parentPort) throw new Error('build-worker.ts runs as a worker thread.');
const port = parentPort;

/** The memory of all arrays, which is handed over and not copied. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  if (value instanceof Map) return [...value.values()].flatMap(buffersOf);
  return value && typeof value === 'object' ? Object.values(value).flatMap(buffersOf) : [];
}

const chunks: Chunk[] = [];
port.on('message', (message: BuildMessage) => {
  if ('chunk' in message) {
    chunks.push(message.chunk);
    return;
  }
  const data: CatalogData = buildCatalog(message.names, chunks);
  port.postMessage(data, [...new Set(buffersOf(data))]);
  port.close();
});
