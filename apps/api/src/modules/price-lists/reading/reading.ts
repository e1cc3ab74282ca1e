import { readInProcess as readBy } from '../../../tables/in-process.ts';
import type { ReadingMessage, ReadingTask } from './price-list-reading-protocol.ts';

const PROGRAM = new URL('./price-list-reading-child.ts', import.meta.url);

/** Reads a price list in a process of its own. Throws a FileProblem if the file can't be read. */
export const readInProcess = (task: ReadingTask, signal: AbortSignal) =>
  readBy<ReadingMessage>(PROGRAM, task, signal);
