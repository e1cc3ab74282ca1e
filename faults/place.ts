import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../apps/api/src/db/db.ts';
import { openPglite } from '../apps/api/src/db/pglite.ts';
import { openPostgres } from '../apps/api/src/db/postgres.ts';
import { type Cluster, startCluster } from '../apps/api/src/testing/database/postgres-cluster.ts';

/** A database that survives the processes which use it, and where their files lie. */
export interface Place {
  name: 'PGlite' | 'PostgreSQL';
  /** What the server is told of it. */
  environment: Record<string, string>;
  /** Of PostgreSQL alone. */
  cluster?: Cluster;
  /** Opens it while no server has it. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** Nothing that was acknowledged may depend on luck. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** A new, empty database in a directory of its own under `parent`. */
async function create(name: Place['name'], parent: string): Promise<Place> {
  const directory = await mkdtemp(join(parent, 'fault-'));
  const dataDir = join(directory, 'data');
  // PostgreSQL runs as another user
  await chmod(directory, 0o755);
  await mkdir(dataDir);
  const remove = () => rm(directory, { recursive: true, force: true });
  if (name === 'PGlite')
    return {
      name,
      environment: { DATA_DIR: dataDir },
      open: () => openPglite({ dataDir: join(dataDir, 'pglite') }),
      remove,
    };
  const cluster = await startCluster(DURABLE, { keepIn: join(directory, 'cluster') });
  return {
    name,
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      SECRETS_KEYS: Buffer.alloc(32, 'a key of tests').toString('base64'),
    },
    cluster,
    open: () => openPostgres(cluster.url, { maxConnections: 2 }),
    remove: async () => {
      await cluster.stop();
      await remove();
    },
  };
}

export const createPglite = (parent = tmpdir()) => create('PGlite', parent);
export const createPostgres = (parent = tmpdir()) => create('PostgreSQL', parent);

/** Both databases, for `describe.each`. */
export const PLACES = [
  ['PGlite', createPglite],
  ['PostgreSQL', createPostgres],
] as const;
