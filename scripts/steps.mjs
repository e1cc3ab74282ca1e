import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, run } from './toolchain.mjs';

/** What turbo keeps of builds and results. */
export const BUILDS = join(CACHE, 'turbo');

const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/** A step that failed, with what a person can do about it. */
export class StepFailed extends Error {}

const EVERY_MS = 10_000;

/**
 * Runs one named step, says how long it takes and how long it has run meanwhile, and stops everything if it fails.
 * `about`: seconds on two cores.
 */
export async function step(title, command, args, { advice, about, env } = {}) {
  console.log(`\n› ${title}${about ? ` (about ${about} s)` : ''}`);
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
  const telling = setInterval(() => console.log(`  … ${seconds()} s`), EVERY_MS);
  const { status } = await run(command, args, { env: { ...QUIET, ...env } });
  clearInterval(telling);
  if (status !== 0)
    throw new StepFailed(`${title}: failed after ${seconds()} s.${advice ? ` ${advice}` : ''}`);
  console.log(`✓ ${title} (${seconds()} s)`);
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
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
    {
      about: 10,
      advice: 'Check that the npm registry can be reached, then run the command again.',
    },
  );
}

/** Builds what the server sends to browsers, unless it is fresh. */
export const buildWeb = () =>
  step(
    'Building the application',
    'pnpm',
    ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--filter=@org/web'],
    {
      about: 15,
      advice: 'The compiler said why above.',
      env: { TURBO_CACHE_DIR: BUILDS },
    },
  );
