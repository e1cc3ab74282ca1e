import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../db/migrate.ts';
import { openPglite } from '../../db/pglite/pglite.ts';
import { installJobs } from '../install-jobs.ts';

/** Makes a migrated embedded database, and an archive of it from which every test file starts. */
export async function setup(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'protektor-pglite-'));
  const dataDir = join(directory, 'template');
  const database = await openPglite({ dataDir });
  await migrate(database);
  await installJobs(database);
  await database.close();

  const reopened = await PGlite.create({ dataDir });
  const archive = join(directory, 'template.tar');
  await writeFile(archive, (await reopened.dumpDataDir('none')).stream());
  await reopened.close();

  project.provide('database', { driver: 'pglite', archive });
  return () => rm(directory, { recursive: true, force: true });
}
