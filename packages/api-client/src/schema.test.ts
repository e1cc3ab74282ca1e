import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);

test('schema.ts is what the contract generates', async () => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const [tool, ...flags] = scripts['gen:types'].split(' ');
  const cli = fileURLToPath(new URL(`node_modules/${tool}/bin/cli.js`, root));
  const check = promisify(execFile)(process.execPath, [cli, ...flags, '--check'], { cwd: root });
  await expect(check).resolves.toBeDefined();
});
