import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { Database } from '../../db/db.ts';
import { openPglite } from '../../db/pglite.ts';
import { openPostgres } from '../../db/postgres.ts';
import { databaseUrl } from './postgres-cluster.ts';

/** What the setup file of a vitest project prepares: a migrated database to copy, and one with the test catalog. */
type TestDatabaseTemplate =
  | { driver: 'pglite'; archive: string; withCatalog: string }
  | { driver: 'postgres'; url: string; template: string; withCatalog: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabaseTemplate;
  }
}

/** Makes a database on the server of `url`. */
async function createDatabase(url: string, template: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = await openPostgres(url, { maxConnections: 1 });
  // copying files, and not their contents through the log, takes half the time
  await server.exec(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(url, name),
    remove: async () => {
      await server.exec(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

async function openNew(url: string, template: string): Promise<Database> {
  const created = await createDatabase(url, template);
  const database = await openPostgres(created.url, { isServing: true });
  return {
    ...database,
    close: async () => {
      await database.close();
      await created.remove();
    },
  };
}

// Node has it, but its types do not
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const held = globalThis as { pglite?: Promise<object> };

/**
 * Compiles the embedded database once per process. While the module is referenced, all databases share the compiled
 * code, so each opens in half the time.
 */
function holdPglite(): Promise<object> {
  const wasm = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  held.pglite ??= readFile(wasm).then((bytes) => WebAssembly.compile(bytes));
  return held.pglite;
}

async function openEmbedded(archive?: string): Promise<Database> {
  await holdPglite();
  return openPglite({ archive });
}

/**
 * Creates a migrated database for the caller alone, on the driver of the running vitest project. `close` removes it.
 * With `hasCatalog` it has the catalog of `testCatalog`.
 */
export function createTestDatabase({ hasCatalog = false } = {}): Promise<Database> {
  const database = inject('database');
  if (database.driver === 'pglite')
    return openEmbedded(hasCatalog ? database.withCatalog : database.archive);
  return openNew(database.url, hasCatalog ? database.withCatalog : database.template);
}

/** Creates a database without tables. */
export function createEmptyDatabase(): Promise<Database> {
  const database = inject('database');
  return database.driver === 'pglite' ? openEmbedded() : openNew(database.url, 'template1');
}

/**
 * Creates an empty database for another process, and resolves to its URL. It is undefined if the process makes its own.
 */
export async function createEmptyDatabaseUrl() {
  const database = inject('database');
  return database.driver === 'pglite'
    ? { url: undefined, remove: async () => {} }
    : createDatabase(database.url, 'template1');
}
