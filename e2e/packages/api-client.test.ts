import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pack, scratch } from './bare-app.ts';

const FOLDER = 'packages/api-client';

const program = `import { ApiError, createApi } from '@org/api-client';
import type { Product } from '@org/api-client/schema';

const api = createApi({
  baseUrl: 'http://api.test',
  getToken: () => ({ token: 'secret', token_type: 'Bearer' }),
  onUnauthorized: () => undefined,
  fetch: async (request) =>
    Response.json({ message: request.headers.get('authorization') }, { status: 409 }),
});
const brand: Product['brand'] | undefined = undefined;
try {
  await api.GET('/user');
} catch (error) {
  const { kind, status, message } = error as ApiError;
  console.log(JSON.stringify([kind, status, message, brand ?? null]));
}
`;

it('@org/api-client, packed, is clean and calls from another application', async () => {
  const checked = spawnSync('pnpm', ['run', 'check:package'], { cwd: FOLDER, encoding: 'utf8' });
  expect(checked.status, checked.stdout + checked.stderr).toBe(0);
  const { folder, remove } = scratch();
  try {
    const tarball = await pack({ folder: FOLDER }, folder);
    const app = join(folder, 'app');
    mkdirSync(app);
    writeFileSync(
      join(app, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: { '@org/api-client': `file:${tarball}` },
      }),
    );
    writeFileSync(join(app, 'pnpm-workspace.yaml'), 'packages: [.]\n');
    writeFileSync(join(app, 'program.ts'), program);
    execFileSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: app });
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const options =
      '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --target es2023 --lib es2023,dom';
    const types = spawnSync(process.execPath, [tsc, ...options.split(' '), 'program.ts'], {
      cwd: app,
      encoding: 'utf8',
    });
    expect(types.stdout).toBe('');
    const said = execFileSync(process.execPath, ['program.ts'], { cwd: app, encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual(['answer', 409, 'Bearer secret', null]);
  } finally {
    remove();
  }
});
