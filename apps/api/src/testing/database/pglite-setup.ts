import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../db/migrate.ts';
import { openPglite } from '../../db/pglite/pglite.ts';
import { insertCatalogue } from '../catalogue/insert-catalogue.ts';
import { testCatalogue } from '../catalogue/random-catalogue.ts';
import { installJobs } from '../install-jobs.ts';

/** Makes a migrated embedded database, and archives of it, without and with a catalogue, from which test files start. */
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
  await insertCatalogue(filled, testCatalogue());
  await filled.close();
  const withCatalogue = await dump('with-catalogue.tar');

  project.provide('database', { driver: 'pglite', archive, withCatalogue });
  return () => rm(directory, { recursive: true, force: true });
}
