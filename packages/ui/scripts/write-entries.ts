/**
 * Writes the entry points of the package, one for each `src/<name>/<name>.tsx`, into package.json and README.md:
 * `pnpm gen`. With `--check` it only says whether they are up to date. Decision 167.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const pathOf = (file: string) => file.replace(/^src\/|\.tsx?$/g, '');
const entryOf = (file: string) => pathOf(file).replace(/^([\w-]+)\/\1$/, '$1');
const files = globSync('src/*/*.{ts,tsx}')
  .filter((file) => !entryOf(file).includes('/') || file === 'src/words/ru.ts')
  .sort((a, b) => (entryOf(a) < entryOf(b) ? -1 : 1));

/** What an application gets. Server components take what renders from `client/`, which says `'use client'`. */
const builtOf = (file: string) => ({
  types: `./dist/${pathOf(file)}.d.ts`,
  ...(file.endsWith('x') && { 'react-server': `./dist/client/${pathOf(file)}.js` }),
  default: `./dist/${pathOf(file)}.js`,
});

/** Returns the exports for all files, with those of before that are styles or the manifest. */
const exportsOf = (targetOf: (file: string) => unknown, before: object) => ({
  ...Object.fromEntries(files.map((file) => [`./${entryOf(file)}`, targetOf(file)])),
  ...Object.fromEntries(Object.entries(before).filter(([entry]) => /\.(css|json)$/.test(entry))),
});

function manifest(text: string) {
  const own = JSON.parse(text);
  own.exports = exportsOf((file) => `./${file}`, own.exports);
  own.publishConfig.exports = exportsOf(builtOf, own.publishConfig.exports);
  return `${JSON.stringify(own, null, 2)}\n`;
}

function readme(text: string) {
  const names = files.map((file) => `\`${entryOf(file)}\``).filter((name) => !name.includes('/'));
  return text.replace(/(?<=The entry points: ).+(?=\.$)/m, names.join(', '));
}

for (const [file, written] of Object.entries({ 'package.json': manifest, 'README.md': readme })) {
  const text = readFileSync(file, 'utf8');
  if (written(text) === text) continue;
  if (!process.argv.includes('--check')) writeFileSync(file, written(text));
  else throw new Error(`The entry points in packages/ui/${file} are stale: run \`pnpm gen\``);
}
