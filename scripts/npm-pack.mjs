// Makes `npm pack` in a package produce what `pnpm pack` does: npm itself knows neither `publishConfig.exports` nor
// versions from the workspace. Before packing, the package's manifest is replaced by the one that pnpm publishes;
// afterwards the package's own comes back. `npm publish` reads the manifest once more after packing, and tells the
// registry what it has read, so there the own one comes back at the end. Decision 161.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { toolchainIsHere, withToolchain } from './toolchain.mjs';

const OWN = 'node_modules/.own-package.json';
const TARBALL = 'node_modules/.npm-packed.tgz';
const isPnpm = process.env.npm_config_user_agent?.startsWith('pnpm/');

const { npm_command: command, npm_lifecycle_event: event } = process.env;

const restore = () => existsSync(OWN) && renameSync(OWN, 'package.json');

/** Lets npm read the published manifest, with the script that brings back the package's own. */
function restoreLater() {
  const published = JSON.parse(readFileSync('package.json', 'utf8'));
  const postpublish = `node ${relative('.', import.meta.filename)} restore`;
  const scripts = { ...published.scripts, postpublish };
  writeFileSync('package.json', JSON.stringify({ ...published, scripts }));
}

async function usePublished() {
  if (!existsSync('dist')) throw new Error('There is no dist: run `pnpm build` first');
  restore();
  // pnpm would take npm's variables for its own settings
  for (const name of Object.keys(process.env)) if (/^npm_/i.test(name)) delete process.env[name];
  const pack = ['pack', '--out', TARBALL];
  // npm prints the list of packed files, to an output that other programs read, so pnpm's list is dropped
  if (toolchainIsHere()) execFileSync('pnpm', pack, { stdio: ['ignore', 'ignore', 'inherit'] });
  else if ((await withToolchain(['pnpm', ...pack, '--silent'])).status !== 0)
    throw new Error('pnpm could not pack');
  const published = execFileSync('tar', ['-xOf', TARBALL, 'package/package.json']);
  writeFileSync(OWN, readFileSync('package.json'));
  writeFileSync('package.json', published);
}

if (!isPnpm) {
  if (process.argv[2] !== 'restore') await usePublished();
  else if (command === 'publish' && event === 'postpack') restoreLater();
  else restore();
}
