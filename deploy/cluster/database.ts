import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { archivingOf } from './archiving.ts';
import type { Place } from './place.ts';
import type { Part } from './processes.ts';
import type { Programs } from './programs.ts';
import { answers, ask } from './requests.ts';
import type { Secrets } from './secrets.ts';
import type { User } from './user.ts';

export type DatabaseName = 'pg1' | 'pg2';
export const DATABASES: readonly DatabaseName[] = ['pg1', 'pg2'];
const OWNER = 'protektor';

/** What Patroni keeps in etcd for both: who goes first, and what PostgreSQL is set to. */
const SHARED = {
  // a primary that is not heard of for so long is given up: Patroni's minimum
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  // nothing is acknowledged that the other database does not have
  synchronous_mode: true,
  // where etcd is lost as a whole the primary stays, as long as the other database says so
  failsafe_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '128MB',
      wal_level: 'replica',
      wal_log_hints: 'on',
      hot_standby: 'on',
      hot_standby_feedback: 'on',
      max_wal_senders: 10,
      max_replication_slots: 10,
      wal_receiver_status_interval: '1s',
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 3,
      tcp_keepalives_count: 3,
    },
  },
};

const settingsOf = (
  place: Place,
  name: DatabaseName,
  { postgres, pgbackrest, etcdApi }: Programs,
  { superuser, replication, rewind }: Secrets,
) => ({
  scope: 'protektor',
  name,
  restapi: {
    listen: place.address(`${name}Control`),
    connect_address: place.address(`${name}Control`),
  },
  [etcdApi]: { hosts: [place.address('etcd1'), place.address('etcd2'), place.address('etcd3')] },
  bootstrap: {
    dcs: SHARED,
    // as in the embedded database: letters are known, and order is by code point
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { 'lc-collate': 'C' }, 'data-checksums'],
  },
  postgresql: {
    listen: place.address(name),
    connect_address: place.address(name),
    data_dir: place.path('data', name),
    bin_dir: postgres,
    pgpass: place.path('run', `${name}.pgpass`),
    pg_hba: [
      'host replication replicator samenet scram-sha-256',
      'host all all samenet scram-sha-256',
    ],
    authentication: {
      superuser: { username: 'postgres', password: superuser },
      replication: { username: 'replicator', password: replication },
      rewind: { username: 'rewinder', password: rewind },
    },
    parameters: { unix_socket_directories: '', ...archivingOf(place, name, pgbackrest) },
  },
  watchdog: { mode: 'off' },
});

/** Two databases, each with its Patroni; writes go to one, which waits for the other. */
export function databaseParts(
  place: Place,
  { programs, secrets, user }: { programs: Programs; secrets: Secrets; user: User },
): Part[] {
  return DATABASES.map((name) => {
    // what it reads is YAML, of which JSON is a part
    const file = place.path('etc', `${name}.yml`);
    const settings = settingsOf(place, name, programs, secrets);
    writeFileSync(file, JSON.stringify(settings, null, 2), { mode: 0o600 });
    user.own(file);
    return {
      name,
      namespace: place.namespace(name),
      command: programs.patroni,
      args: [file],
      isReady: async () => {
        // the second one is ready when the first one waits for it
        const roles = (await membersOf(place)).map(({ role }) => role);
        const isUp = await answers(`http://${place.address(`${name}Control`)}/health`);
        return isUp && roles.includes('leader') && (name === 'pg1' || roles.length > 1);
      },
      readyWithinS: 90,
    };
  });
}

export interface Member {
  name: DatabaseName;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  /** bytes that it is behind */
  lag?: number;
}

/** The databases as Patroni knows them; none where no Patroni answers. */
export async function membersOf(place: Place): Promise<Member[]> {
  for (const name of DATABASES) {
    const answer = await ask(`http://${place.address(`${name}Control`)}/cluster`);
    if (answer?.status === 200) return JSON.parse(answer.text).members ?? [];
  }
  return [];
}

/** Tells Patroni to change the primary, as before a machine is mended. */
export async function switchover(place: Place, leader: DatabaseName, candidate: DatabaseName) {
  const answer = await fetch(`http://${place.address(`${leader}Control`)}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader, candidate }),
  });
  if (!answer.ok) throw new Error(`Patroni refused: ${answer.status} ${await answer.text()}`);
}

export const ownerUrl = (
  place: Place,
  { owner }: Secrets,
  port: 'primary' | 'replica' | 'restored',
) => `postgres://${OWNER}:${owner}@${place.address(port)}/protektor`;

/** Runs SQL as the superuser; answers what it prints. */
export function runSql(
  place: Place,
  { programs, secrets }: { programs: Programs; secrets: Secrets },
  sql: string,
  on: 'primary' | 'replica' | 'restored' | DatabaseName = 'primary',
): string {
  const { status, stdout, stderr } = spawnSync(programs.psql, ['-qAtX', '-v', 'ON_ERROR_STOP=1'], {
    input: sql,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      PGHOST: place.host(on),
      PGPORT: String(place.port(on)),
      PGUSER: 'postgres',
      PGDATABASE: 'postgres',
      PGPASSWORD: secrets.superuser,
      PGCONNECT_TIMEOUT: '5',
    } as NodeJS.ProcessEnv,
  });
  if (status !== 0) throw new Error(`The database refused: ${stderr.trim()}`);
  return stdout.trim();
}

/** The application's own user and database, where they are not there yet. */
export function createDatabase(
  place: Place,
  { programs, secrets }: { programs: Programs; secrets: Secrets },
): void {
  const run = (sql: string) => runSql(place, { programs, secrets }, sql);
  if (run(`select 1 from pg_roles where rolname = '${OWNER}'`) === '')
    run(`create role ${OWNER} login password '${secrets.owner}'`);
  if (run(`select 1 from pg_database where datname = 'protektor'`) === '')
    run(`create database protektor owner ${OWNER}`);
}
