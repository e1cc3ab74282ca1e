// Runs one step of the tests: `node scripts/test-step.ts NAME PROGRAM ARGS…`. With `--rest` it runs what the step of
// every run leaves out. Its output is shown if it fails; its counts are in test-results/NAME.json, as Vitest or Playwright
// reports them.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { excludedFrom } from './only-in-all.ts';

const [name = '', program = '', ...given] = process.argv.slice(2);
const args = given.filter((arg) => arg !== '--rest');
const excluded = excludedFrom(args[args.indexOf('--project') + 1] ?? '');
// without a file to run, Vitest would run them all
if (args.length < given.length && excluded.length === 0)
  throw new Error(`only-in-all.ts leaves out nothing of ${args.join(' ')}.`);
const { TEST_SHARD: shard, TEST_PARTS: parts } = process.env;
const report = `test-results/${name}.json`;
const REPORTING: Record<string, string[]> = {
  vitest: [
    ...['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ...(args.length < given.length
      ? excluded.flatMap((files) => globSync(files))
      : excluded.map((files) => `--exclude=${files}`)),
  ],
  playwright: ['test'],
};
const reporting = REPORTING[program];
const part = reporting
  ? [...(shard ? [`--shard=${shard}`] : []), ...((parts && JSON.parse(parts)[name]) ?? [])]
  : [];

mkdirSync('test-results', { recursive: true });
rmSync(report, { force: true });
const startTime = Date.now();
const child = spawn(program, [...(reporting ?? []), ...args, ...part], {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
});
let output = '';
for (const stream of [child.stdout, child.stderr])
  stream.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
child.on('error', ({ message }) => {
  output += message;
});
child.on('close', (status) => {
  const isGood = status === 0;
  const seconds = (Date.now() - startTime) / 1000;
  // a program without a report is one test
  if (!reporting && !existsSync(report))
    writeFileSync(report, JSON.stringify({ title: args.join(' '), startTime, isGood }));
  if (!isGood) console.log(output);
  // the last line, which test.mjs waits for
  console.log(`${isGood ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  process.exitCode = isGood ? 0 : 1;
});
