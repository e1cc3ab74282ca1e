import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs and the packages of Debian that bring them. */
const PACKAGES = {
  patroni: 'patroni python3-etcd python3-psycopg',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  psql: 'postgresql-client',
  pgbackrest: 'pgbackrest',
};

// root's PATH has them, other users' may not
const PATH = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

function find(program: string): string | undefined {
  return PATH.map((directory) => join(directory, program)).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The newest PostgreSQL's own programs, as Debian installs them. */
function findPostgres(): string | undefined {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return undefined;
  return readdirSync(parent)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(parent, version, 'bin'))
    .find((directory) => existsSync(join(directory, 'initdb')));
}

/**
 * The API of etcd that Patroni is to use. Before 3.0.3 it overwrote the leader's key through the newer one where its
 * session had ended meanwhile: a primary that had been frozen took the lead back, and with it what the next one had
 * acknowledged. @see https://github.com/patroni/patroni/pull/2689
 */
export type EtcdApi = 'etcd' | 'etcd3';

const FIRST_SAFE = [3, 0, 3];

export function etcdApiOf(patroniSays: string): EtcdApi {
  const version = patroniSays.match(/\d+/g)?.map(Number) ?? [];
  const at = FIRST_SAFE.findIndex((part, n) => (version[n] ?? 0) !== part);
  return at < 0 || (version[at] ?? 0) > (FIRST_SAFE[at] ?? 0) ? 'etcd3' : 'etcd';
}

export type Programs = Record<keyof typeof PACKAGES, string> & {
  postgres: string;
  etcdApi: EtcdApi;
};

/** What is needed and not there, as words of `apt-get install`. */
export function missingPackages(): string[] {
  const missing = Object.entries(PACKAGES)
    .filter(([program]) => !find(program))
    .map(([, packages]) => packages);
  return findPostgres() ? missing : ['postgresql', ...missing];
}

/** Where the programs are. Throws with the line that installs them where one is missing. */
export function findPrograms(): Programs {
  const missing = missingPackages();
  if (missing.length > 0)
    throw new Error(
      `This needs programs that are not here. Install them with:\n  apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  const found = Object.fromEntries(
    Object.keys(PACKAGES).map((program) => [program, find(program)]),
  ) as Record<keyof typeof PACKAGES, string>;
  const patroniSays = execFileSync(found.patroni, ['--version'], { encoding: 'utf8' });
  return { ...found, postgres: findPostgres() ?? '', etcdApi: etcdApiOf(patroniSays) };
}
