import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { BUILDS, install, StepFailed } from './steps.mjs';
import { printSummary, readReport, type StepOutcome } from './summary.ts';
import { installSystemPackages, toolVersions } from './system-packages.mjs';
import { changedSince, partsOf } from './test-rooms.ts';

const RESULTS = 'test-results';
/** Steps of every run, and those that only `npm run test:all` makes. Decision 168. */
const KINDS = { test: 'every run', night: 'only npm run test:all' };

interface Step {
  kind: string;
  name: string;
  description: string;
}

/** The steps as turbo.json describes them. */
function readSteps(): Step[] {
  const { tasks } = JSON.parse(readFileSync('turbo.json', 'utf8')) as {
    tasks: Record<string, { description?: string }>;
  };
  return Object.entries(tasks).flatMap(([id, { description = '' }]) => {
    const [, kind, name] = /^\/\/#(test|night):(.+)$/.exec(id) ?? [];
    return kind && name ? [{ kind, name, description }] : [];
  });
}

function help(steps: readonly Step[]) {
  console.log(`
npm test                     what a change can break
npm run test:all             that and all the rest, before a release
npm test -- unit journeys    only these steps
npm test -- --since main     of the API and the journeys, only what a change since main concerns
npm test -- --shard 1/3      a third of each step
npm test -- --force          nothing from the cache, which is ${BUILDS}
`);
  for (const [kind, when] of Object.entries(KINDS)) {
    console.log(`Steps, ${when}, with their time on two cores:`);
    for (const step of steps.filter((each) => each.kind === kind))
      console.log(`  ${step.name.padEnd(18)} ${step.description}`);
    console.log();
  }
}

/**
 * Runs steps two at a time, after what they need, and says of each when it begins and ends. Resolves to their outcomes.
 * What a step prints is shown whole when it has failed.
 */
function runSteps(
  steps: readonly Step[],
  { force, ...environment }: { force: boolean } & Record<string, string | boolean>,
): Promise<StepOutcome[]> {
  const outcomes = new Map<string, Step & StepOutcome>(
    steps.map((step) => [`//#${step.kind}:${step.name}`, { ...step, seconds: 0, hasFailed: true }]),
  );
  const printed = new Map<string, string[]>();
  const child = spawn(
    'pnpm',
    [
      ...['exec', 'turbo', 'run', ...steps.map(({ kind, name }) => `${kind}:${name}`)],
      ...['--concurrency=2', '--continue=dependencies-successful', '--env-mode=loose'],
      ...['--json', '--output-logs=new-only'],
      ...(force ? ['--force'] : []),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment, ...(force && { TURBO_FORCE: '1' }) },
    },
  );
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { source, level, text } = JSON.parse(line) as Record<'source' | 'level' | 'text', string>;
    const outcome = outcomes.get(source);
    const end = /^([✓✗]) .* \(([\d.]+) s\)$/.exec(text);
    if (source === 'turbo') {
      // a build that failed
      if (level === 'error') console.log(text);
    } else if (/^cache (miss|bypass)/.test(text)) {
      console.log(`› ${outcome?.description ?? source}`);
      printed.set(source, []);
    } else if (text.startsWith('cache hit')) {
      if (!outcome) return;
      console.log(`✓ ${outcome.name}, from cache`);
      Object.assign(outcome, { isCached: true, hasFailed: false });
    } else if (outcome && end) {
      const [, sign, seconds] = end;
      Object.assign(outcome, { seconds: Number(seconds), hasFailed: sign === '✗' });
      if (outcome.hasFailed) console.log(printed.get(source)?.join('\n'));
      console.log(text);
    } else printed.get(source)?.push(text);
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      const unsaid = [...printed].filter(([source]) => !outcomes.has(source));
      const isWhole = [...outcomes.values()].every(
        ({ seconds, isCached }) => isCached || seconds > 0,
      );
      if (!isWhole)
        for (const [source, lines] of unsaid) console.log(`${source}\n${lines.join('\n')}`);
      resolve([...outcomes.values()]);
    });
  });
}

/** Reads the words behind `npm test --`; a word that is no step, and an option that is none, stop the run. */
function readArguments(args: string[], steps: readonly Step[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      force: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      shard: { type: 'string' },
      since: { type: 'string' },
    },
  });
  const unknown = positionals.filter((word) => !steps.some(({ name }) => name === word));
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}.`);
  if (values.shard && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
    throw new Error(`A shard is written as 1/3, not ${values.shard}.`);
  const chosen = steps.filter(({ kind, name }) =>
    positionals.length > 0 ? positionals.includes(name) : values.all || kind === 'test',
  );
  return { ...values, chosen };
}

/** Installs, runs the steps that were asked for and prints their counts. */
export async function run(args: string[]): Promise<number> {
  const started = performance.now();
  const steps = readSteps();
  let options: ReturnType<typeof readArguments>;
  try {
    options = readArguments(args, steps);
  } catch (error) {
    console.error((error as Error).message);
    help(steps);
    return 2;
  }
  if (options.help) {
    help(steps);
    return 0;
  }
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  try {
    await install();
    await installSystemPackages();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n✗ ${(error as Error).message}`);
    return 1;
  }
  const parts: Record<string, unknown> = options.since ? partsOf(changedSince(options.since)) : {};
  const concerned = options.chosen.filter(({ name }) => parts[name] !== null);
  const outcomes = await runSteps(concerned, {
    // what ran elsewhere proves nothing of this machine
    force: options.force || Boolean(process.env.CI),
    TURBO_CACHE_DIR: BUILDS,
    TEST_TOOLS: toolVersions(),
    ...(options.shard && { TEST_SHARD: options.shard }),
    ...(options.since && { TEST_PARTS: JSON.stringify(parts) }),
  });
  const reports = outcomes.map((outcome) => ({
    ...outcome,
    report: readReport(join(RESULTS, `${outcome.name}.json`)),
  }));
  return printSummary(reports, (performance.now() - started) / 1000) ? 0 : 1;
}
