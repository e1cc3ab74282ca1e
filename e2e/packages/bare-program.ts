import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { pack, scratch } from './bare-app.ts';

/** Expects that a package keeps what its manifest promises. */
export function expectClean(folder: string) {
  const checked = spawnSync('pnpm', ['run', 'check:package'], { cwd: folder, encoding: 'utf8' });
  expect(checked.status, checked.stdout + checked.stderr).toBe(0);
}

/**
 * Packs packages, installs the first of them in an empty project where the others stand for the registry's, expects that
 * a program there has the right types, and returns its lines.
 */
export async function saidElsewhere(
  folders: readonly [folder: string, ...others: string[]],
  program: string,
): Promise<string[]> {
  const { folder, remove } = scratch();
  try {
    const tarballs = await Promise.all(folders.map((one) => pack({ folder: one }, folder)));
    const named = folders.map((one, at) => [
      one.replace('packages/', '@org/'),
      `file:${tarballs[at]}`,
    ]);
    const app = join(folder, 'app');
    mkdirSync(app);
    const files = {
      'package.json': {
        private: true,
        type: 'module',
        dependencies: Object.fromEntries(named.slice(0, 1)),
      },
      // JSON is YAML too
      'pnpm-workspace.yaml': { packages: ['.'], overrides: Object.fromEntries(named.slice(1)) },
    };
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(app, name), JSON.stringify(content));
    writeFileSync(join(app, 'program.ts'), program);
    execFileSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: app });
    expectTypes(app);
    const said = execFileSync(process.execPath, ['program.ts'], { cwd: app, encoding: 'utf8' });
    return said.trim().split('\n');
  } finally {
    remove();
  }
}

/** Expects that the program of a project has the right types, as the strictest user would check them. */
export function expectTypes(app: string) {
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const options =
    '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --target es2024 --lib es2024,dom';
  const types = spawnSync(process.execPath, [tsc, ...options.split(' '), 'program.ts'], {
    cwd: app,
    encoding: 'utf8',
  });
  expect(types.stdout).toBe('');
}
