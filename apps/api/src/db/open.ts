import { join } from 'node:path';
import type { Database } from './db.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL where an address is configured, else the embedded database under `dataDir`. */
export const openDatabase = ({
  databaseUrl,
  dataDir,
  archive,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
  archive?: string | undefined;
}): Promise<Database> =>
  databaseUrl
    ? openPostgres(databaseUrl)
    : openPglite({ dataDir: join(dataDir, 'pglite'), ...(archive && { archive }) });
