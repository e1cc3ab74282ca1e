import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The root depends on both component libraries, so a change of them runs all. */
const ALL =
  'checks components embedded journeys library-stories names packages postgres unit web-stories';

/** A file of each kind, and the steps that a change of it must run anew. Whoever adds a kind of file adds its row. */
const CASES: [file: string, steps: string][] = [
  ['packages/ui/src/select/select.tsx', ALL],
  ['packages/ui/src/select/select.stories.tsx', ALL],
  ['packages/phone-input/src/core.ts', ALL],
  [
    'packages/api-client/openapi.yaml',
    'checks components embedded journeys packages postgres unit web-stories',
  ],
  [
    'packages/trade/src/attributes/attributes.ts',
    'checks components embedded journeys names packages postgres unit web-stories',
  ],
  [
    'packages/trade/src/tax.ts',
    'checks components embedded journeys names packages postgres unit web-stories',
  ],
  [
    'packages/tyre-names/src/query/understand.ts',
    'checks embedded journeys names packages postgres unit',
  ],
  ['apps/api/src/tables/cells/numbers.ts', 'checks embedded journeys names postgres unit'],
  ['apps/api/src/modules/orders/order.ts', 'checks embedded journeys postgres unit'],
  ['apps/api/src/modules/orders/orders.db.test.ts', 'checks embedded postgres unit'],
  ['apps/api/src/db/db.ts', 'checks embedded journeys postgres unit'],
  ['apps/web/src/app/pages.ts', 'checks components journeys unit web-stories'],
  ['e2e/order-life.e2e.ts', 'checks journeys unit'],
  ['e2e/components/controls.browser.test.tsx', 'checks components unit'],
  ['e2e/packages/ui.test.ts', 'checks packages unit'],
  ['e2e/specification/6-roles.probe.ts', 'checks unit'],
  ['.storybook/preview.tsx', 'checks components library-stories unit web-stories'],
  // the packages are tried by the recipes
  [
    '.storybook/recipes/next/proxy.ts',
    'checks components library-stories packages unit web-stories',
  ],
  ['vitest.config.ts', ALL],
  ['pnpm-lock.yaml', ALL],
];

let copy: string;
const { tasks } = JSON.parse(readFileSync('turbo.json', 'utf8')) as { tasks: object };
const STEPS = Object.keys(tasks).flatMap((id) => /^\/\/#(test:.+)$/.exec(id)?.[1] ?? []);

/** Returns the key of each step's result in the cache. */
function keys(environment: Record<string, string> = {}): Record<string, string> {
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/turbo'),
    ['run', ...STEPS, '--dry=json'],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 256 * 2 ** 20,
      env: { ...process.env, ...environment },
    },
  );
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const run = JSON.parse(stdout) as { tasks: { taskId: string; hash: string }[] };
  return Object.fromEntries(
    run.tasks.flatMap(({ taskId, hash }) => {
      const step = /^\/\/#test:(.+)$/.exec(taskId)?.[1];
      return step ? [[step, hash]] : [];
    }),
  );
}

const changed = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before)
    .filter((step) => before[step] !== after[step])
    .sort()
    .join(' ');

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'test-cache-'));
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of tracked.trim().split('\n').filter(existsSync)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  // a link is no directory, which .gitignore speaks of
  appendFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  execFileSync('git', ['add', '--all'], { cwd: copy });
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a change of a file makes the steps run that it concerns, and no other', () => {
  const before = keys();
  expect(Object.keys(before)).toHaveLength(STEPS.length);
  const told = CASES.map(([file]) => {
    const own = readFileSync(join(copy, file));
    appendFileSync(join(copy, file), '\n');
    const after = keys();
    cpSync(file, join(copy, file));
    expect(readFileSync(join(copy, file))).toEqual(own);
    return [file, changed(before, after)];
  });
  expect(told).toEqual(CASES);
}, 300_000);

test('results of another Node, browser or database are not taken', () => {
  expect(changed(keys({ TEST_TOOLS: 'v24.1.0' }), keys({ TEST_TOOLS: 'v24.2.0' }))).toBe(
    STEPS.map((step) => step.replace('test:', ''))
      .sort()
      .join(' '),
  );
}, 60_000);
