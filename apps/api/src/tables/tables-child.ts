import { enableCompileCache, flushCompileCache } from 'node:module';
import type { Table } from './cells/table.ts';
import { serve } from './table-serve.ts';

enableCompileCache();
const { readTables } = await import('./read-tables.ts');
flushCompileCache();

/** The message with a sheet of the file. */
export interface TableMessage {
  type: 'table';
  table: Table;
}

await serve(async function* (paths: string[]): AsyncGenerator<TableMessage> {
  for (const table of await readTables(paths)) yield { type: 'table', table };
});
