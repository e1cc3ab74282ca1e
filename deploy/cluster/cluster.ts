import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { applicationParts, SERVER, s3Part } from './application.ts';
import { writeBackupSettings } from './archiving.ts';
import { backupsOf, RESTORED } from './backup.ts';
import { balancerPart } from './balancer.ts';
import {
  createDatabase,
  DATABASES,
  type DatabaseName,
  databaseParts,
  membersOf,
  runSql,
  switchover,
} from './database.ts';
import { ETCD, etcdParts } from './etcd.ts';
import { FOLDERS, type Place } from './place.ts';
import { createProcesses, type Part, signalAll, until } from './processes.ts';
import { findPrograms } from './programs.ts';
import { answers } from './requests.ts';
import { secretsOf } from './secrets.ts';
import { findNode, findUser } from './user.ts';

/** In the order in which they stop. */
const NAMES = [RESTORED, 'worker', 'api2', 'api1', 's3', 'balancer', 'pg2', 'pg1', ...ETCD];

interface Options {
  /** Told of what is being done. */
  log?(line: string): void;
  /** More for the application's processes. */
  environment?: Record<string, string>;
}

const isDatabase = (name: string): name is DatabaseName =>
  (DATABASES as readonly string[]).includes(name);

/** Makes the folders, and says who the processes run as. */
function prepare(place: Place) {
  const user = findUser();
  mkdirSync(place.directory, { recursive: true });
  chmodSync(place.directory, 0o755);
  for (const folder of FOLDERS) {
    mkdirSync(place.path(folder), { recursive: true });
    user.own(place.path(folder));
  }
  user.own(place.directory);
  return user;
}

/** The database itself, beside the Patroni that started it; undefined where it is not running. */
function postmasterOf(place: Place, name: DatabaseName) {
  const file = join(place.path('data', name), 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const isOurs =
    existsSync(`/proc/${pid}/cmdline`) &&
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(place.path('data', name));
  return isOurs ? pid : undefined;
}

/** A cluster in a directory of its own; its processes outlive who started them. */
export function openCluster(place: Place, { log = () => undefined, environment = {} }: Options) {
  const programs = findPrograms();
  const user = prepare(place);
  const node = findNode(place, user, SERVER);
  const secrets = secretsOf(place);
  const processes = createProcesses(place, user);
  const means = { programs, secrets, user };
  writeBackupSettings(place, user);
  const parts: Part[] = [
    ...etcdParts(place, programs),
    ...databaseParts(place, means),
    balancerPart(place, programs, user),
    s3Part(place, node),
    ...applicationParts(place, { node, secrets, environment }),
  ];
  const sql = (text: string, on?: Parameters<typeof runSql>[3]) =>
    runSql(place, { programs, secrets }, text, on);

  /** A signal to a part and, of a database, to PostgreSQL as well: as if its machine were meant. */
  const signal = (name: string, which: NodeJS.Signals) => {
    processes.signal(name, which);
    const postmaster = isDatabase(name) ? postmasterOf(place, name) : undefined;
    if (postmaster !== undefined) signalAll(postmaster, which);
  };
  const stop = async (name: string) => {
    const isRunning = processes.pidOf(name) !== undefined;
    if (isRunning) log(`  ${name} stops`);
    const postmaster = isDatabase(name) ? postmasterOf(place, name) : undefined;
    if (postmaster !== undefined) signalAll(postmaster, 'SIGCONT');
    await processes.stop(name);
    // left behind by a Patroni that was killed
    const orphan = isDatabase(name) ? postmasterOf(place, name) : undefined;
    if (orphan === undefined) return;
    process.kill(orphan, 'SIGINT');
    await until(() => !existsSync(`/proc/${orphan}`), 40);
  };
  const start = async (name: string) => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`There is no ${name}.`);
    if (processes.pidOf(name) === undefined) log(`  ${name} starts`);
    await processes.start(part);
    if (name === 'balancer') createDatabase(place, { programs, secrets });
  };

  const backups = backupsOf(place, means, processes);
  return {
    place,
    start,
    stop,
    signal,
    sql,
    backups,
    members: () => membersOf(place),
    /** Makes the other database the primary. */
    switchover: (candidate: DatabaseName) =>
      switchover(place, candidate === 'pg1' ? 'pg2' : 'pg1', candidate),
    pidOf: processes.pidOf,
    up: async () => {
      for (const { name } of parts) await start(name);
      await until(
        async () => (await membersOf(place)).some(({ role }) => role === 'sync_standby'),
        60,
      );
      await until(() => answers(`http://${place.address('balancer')}/readyz`), 30);
      await backups.prepare();
    },
    down: async () => {
      for (const name of NAMES) await stop(name);
    },
    /** What runs and how it does, a line each. */
    status: async () => {
      const members = await membersOf(place);
      return Promise.all(
        parts.map(async ({ name, isReady }) => {
          const pid = processes.pidOf(name);
          const state =
            pid === undefined ? 'stopped' : (await isReady()) ? 'ready' : 'runs, but is not ready';
          const member = members.find((one) => one.name === name);
          return { name, pid, state, role: member?.role ?? '' };
        }),
      );
    },
    erase: () => rmSync(place.directory, { recursive: true, force: true }),
  };
}
export type LocalCluster = ReturnType<typeof openCluster>;
