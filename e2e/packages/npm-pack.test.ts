import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { pack, scratch } from './bare-app.ts';

const listOf = (tarball: string) =>
  execFileSync('tar', ['-tf', tarball], { encoding: 'utf8' }).trim().split('\n').sort();
const manifestOf = (tarball: string) =>
  JSON.parse(execFileSync('tar', ['-xOf', tarball, 'package/package.json'], { encoding: 'utf8' }));

/** Copies what packing one package needs of the workspace: packing by npm changes the manifest for a moment. */
function copyWorkspace(folder: string, into: string) {
  for (const name of ['pnpm-workspace.yaml', 'package.json', 'LICENSE', 'scripts'])
    cpSync(name, join(into, name), { recursive: true });
  const copy = join(into, folder);
  mkdirSync(copy, { recursive: true });
  cpSync(folder, copy, {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  });
  symlinkSync(resolve(folder, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

it.each([
  'packages/ui',
  'packages/phone-input',
  'packages/api-client',
  'packages/tyre-names',
  'packages/trade',
])('npm packs %s as pnpm does, and leaves its manifest as it was', async (folder) => {
  const { folder: into, remove } = scratch();
  try {
    const copy = copyWorkspace(folder, into);
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json'], {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, npm_config_user_agent: undefined },
      }),
    ) as [{ filename: string }];
    const [byNpm, byPnpm] = [join(copy, filename), await pack({ folder }, into)];
    expect(listOf(byNpm)).toEqual(listOf(byPnpm));
    expect(manifestOf(byNpm)).toEqual(manifestOf(byPnpm));
    expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
  } finally {
    remove();
  }
});
