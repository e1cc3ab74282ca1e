import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pack, scratch } from './bare-app.ts';

const FOLDER = 'packages/trade';

/** The code of the README, whose lines that print end with what they print. */
const [code = ''] = [
  ...readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(/^```ts\n(.*?)^```/gms),
].map(([, block]) => block);
const expected = [...code.matchAll(/ \/\/ (.+)$/gm)].map(([, said]) => said);

it('@org/trade, packed, is clean and does what its README says in another application', async () => {
  const checked = spawnSync('pnpm', ['run', 'check:package'], { cwd: FOLDER, encoding: 'utf8' });
  expect(checked.status, checked.stdout + checked.stderr).toBe(0);
  const { folder, remove } = scratch();
  try {
    const [trade, client] = await Promise.all(
      [FOLDER, 'packages/api-client'].map((one) => pack({ folder: one }, folder)),
    );
    const app = join(folder, 'app');
    mkdirSync(app);
    writeFileSync(
      join(app, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: { '@org/trade': `file:${trade}` },
      }),
    );
    // the contract's types come from a package that no registry here has
    writeFileSync(
      join(app, 'pnpm-workspace.yaml'),
      `packages: [.]\noverrides: { '@org/api-client': 'file:${client}' }\n`,
    );
    writeFileSync(join(app, 'program.ts'), code);
    execFileSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: app });
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const options =
      '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --target es2024 --lib es2024,dom';
    const types = spawnSync(process.execPath, [tsc, ...options.split(' '), 'program.ts'], {
      cwd: app,
      encoding: 'utf8',
    });
    expect(types.stdout).toBe('');
    const said = execFileSync(process.execPath, ['program.ts'], { cwd: app, encoding: 'utf8' });
    expect(said.trim().split('\n')).toEqual(expected);
  } finally {
    remove();
  }
});
