import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table } from './cells/table.ts';
import { readInProcess } from './in-process.ts';
import type { TableMessage } from './tables-child.ts';

const PROGRAM = new URL('./tables-child.ts', import.meta.url);
const LONGEST_MS = 60_000;

/** The sheets of a file in any format of price lists. Throws a FileProblem if it can't be read. */
export async function fileTables(content: Uint8Array): Promise<Table[]> {
  const directory = await mkdtemp(join(tmpdir(), 'table-'));
  try {
    const path = join(directory, 'file');
    await writeFile(path, content);
    const tables: Table[] = [];
    const signal = AbortSignal.timeout(LONGEST_MS);
    for await (const message of readInProcess<TableMessage>(PROGRAM, [path], signal))
      if (message.type === 'table') tables.push(message.table);
    return tables;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
