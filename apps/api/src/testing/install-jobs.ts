import type { Database } from '../db/db.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLive } from '../live/live.ts';

/** Creates the queue's tables once for all tests, because otherwise every test would wait for them. */
export async function installJobs(database: Database) {
  const jobs = createJobs(database, createLive(database), { log: console });
  await jobs.start();
  await jobs.stop();
}
