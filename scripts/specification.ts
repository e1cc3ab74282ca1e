// Tries every statement of the product's specification and writes docs/specification.md: `pnpm specification`. With
// `--read` it takes what the last run of the step has left in test-results.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { formatSpecification, probesOf } from './specification-page.ts';

const REPORT = 'test-results/specification.json';

if (!process.argv.includes('--read'))
  spawnSync('pnpm', ['exec', 'playwright', 'test', '--project=specification'], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
const probes = probesOf(JSON.parse(readFileSync(REPORT, 'utf8')).suites);
writeFileSync('docs/specification.md', formatSpecification(probes));
const failed = probes.filter(({ isGood }) => !isGood).map(({ number }) => number);
console.log(
  failed.length === 0 ? 'Every statement works.' : `Does not work: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
