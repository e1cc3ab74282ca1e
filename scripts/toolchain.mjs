import { spawn, spawnSync } from 'node:child_process';

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

/** Runs a command with Node 24 and pnpm 12 first on the PATH, fetched into npm's own cache. */
export function withToolchain(command) {
  const args = ['--yes', '-p', `node@${NODE}`, '-p', `pnpm@${PNPM}`, '--', ...command];
  return run('npx', args, { quietNpm: true });
}

/** Runs a command in the foreground and forwards our signals to it; resolves with how it ended. */
export function run(command, args, { env = {}, quietNpm = false } = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...(quietNpm && { npm_config_update_notifier: 'false', npm_config_loglevel: 'error' }),
      ...env,
    },
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
