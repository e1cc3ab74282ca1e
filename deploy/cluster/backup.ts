import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { STANZA, settingsFile } from './archiving.ts';
import { type DatabaseName, membersOf, ownerUrl, runSql } from './database.ts';
import type { Place } from './place.ts';
import type { Part, Processes } from './processes.ts';
import type { Programs } from './programs.ts';
import type { Secrets } from './secrets.ts';
import type { User } from './user.ts';

export const RESTORED = 'restored';

interface Means {
  programs: Programs;
  secrets: Secrets;
  user: User;
}

const dataOf = (place: Place, name: string) => place.path('data', name);

const run = promisify(execFile);

/** Runs pgBackRest, of the database that leads where it is named; throws with its words where it fails. */
async function pgbackrest(
  place: Place,
  { programs, secrets, user }: Means,
  args: readonly string[],
  leader?: DatabaseName,
): Promise<string> {
  const primary = leader
    ? [`--pg1-path=${dataOf(place, leader)}`, `--pg1-port=${place.port(leader)}`]
    : [];
  try {
    const { stdout } = await run(
      programs.pgbackrest,
      [`--config=${settingsFile(place)}`, `--stanza=${STANZA}`, ...primary, ...args],
      {
        cwd: place.directory,
        ...(user.uid !== undefined && { uid: user.uid, gid: user.gid }),
        // sockets are off: what speaks to the database goes to its port
        env: {
          PATH: process.env.PATH,
          PGHOST: place.host(leader ?? RESTORED),
          PGUSER: 'postgres',
          PGPASSWORD: secrets.superuser,
        } as NodeJS.ProcessEnv,
      },
    );
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`pgBackRest: ${(stderr || stdout || String(error)).trim()}`);
  }
}

const leaderOf = async (place: Place) =>
  (await membersOf(place)).find(({ role }) => role === 'leader')?.name;

async function prepare(place: Place, means: Means): Promise<void> {
  const leader = await leaderOf(place);
  if (!leader) throw new Error('No database leads: start the cluster first.');
  await pgbackrest(place, means, ['stanza-create'], leader);
}

/** The whole of it the first time, then what has changed. Answers what copies there are. */
async function backUp(place: Place, means: Means): Promise<string> {
  await prepare(place, means);
  await pgbackrest(place, means, ['backup'], await leaderOf(place));
  return (await pgbackrest(place, means, ['info'])).trim();
}

async function fetchCopy(place: Place, means: Means, moment?: string): Promise<void> {
  const leader = await leaderOf(place);
  // what was written a moment ago is handed on first
  if (leader) await pgbackrest(place, means, ['check'], leader);
  await rm(dataOf(place, RESTORED), { recursive: true, force: true });
  await pgbackrest(place, means, [
    `--pg1-path=${dataOf(place, RESTORED)}`,
    ...(moment ? ['--type=time', `--target=${moment}`, '--target-action=promote'] : []),
    'restore',
  ]);
}

/** The database that was restored, as a process of its own: what it was told of the cluster is left out. */
function restoredPart(place: Place, { programs, secrets }: Means): Part {
  const settings = {
    port: place.port(RESTORED),
    listen_addresses: place.host(RESTORED),
    unix_socket_directories: '',
    hba_file: `${dataOf(place, RESTORED)}/pg_hba.conf`,
    ident_file: `${dataOf(place, RESTORED)}/pg_ident.conf`,
    cluster_name: RESTORED,
    synchronous_standby_names: '',
    primary_conninfo: '',
    archive_mode: 'off',
  };
  return {
    name: RESTORED,
    command: `${programs.postgres}/postgres`,
    args: [
      ...['-D', dataOf(place, RESTORED)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    isReady: async () => {
      try {
        return runSql(place, { programs, secrets }, 'select pg_is_in_recovery()', RESTORED) === 'f';
      } catch {
        return false;
      }
    },
    readyWithinS: 300,
  };
}

/** Copies of the database, and databases made of them. */
export function backupsOf(place: Place, means: Means, processes: Processes) {
  return {
    /** Prepares the place of the copies: until then the log that the databases hand on has nowhere to go, and piles up. */
    prepare: () => prepare(place, means),
    /** Copies the database while it works; answers what copies there are. */
    backUp: () => backUp(place, means),
    /**
     * Starts a database of the copies, as it was at a moment (`2026-11-25 15:00:00+03`) or, without one, as of the last
     * commit. It lies beside the cluster's own, which go on. Answers where it is.
     */
    restore: async (moment?: string) => {
      await processes.stop(RESTORED);
      await fetchCopy(place, means, moment);
      await processes.start(restoredPart(place, means));
      return ownerUrl(place, means.secrets, RESTORED);
    },
  };
}
