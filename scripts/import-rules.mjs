// Checks the imports of the tree, then plants one violation of every import rule and demands that each is found: a
// checker that reads no modules reports success too. Works on a copy of the tree, so that nothing of this checkout is
// touched.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cases, leaningCases } from './import-rules.cases.mjs';

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'import-rules-'));
for (const file of execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')) {
  if (!/\.(tsx?|mjs|json|ya?ml|md|css)$/.test(file) || !existsSync(file)) continue;
  mkdirSync(join(copy, dirname(file)), { recursive: true });
  cpSync(file, join(copy, file));
}
const packages = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);
for (const folder of ['.', ...packages]) {
  const modules = resolve(root, folder, 'node_modules');
  if (existsSync(modules)) cpLinks(modules, join(copy, folder, 'node_modules'));
}

/** Links node_modules; workspace packages point into the copy, as they do in the original. */
function cpLinks(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}

/** Where no two folders lean on each other: neither one and the one that it stands in, nor two that stand in one. */
const LEANING_ONE_WAY = ['apps/api/src/', 'apps/web/src/'];
const CHECKED = ['apps', 'packages', 'e2e', 'benchmarks', 'faults', 'deploy'];

function cruise() {
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.mjs', ...CHECKED, '--output-type', 'json'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 256 * 2 ** 20 },
  );
  return JSON.parse(stdout);
}

/**
 * Returns the folders that lean on each other, as `folder ↔ other`: one could read neither alone. The other is the one
 * that the folder stands in, or one beside it; what stands within them counts as theirs there. Types alone do not count.
 * Decision 506. Decision 518.
 */
function leaningFolders(modules) {
  const leanings = new Set();
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      if (!LEANING_ONE_WAY.some((root) => source.startsWith(root) && resolved.startsWith(root)))
        continue;
      if (
        dependencyTypes.includes('type-only') ||
        /\.(test|stories)\.tsx?$|\/testing\//.test(source)
      )
        continue;
      const [from, to] = [dirname(source), dirname(resolved)];
      if (dirname(from) === to || dirname(to) === from) leanings.add(`${from} ↔ ${to}`);
      else {
        const [one, other] = siblingsOf(from, to);
        if (one && other) leanings.add(`${one} ↔ ${other}`);
      }
    }
  return [...leanings].filter((leaning) => {
    const [from, to] = leaning.split(' ↔ ');
    return from < to && leanings.has(`${to} ↔ ${from}`);
  });
}

/** The two folders beside each other that two folders are, or stand in; undefined where one stands in the other. */
function siblingsOf(one, other) {
  const [names, otherNames] = [one.split('/'), other.split('/')];
  const at = names.findIndex((name, index) => name !== otherNames[index]);
  const until = (path) =>
    at >= 0 && at < path.length ? path.slice(0, at + 1).join('/') : undefined;
  return [until(names), until(otherNames)];
}

/** Plants the files of a case, all at once, and returns a function that removes them again. */
function plant(files) {
  const undo = files.map(([file, source]) => {
    const path = join(copy, file);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${source}\n`);
    return () => (before === undefined ? rmSync(path) : writeFileSync(path, before));
  });
  return () => {
    for (const take of undo) take();
  };
}

const { modules, summary: clean } = cruise();
const unread = packages.filter(
  (name) =>
    name !== 'packages/config' && !modules.some(({ source }) => source.startsWith(`${name}/src/`)),
);
const wrong = clean.violations.filter(({ rule }) => rule.severity === 'error');
for (const { rule, from, to } of wrong) console.error(`✗ ${rule.name}: ${from} → ${to}`);
const leaning = leaningFolders(modules);
for (const folders of leaning) console.error(`✗ ${folders} import each other`);
if (wrong.length > 0 || unread.length > 0 || leaning.length > 0) {
  console.error(
    unread.length > 0
      ? `No module was read in ${unread.join(', ')}`
      : 'See the comments of .dependency-cruiser.mjs',
  );
  rmSync(copy, { recursive: true, force: true });
  process.exit(1);
}

// The cases are in different files, so one run finds them all.
const takeAway = plant([...cases, ...leaningCases].flatMap(({ files }) => files));
const planted = cruise();
const found = planted.summary.violations;
const leaningFound = leaningFolders(planted.modules);
takeAway();
rmSync(copy, { recursive: true, force: true });

const missed = cases.filter(
  ({ rule, files }) =>
    !found.some((v) => v.rule.name === rule && files.some(([file]) => v.from === file)),
);
const unnoticed = leaningCases.filter(({ folders }) => !leaningFound.includes(folders));
for (const { folders } of unnoticed) console.error(`✗ that ${folders} was not noticed`);
for (const { rule, files } of missed) console.error(`✗ ${rule} did not notice ${files[0][0]}`);
console.log(
  `${cases.length - missed.length + leaningCases.length - unnoticed.length} of ${cases.length + leaningCases.length} planted violations found in ${clean.totalCruised} modules`,
);
process.exitCode = missed.length === 0 && unnoticed.length === 0 ? 0 : 1;
