import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../db/migrate.ts';
import { openPostgres } from '../../db/postgres.ts';
import { installJobs } from '../install-jobs.ts';
import { databaseUrl, startCluster } from './postgres-cluster.ts';

/** Starts PostgreSQL, or uses TEST_DATABASE_URL, and makes a migrated database that every test file copies. */
export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startCluster();
  const template = `template_${randomBytes(6).toString('hex')}`;

  const server = await openPostgres(url, { maxConnections: 1 });
  await server.exec(`create database ${template}`);
  const database = await openPostgres(databaseUrl(url, template));
  await migrate(database);
  await installJobs(database);
  await database.close();

  project.provide('database', { driver: 'postgres', url, template });
  return async () => {
    await server.exec(`drop database ${template}`);
    await server.close();
    await stop();
  };
}
