import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../db/migrate.ts';
import { openPostgres } from '../../db/postgres.ts';
import { insertCatalog } from '../catalog/insert-catalog.ts';
import { testCatalog } from '../catalog/random-catalog.ts';
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
  const withCatalog = `${template}_catalog`;
  await server.exec(`create database ${withCatalog} template ${template}`);
  const filled = await openPostgres(databaseUrl(url, withCatalog));
  await insertCatalog(filled, testCatalog());
  await filled.close();

  project.provide('database', { driver: 'postgres', url, template, withCatalog });
  return async () => {
    for (const name of [template, withCatalog]) await server.exec(`drop database ${name}`);
    await server.close();
    await stop();
  };
}
