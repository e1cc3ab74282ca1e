// `pnpm check`: everything that needs no running code, in parallel. Stays under 15 s when warm.
import { spawn } from 'node:child_process';

const checks = {
  format: ['biome', 'ci', '--diagnostic-level=error', '--colors=off', '.'],
  imports: ['node', 'scripts/import-rules.mjs'],
  unused: ['knip', '--no-progress'],
  'contract and types': [
    'turbo',
    'run',
    'typecheck',
    'lint:spec',
    'gen:check',
    '--output-logs=errors-only',
  ],
  // the root's own TypeScript is the one with a JavaScript interface, which is three times as slow
  'types of the root': [
    'pnpm',
    '--filter',
    '@org/config',
    'exec',
    'tsc',
    '-p',
    '../../tsconfig.json',
  ],
};

const started = performance.now();
const results = await Promise.all(
  Object.entries(checks).map(
    ([name, args]) =>
      new Promise((resolve) => {
        const child = spawn('pnpm', ['exec', ...args], {
          env: {
            ...process.env,
            ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
          },
        });
        let output = '';
        child.stdout.on('data', (data) => (output += data));
        child.stderr.on('data', (data) => (output += data));
        child.on('close', (status) => {
          const seconds = ((performance.now() - started) / 1000).toFixed(1);
          console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
          if (status !== 0) console.log(output);
          resolve(status === 0);
        });
      }),
  ),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
