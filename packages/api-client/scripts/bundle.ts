/**
 * Writes openapi.yaml, the contract in one file, from the files of openapi/: `pnpm gen`. With `--check` it only compares.
 * Decision 485.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dump, load } from 'js-yaml';

type Parts = Record<string, Record<string, unknown>>;

const SOURCES = new URL('../openapi/', import.meta.url);
const TARGET = new URL('../openapi.yaml', import.meta.url);
const KINDS = ['parameters', 'responses', 'schemas'];

const read = (file: URL) => readFileSync(file, 'utf8');
const joined = execFileSync('redocly', ['bundle', 'openapi/openapi.yaml'], {
  cwd: new URL('..', import.meta.url),
  encoding: 'utf8',
  // it asks the network for nothing
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'pipe'],
});
const contract = load(joined) as { openapi: string; components: Parts };
const { openapi, components, ...rest } = contract;

// In the order of their names: in that of their use, one reference more would move half the file.
const sorted = Object.fromEntries(
  Object.entries(components).map(([kind, parts]) => [
    kind,
    Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]),
);
const text = `openapi: ${openapi}
# Written by scripts/bundle.ts from openapi/: \`pnpm gen\`.
${dump({ ...rest, components: sorted }, { lineWidth: -1, noRefs: true })}`;

// Redocly leaves out what nothing refers to, and gives the second part of a name another one.
const parts = globSync('*.yaml', { cwd: SOURCES }).flatMap((file) => {
  const noun = load(read(new URL(file, SOURCES))) as Parts;
  return KINDS.flatMap((kind) =>
    Object.keys(noun[kind] ?? {}).map((name) => ({ file, kind, name })),
  );
});
const lost = parts.filter(({ kind, name }) => !(name in (components[kind] ?? {})));
const same = parts.filter(
  (part, at) => parts.findIndex(({ kind, name }) => kind === part.kind && name === part.name) < at,
);
const problems = [
  ...lost.map(({ file, kind, name }) => `${file}: nothing refers to ${kind}/${name}`),
  ...same.map(({ file, kind, name }) => `${file}: there is another ${kind}/${name}`),
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (read(TARGET) !== text) {
  console.error('openapi.yaml is not what openapi/ says: change that, and pnpm gen');
  process.exitCode = 1;
}
