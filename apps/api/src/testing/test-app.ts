import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../db/db.ts';
import { handlers as ourHandlers } from '../handlers.ts';
import type { AppOptions } from '../request-context.ts';
import { checkedHandlers } from './checked-handlers.ts';
import { createTestDatabase } from './database/test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  config: Config;
  close(): Promise<void>;
}

/** A database for tests that need none: every use of it throws. */
export const noDatabase = new Proxy({} as Database, {
  get: (_target, name) => {
    throw new Error(`db.${String(name)} was used in a test without a database.`);
  },
});

/**
 * Creates the whole server over an empty, migrated database of its own. `app.inject` sends requests to it. Every answer
 * of a handler is checked against the contract.
 */
export async function createTestApp({
  environment = {},
  hasCatalog,
  isChecked = true,
  canDrown = false,
  ...options
}: Partial<Omit<AppOptions, 'config'>> & {
  environment?: Record<string, string>;
  /** Has the database the catalog of `testCatalog`? */
  hasCatalog?: boolean;
  /** Whether answers are checked. @default true */
  isChecked?: boolean;
  /** Whether expensive calls are refused while the loop is held: a test's own work holds it too. @default false */
  canDrown?: boolean;
} = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'protektor-data-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: options.logStream ? 'info' : 'silent',
    PUBLIC_URL: 'https://protektor.example',
    WEB_DIST: join(dataDir, 'no-web-app'),
    ...environment,
  });
  const db = options.db ?? (await createTestDatabase({ hasCatalog }));
  const appHandlers = options.handlers ?? ourHandlers;
  const handlers = isChecked ? checkedHandlers(appHandlers) : appHandlers;
  const app = await buildApp({ limits: {}, ...options, handlers, db, config });
  if (!canDrown) app.heldLoop.isDrowning = () => false;
  if (!options.db) await app.openJobs();
  return {
    app,
    db,
    config,
    close: async () => {
      await app.close();
      if (!options.db) await db.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
