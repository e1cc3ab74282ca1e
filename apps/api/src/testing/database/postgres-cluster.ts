import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statfsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the directory of the server's programs, as Debian and Homebrew install them, the newest version first.
 * Otherwise the PATH is used.
 */
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

/** A port that is not in use. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/**
 * The user that runs PostgreSQL. It refuses to run as root, so then it is `postgres`, the user that its package
 * creates.
 */
async function userOfServer() {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

// as in the embedded database: UTF-8 letters, sorted by code point
const LOCALE = [
  `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  '--lc-collate=C',
];

// tests do not need durability
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
};

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/**
 * Returns the directory for a temporary server: in memory if there is room, because a database has more than a thousand
 * files and is copied ten times as fast there. With `fsync` on it is on the disk.
 */
function temporaryDirectory({ fsync }: Record<string, string>): string {
  if (fsync === 'on' || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
}

export interface Cluster {
  /** of the `postgres` database */
  url: string;
  /** Stops the server and deletes its temporary files. */
  stop(): Promise<void>;
  /** Stops the server as an operator does (`fast`) or as a power cut does (`immediate`). */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again if it does not run. */
  resume(): Promise<void>;
}

/**
 * Starts a PostgreSQL server on a free port. Its files are temporary, or stay in `keepIn`. With `follows` it is a
 * replica of the server at that URL.
 */
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
  let port = await freePort();
  const options = { ...user, cwd: directory };
  const flags = Object.entries({ ...SETTINGS, ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

  const stop = (mode: string) =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-s', '-w', 'stop'], options);

  // still running because the process that started it was killed
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
  // another program may have taken the port since it was found free
  for (let tries = 1; ; tries++)
    try {
      await start();
      break;
    } catch (error) {
      if (tries === 5) throw error;
      port = await freePort();
    }
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

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
