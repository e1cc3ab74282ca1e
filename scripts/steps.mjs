import { existsSync, readFileSync, statSync } from 'node:fs';
import { run } from './toolchain.mjs';

const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/** A step that failed, with what a person can do about it. */
export class StepFailed extends Error {}

/** Runs one named step, shows how long it took, and stops everything if it fails. */
export async function step(title, command, args, { advice, env } = {}) {
  console.log(`\n› ${title}`);
  const started = performance.now();
  const { status } = await run(command, args, { env: { ...QUIET, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0)
    throw new StepFailed(`${title}: failed after ${seconds} s.${advice ? ` ${advice}` : ''}`);
  console.log(`✓ ${title} (${seconds} s)`);
}

/** True if node_modules is at least as new as the lockfile it was made from. */
function isInstalled() {
  const made = 'node_modules/.modules.yaml';
  if (!existsSync(made)) return false;
  const installed = 'node_modules/.pnpm/lock.yaml';
  return (
    statSync(made).mtimeMs >= statSync('pnpm-lock.yaml').mtimeMs ||
    (existsSync(installed) &&
      readFileSync(installed, 'utf8') === readFileSync('pnpm-lock.yaml', 'utf8'))
  );
}

export async function install() {
  if (isInstalled()) return;
  await step(
    'Installing dependencies',
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline'],
    {
      advice: 'Check that the npm registry can be reached, then run the command again.',
    },
  );
}

export const build = (...filters) =>
  step(
    'Building what is stale',
    'pnpm',
    [
      'exec',
      'turbo',
      'run',
      'build',
      '--output-logs=errors-only',
      ...filters.map((f) => `--filter=${f}`),
    ],
    {
      advice: 'The compiler said why above.',
    },
  );
