// Entry of `npm start`, `npm test`, `deploy/local-cluster` and all that needs Node 24 and pnpm: plain JavaScript without dependencies, for any Node from
// 20 upwards.
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { toolchainIsHere, withToolchain } from './toolchain.mjs';

const tasks = {
  start: './start.mjs',
  test: './test.ts',
  cluster: './cluster.mjs',
  exec: './exec.mjs',
};
const [name = 'start', ...rest] = process.argv.slice(2);

if (!(name in tasks)) {
  console.error(`No such task: ${name}. There are: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}
if (!existsSync('pnpm-workspace.yaml')) {
  console.error('Run this from the root of the repository.');
  process.exit(2);
}

if (toolchainIsHere()) {
  const { run } = await import(tasks[name]);
  process.exitCode = await run(rest);
} else {
  const { status, signal } = await withToolchain(['node', 'scripts/run.mjs', name, ...rest]);
  process.exitCode = status ?? 128 + (constants.signals[signal] ?? 0);
}
