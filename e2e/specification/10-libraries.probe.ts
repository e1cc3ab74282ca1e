import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './probe.ts';
import { titleOf } from './statements.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = (folder: string) => JSON.parse(read(`${folder}/package.json`));
const pnpm = (...args: string[]) =>
  execFileSync('pnpm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The files of code in a folder that import a package, or an entry of it. */
function importers(folder: string, name: string) {
  const imported = new RegExp(`from '${name}(/[^']*)?'|import\\(?'${name}(/[^']*)?'`);
  return globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
    .filter((file) => imported.test(read(file)));
}

/** What a package publishes is there once it is built, and others may have it. */
function expectPublished(folder: string, ...entries: string[]) {
  const { private: isPrivate, publishConfig } = manifest(folder);
  expect(isPrivate).not.toBe(true);
  expect(publishConfig.access).toBe('public');
  for (const entry of entries) {
    const { types, default: code } = publishConfig.exports[entry];
    for (const file of [types, code]) expect(existsSync(`${folder}/${file}`), file).toBe(true);
  }
}

test(titleOf('10.1'), () => {
  expectPublished('packages/phone-input', '.', './core');
  expect(globSync('packages/phone-input/src/*.stories.tsx').length).toBeGreaterThan(3);
});

test(titleOf('10.2'), () => {
  const parts = ['select', 'infinite-scroll', 'toast', 'tabs', 'modal'];
  expectPublished('packages/ui', ...parts.map((name) => `./${name}`));
  for (const name of parts) {
    expect(globSync(`packages/ui/src/${name}/*.stories.tsx`), name).not.toEqual([]);
    expect(importers('apps/web/src', `@org/ui/${name}`), name).not.toEqual([]);
  }
});

test(titleOf('10.3'), () => {
  // fails if the generated types are not those of the contract
  pnpm('--filter', '@org/api-client', 'run', 'gen:check');
  expect(importers('apps/web/src', '@org/api-client').length).toBeGreaterThan(10);
});

test(titleOf('10.4'), async ({ page }) => {
  expect(importers('apps/web/src', 'jotai').length).toBeGreaterThan(10);
  expect(read('apps/web/src/shared/session/visitor.atoms.ts')).toMatch(
    /sessionAtom = atomWithStorage/,
  );
  expect(read('apps/web/src/shared/session/visitor.atoms.ts')).toMatch(
    /sortAtom = atomWithStorage/,
  );
  // the two atoms, as a page has them
  await page.addInitScript(() => {
    localStorage.setItem('root', JSON.stringify({ version: 1, sort: 'brand_model__asc' }));
  });
  await page.goto('/tires');
  await expect(page.getByRole('button', { name: 'Порядок: Название: А–Я' })).toBeVisible();
});

const LIBRARIES = {
  '10.5': ['apps/web', 'react', 'react-dom', 'react-router-dom'],
  '10.6': ['apps/web', 'jotai', 'jotai-tanstack-query', '@tanstack/query-core'],
  '10.8': ['packages/ui', 'react-aria-components'],
  '10.9': ['packages/ui', '@vanilla-extract/css'],
} as const;

for (const [number, [folder, ...names]] of Object.entries(LIBRARIES))
  test(titleOf(number as keyof typeof LIBRARIES), () => {
    const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest(folder);
    const declared = { ...dependencies, ...devDependencies, ...peerDependencies };
    for (const name of names) {
      expect(declared, name).toHaveProperty([name]);
      expect(importers(`${folder}/src`, name), name).not.toEqual([]);
    }
  });

test(titleOf('10.7'), async ({ page }) => {
  expect(importers('packages/api-client/src', 'openapi-fetch')).not.toEqual([]);
  const { scripts, devDependencies } = manifest('packages/api-client');
  expect(devDependencies).toHaveProperty('openapi-typescript');
  expect(
    JSON.stringify(scripts) + globSync('packages/api-client/scripts/*').map(read).join(),
  ).toContain('openapi-typescript');
  const asked = page.waitForRequest('**/api/search_v2/tyres');
  await page.goto('/tires');
  expect((await asked).method()).toBe('POST');
});

test(titleOf('10.10'), () => {
  const { scripts } = manifest('.');
  expect(scripts).toMatchObject({
    storybook: expect.any(String),
    'storybook:build': expect.any(String),
  });
  for (const folder of ['packages/ui', 'packages/phone-input', 'apps/web'])
    expect(globSync(`${folder}/src/**/*.stories.tsx`).length, folder).toBeGreaterThan(3);
});

test(titleOf('10.11'), () => {
  expect(manifest('.').scripts.chromatic).toBe('chromatic');
  expect(pnpm('exec', 'chromatic', '--help')).toContain('--project-token');
  const workflow = read('.github/workflows/chromatic.yml');
  expect(workflow + read('chromatic.config.json')).not.toMatch(
    /autoAcceptChanges|exitZeroOnChanges": true/,
  );
  // decided otherwise: the same pictures are compared here
  expect(manifest('.').scripts.shots).toContain('scripts/shots.ts');
});

test(titleOf('10.12'), () => {
  const { tasks } = JSON.parse(pnpm('exec', 'turbo', 'run', 'build', '--dry=json'));
  const ids = tasks.map(({ taskId }: { taskId: string }) => taskId);
  for (const name of ['web', 'ui', 'phone-input', 'api-client'])
    expect(ids).toContain(`@org/${name}#build`);
});

test(titleOf('10.13'), () => {
  const list = pnpm('exec', 'vitest', 'list', '--project', 'unit', 'apps/web/src/shared/format');
  expect(list).toContain('numbers as Russians read them');
});

test(titleOf('10.14'), () => {
  for (const folder of ['apps/web/src', 'apps/api/src', 'packages/ui/src', 'packages/trade/src'])
    expect(importers(folder, 'date-fns'), folder).not.toEqual([]);
  for (const file of ['apps/api/src/trade/moscow.ts', 'apps/web/src/shared/format/format-day.ts'])
    expect(read(file), file).toContain("from 'date-fns/intlFormat'");
  const code = `import { longMoment } from './apps/api/src/trade/moscow.ts';
    console.log(longMoment(new Date('2026-11-24T06:05:09Z')));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect(said).toBe('24 ноября 2026 г. в 09:05\n');
});

test(titleOf('10.15'), () => {
  for (const file of ['package.json', 'turbo.json', 'pnpm-workspace.yaml'])
    expect(existsSync(file), file).toBe(true);
  expect(pnpm('ls', '--recursive', '--depth', '-1', '--parseable')).toMatch(/packages\/ui$/m);
});

test(titleOf('10.16'), () => {
  for (const name of ['web', 'ui', 'api-client', 'phone-input', 'config'])
    expect(pnpm('--filter', `@org/${name}`, 'exec', 'node', '-p', 'process.cwd()'), name).toMatch(
      new RegExp(`(apps|packages)/${name}\\s*$`),
    );
  for (const file of ['.storybook/main.ts', 'README.md']) expect(existsSync(file), file).toBe(true);
});
