import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** What is fetched for a machine that has no Node or pnpm that fits. */
const TOOLS = { node: '24.21.0', pnpm: '12.21.0' };
/** Where things are kept that outlive a clone. */
export const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'protektor');
const FETCHED = join(CACHE, `node-${TOOLS.node}-pnpm-${TOOLS.pnpm}`);

const NODE = 24;
const PNPM = 12;
/** The first minor version of Node 24 that has argon2. */
const NODE_MINOR = 7;
const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** True if this very process runs on a Node that is new enough, with a fitting pnpm on the PATH. */
export function toolchainIsHere() {
  const [node, minor] = process.versions.node.split('.').map(Number);
  if (node < NODE || (node === NODE && minor < NODE_MINOR)) return false;
  const pnpm = spawnSync('pnpm', ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return pnpm.status === 0 && major(pnpm.stdout.trim()) === PNPM;
}

/** Fetches Node and pnpm once, for all clones of this user; a fetch that was cut short is made anew. */
async function fetchTools() {
  if (existsSync(FETCHED)) return { status: 0 };
  console.log(
    `› Fetching Node ${NODE} and pnpm ${PNPM}, which this machine lacks (once, about 20 s)`,
  );
  mkdirSync(CACHE, { recursive: true });
  const half = mkdtempSync(join(CACHE, 'tools-'));
  const packages = Object.entries(TOOLS).map(([name, version]) => `${name}@${version}`);
  const fetched = await run(
    'npm',
    ['install', '--prefix', half, '--no-audit', '--no-fund', '--loglevel=error', ...packages],
    { env: { npm_config_update_notifier: 'false' } },
  );
  if (fetched.status === 0 && !existsSync(FETCHED)) renameSync(half, FETCHED);
  else rmSync(half, { recursive: true, force: true });
  return fetched;
}

/** Runs a command with Node 24 and pnpm 12 first on the PATH; fetches them if need be. */
export async function withToolchain([command, ...args]) {
  const fetched = await fetchTools();
  if (fetched.status !== 0) return fetched;
  const path = [join(FETCHED, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return run(command, args, { env: { PATH: path } });
}

/** Runs a command in the foreground and forwards our signals to it; resolves with how it ended. */
export function run(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve) => {
    const end = (result) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(result);
    };
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      end({ status: 127, signal: null });
    });
    child.on('exit', (status, signal) => end({ status, signal }));
  });
}
