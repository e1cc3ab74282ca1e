import type { Database, Db } from './db.ts';
import { openPostgres } from './postgres.ts';
import { FOLLOWS, type Pulse, startPulse } from './pulse.ts';

/** A replica for reads that many callers do and no write depends on. */
export interface Replica {
  /** Whether it follows the primary, and is less than a second behind. */
  isFresh(): boolean;
  /**
   * A database with all changes of the catalog up to the version `least`: the replica if it has them, else the
   * primary, which always has.
   */
  reader(least?: number): Promise<Db>;
  readonly db: Db;
  close(): Promise<void>;
}

const VERSION = 'select v version from catalog_version';

/** Reads from a replica where it is fresh enough for the caller, else from the primary. Decision 115. */
export function createReplica(primary: Db, replica: Database, pulse: Pulse): Replica {
  /** The newest version read from the replica, which never goes back while it follows. */
  let seen = 0;
  const knows = async (least: number) => {
    if (seen >= least) return true;
    const { rows } = await pulse.whileThere(() =>
      replica.query<{ version: number }>(VERSION, [], { name: 'version' }),
    );
    seen = Math.max(seen, rows[0]?.version ?? 0);
    return seen >= least;
  };
  return {
    db: replica,
    isFresh: pulse.isThere,
    reader: async (least = 0) => {
      if (!pulse.isThere()) return primary;
      // a replica that does not answer counts as too old
      return (await knows(least).catch(() => false)) ? replica : primary;
    },
    close: async () => {
      await pulse.stop();
      await replica.close();
    },
  };
}

/** Opens the replica at a `postgres://` URL; it may be unreachable, now or later. */
export async function openReplica(
  primary: Db,
  url: string,
  onChange: (isThere: boolean) => void,
): Promise<Replica> {
  const replica = await openPostgres(url, { isServing: true, mayBeAway: true });
  return createReplica(primary, replica, startPulse(url, onChange, FOLLOWS));
}
