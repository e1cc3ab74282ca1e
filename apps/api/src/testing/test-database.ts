import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '../db/db.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { databaseUrl } from './postgres-cluster.ts';

/** What the setup file of a vitest project prepares: a migrated database to copy. */
export type TestDatabaseTemplate =
  | { driver: 'pglite'; archive: string }
  | { driver: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabaseTemplate;
  }
}

async function copyTemplate(url: string, template: string): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = await openPostgres(url, { maxConnections: 1 });
  await server.exec(`create database ${name} template ${template}`);
  const database = await openPostgres(databaseUrl(url, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.exec(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

/** A database without a single table. */
export function createEmptyDatabase(): Promise<Database> {
  const database = inject('database');
  return database.driver === 'pglite' ? openPglite() : copyTemplate(database.url, 'template1');
}

/** A migrated database of the caller's own, on the driver of the vitest project that runs; `close` removes it. */
export function createTestDatabase(): Promise<Database> {
  const database = inject('database');
  return database.driver === 'pglite'
    ? openPglite({ archive: database.archive })
    : copyTemplate(database.url, database.template);
}
