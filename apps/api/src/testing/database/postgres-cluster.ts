import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statfsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian and Homebrew put the server's programs, newest first; then the PATH. */
function binaryDirectory(): string {
  const versioned = (parent: string, suffix = '') =>
    existsSync(parent)
      ? readdirSync(parent)
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((entry) => join(parent, entry, suffix))
      : [];
  const candidates = [
    ...versioned('/usr/lib/postgresql', 'bin'),
    ...versioned('/opt/homebrew/opt', 'bin'),
    ...versioned('/usr/local/opt', 'bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = candidates.find((directory) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(directory, name))),
  );
  if (!found)
    throw new Error(
      'PostgreSQL is needed for these tests: `apt-get install postgresql` (Debian), `brew install postgresql` (macOS), or set TEST_DATABASE_URL.',
    );
  return found;
}

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root: then its programs run as `postgres`, the user that its package made. */
async function userOfServer() {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

// as in the embedded database: letters are known, and order is by code point
const LOCALE = [
  `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  '--lc-collate=C',
];

// durability is for data that somebody wants to keep
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
};

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/**
 * Where a server lies that is to be gone afterwards: in memory, if there is room, where a database is copied ten times as
 * quickly, since it is more than a thousand files. What is to reach the disk lies on one.
 */
function temporaryDirectory({ fsync }: Record<string, string>): string {
  if (fsync === 'on' || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
}

export interface Cluster {
  /** of its `postgres` database */
  url: string;
  /** Stops it and deletes what is temporary. */
  stop(): Promise<void>;
  /** Stops it as an operator does (`fast`) or as a power cut does (`immediate`). */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it once more, where it doesn't run. */
  resume(): Promise<void>;
}

/** Starts a PostgreSQL server of its own on a free port: in a temporary directory, or in `keepIn`, which outlives it; a copy that follows the one at `follows`. */
export async function startCluster(
  settings: Record<string, string> = {},
  { keepIn, follows }: { keepIn?: string; follows?: string } = {},
): Promise<Cluster> {
  const bin = binaryDirectory();
  const user = await userOfServer();
  const directory = keepIn ?? (await mkdtemp(join(temporaryDirectory(settings), 'protektor-pg-')));
  if (keepIn) await mkdir(keepIn, { recursive: true });
  if (user.uid !== undefined) await chown(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const port = await freePort();
  const options = { ...user, cwd: directory };
  const flags = Object.entries({ ...SETTINGS, ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

  const stop = (mode: string) =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-s', '-w', 'stop'], options);

  // left running by a process that was killed
  if (existsSync(join(data, 'postmaster.pid'))) await stop('fast').catch(() => undefined);
  if (follows)
    await run(
      join(bin, 'pg_basebackup'),
      ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', follows],
      options,
    );
  if (!existsSync(join(data, 'PG_VERSION')))
    await run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...LOCALE],
      options,
    );
  const start = () =>
    run(
      join(bin, 'pg_ctl'),
      ['-D', data, '-w', '-s', '-l', join(directory, 'log')].concat(
        '-o',
        `-p ${port} -h 127.0.0.1 -k '${directory}' ${flags}`,
        'start',
      ),
      options,
    );
  const isRunning = () =>
    run(join(bin, 'pg_ctl'), ['-D', data, 'status'], options).then(
      () => true,
      () => false,
    );
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: async (mode) => void (await stop(mode)),
    resume: async () => {
      if (!(await isRunning())) await start();
    },
    stop: async () => {
      if (await isRunning()) await stop(keepIn ? 'fast' : 'immediate');
      if (!keepIn) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The URL of another database of the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
