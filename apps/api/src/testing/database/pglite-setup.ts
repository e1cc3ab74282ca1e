import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../db/migrate.ts';
import { openPglite } from '../../db/pglite.ts';
import { insertCatalog } from '../catalog/insert-catalog.ts';
import { testCatalog } from '../catalog/random-catalog.ts';
import { installJobs } from '../install-jobs.ts';

/** Makes a migrated embedded database, and archives of it, without and with a catalog, from which test files start. */
export async function setup(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'protektor-pglite-'));
  const dataDir = join(directory, 'template');
  const database = await openPglite({ dataDir });
  await migrate(database);
  await installJobs(database);
  await database.close();
  const dump = async (name: string) => {
    const reopened = await PGlite.create({ dataDir });
    const archive = join(directory, name);
    await writeFile(archive, (await reopened.dumpDataDir('none')).stream());
    await reopened.close();
    return archive;
  };
  const archive = await dump('template.tar');
  const filled = await openPglite({ dataDir });
  await insertCatalog(filled, testCatalog());
  await filled.close();
  const withCatalog = await dump('with-catalog.tar');

  project.provide('database', { driver: 'pglite', archive, withCatalog });
  return () => rm(directory, { recursive: true, force: true });
}
