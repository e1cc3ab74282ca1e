import { parentPort } from 'node:worker_threads';
import type { Chunk, Names } from '../columns/packed-column.ts';
import { buildCatalog, type CatalogData } from './build.ts';
import { type KeptSection, readSections, writeSections } from './sections-file.ts';

/**
 * Messages to the thread. To build: chunks as they come, then the names. To read: the path of a file. To write: the
 * parts of the sections, then the path of the file.
 */
export type BuildMessage =
  | { chunk: Chunk }
  | { names: Names }
  | { read: string }
  | { section: number; part: Partial<KeptSection> }
  | { write: string };

if (!parentPort) throw new Error('build-worker.ts runs as a worker thread.');
const port = parentPort;

/** Returns the buffers of all arrays, which are handed over and not copied. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  if (value instanceof Map) return [...value.values()].flatMap(buffersOf);
  return value && typeof value === 'object' ? Object.values(value).flatMap(buffersOf) : [];
}

function handOver(data: CatalogData) {
  port.postMessage(data, [...new Set(buffersOf(data))]);
  port.close();
}

const chunks: Chunk[] = [];
const sections = new Map<number, KeptSection>();
port.on('message', async (message: BuildMessage) => {
  if ('chunk' in message) chunks.push(message.chunk);
  else if ('names' in message) handOver(buildCatalog(message.names, chunks));
  else if ('read' in message) handOver(await readSections(message.read));
  else if ('write' in message) {
    await writeSections(message.write, sections);
    port.postMessage('written');
    port.close();
  } else {
    const known = sections.get(message.section);
    sections.set(message.section, { ...known, ...message.part } as KeptSection);
  }
});
