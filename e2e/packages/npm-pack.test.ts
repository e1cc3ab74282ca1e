import { execFileSync, spawnSync } from 'node:child_process';
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
])(
  'npm packs %s as pnpm does, publishes it without a warning, and leaves its manifest as it was',
  async (folder) => {
    const { folder: into, remove } = scratch();
    try {
      const copy = copyWorkspace(folder, into);
      const inCopy = {
        cwd: copy,
        encoding: 'utf8' as const,
        env: { ...process.env, npm_config_user_agent: undefined },
      };
      const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json'], inCopy)) as [
        { filename: string },
      ];
      const [byNpm, byPnpm] = [join(copy, filename), await pack({ folder }, into)];
      expect(listOf(byNpm)).toEqual(listOf(byPnpm));
      expect(manifestOf(byNpm)).toEqual(manifestOf(byPnpm));
      const publish = ['publish', '--dry-run', '--tag', 'latest'];
      const { status, stderr } = spawnSync('npm', publish, inCopy);
      const warnings = stderr.split('\n').filter((line) => /^npm (warn|error)/.test(line));
      expect(status).toBe(0);
      expect(warnings.filter((line) => !line.includes('logged in'))).toEqual([]);
      expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      );
    } finally {
      remove();
    }
  },
);
