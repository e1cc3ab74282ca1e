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

export type Programs = Record<keyof typeof PACKAGES, string> & { postgres: string };

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
  const found = Object.keys(PACKAGES).map((program) => [program, find(program)]);
  return { ...Object.fromEntries(found), postgres: findPostgres() };
}
