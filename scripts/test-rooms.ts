import { execFileSync } from 'node:child_process';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Tests of all calls: a change of one module's call is theirs too. */
const OF_ALL_CALLS = ['authorisation.db', 'fuzz.db', 'hostile-words.db', 'read-only.db'];

const MODULE = /^apps\/api\/src\/modules\/([\w-]+)\//;
const FEATURE = /^apps\/web\/src\/features\/([\w-]+)\//;
/** What neither the API nor a page is made of. */
const BESIDE =
  /^(benchmarks|deploy|docs|faults|\.changeset|\.github|\.storybook)\/|\.(md|mdx)$|\.stories\.tsx$/;
const OF_API = /^(apps\/api|packages\/(api-client|config|trade|tyre-names)|scripts)\/|^[^/]+$/;
const TEST = /\.test\.tsx?$/;
const JOURNEY = /^e2e\/[^/]+\.e2e\.ts$/;

/** Arguments for the program of a step; undefined is all of it, and null nothing. */
type Part = string[] | undefined | null;

/**
 * Returns which part of a step a change concerns.
 * Modules and features do not import each other (dependency-cruiser sees to it), so a change inside one concerns its own
 * tests and those of all calls; a change below them concerns all.
 */
export function partsOf(
  changed: readonly string[],
): Record<'postgres' | 'embedded' | 'journeys', Part> {
  const files = changed.filter((file) => !BESIDE.test(file));
  const ofApi = files.filter((file) => OF_API.test(file));
  const modules = [...new Set(ofApi.flatMap((file) => MODULE.exec(file)?.[1] ?? []))];
  const ofPages = files.filter(
    (file) => !TEST.test(file) && !/^e2e\/(packages|specification)\//.test(file),
  );
  const rooms = new Set(
    ofPages.flatMap((file) => MODULE.exec(file)?.[1] ?? FEATURE.exec(file)?.[1] ?? []),
  );
  const calls: Part =
    ofApi.length === 0
      ? null
      : ofApi.every((file) => MODULE.test(file))
        ? [...modules.map((name) => `apps/api/src/modules/${name}/`), ...OF_ALL_CALLS]
        : undefined;
  const journeys: Part =
    ofPages.length === 0
      ? null
      : ofPages.every((file) => MODULE.test(file) || FEATURE.test(file))
        ? ['--grep', [...rooms].map((room) => `@${room}\\b`).join('|'), '--pass-with-no-tests']
        : ofPages.every((file) => JOURNEY.test(file))
          ? ofPages
          : undefined;
  return { postgres: calls, embedded: calls, journeys };
}

/** The files that differ from those of a commit, committed or not. */
export function changedSince(ref: string): string[] {
  const [base = ref] = git('merge-base', ref, 'HEAD');
  return [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
