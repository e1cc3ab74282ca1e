import { join } from 'node:path';
import type { Database } from './db.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL where an address is configured, else the embedded database under `dataDir`. Decision 3. */
export const openDatabase = ({
  databaseUrl,
  dataDir,
  archive,
  isServing,
  hasSettler,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
  archive?: string | undefined;
  isServing?: boolean;
  /** Whether somebody settles the totals of what is written. */
  hasSettler?: boolean;
}): Promise<Database> =>
  databaseUrl
    ? openPostgres(databaseUrl, { isServing, hasSettler })
    : openPglite({ dataDir: join(dataDir, 'pglite'), ...(archive && { archive }) });
