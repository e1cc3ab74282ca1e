import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const read = (file: string) => readFileSync(file, 'utf8');
const matching = (pattern: RegExp) => tracked.filter((file) => pattern.test(file));
const isStoryOrTest = (file: string) => /\.(stories|test)\.tsx?$|\/testing\//.test(file);

describe('rules that no linter knows', () => {
  test('every ui component has a story', () => {
    const folders = readdirSync('packages/ui/src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['theme', 'internal'].includes(entry.name))
      .map((entry) => entry.name);
    const withoutStory = folders.filter(
      (name) => matching(new RegExp(`^packages/ui/src/${name}/.+\\.stories\\.tsx$`)).length === 0,
    );
    expect(withoutStory).toEqual([]);
  });

  test('every call of the contract occurs in a test, by its name or its path', () => {
    const { paths } = parse(read('packages/api-client/openapi.yaml')) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const tests = matching(/^(apps\/api|e2e)\/.+\.(test|e2e)\.ts$/)
      .map(read)
      .join('\n');
    // a test may go through all siblings of a path
    const segment = (text: string) =>
      text.startsWith('{') ? '[^\\s\'"]+' : `(?:${text}|\\$\\{[^}]+\\})`;
    const occurs = (id: string, path: string) =>
      new RegExp(`\\b${id}\\b|/${path.slice(1).split('/').map(segment).join('/')}[\`'"?$]`).test(
        tests,
      );
    const untested = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods)
        .flatMap(({ operationId }) => operationId ?? [])
        .filter((id) => !occurs(id, path)),
    );
    expect(untested).toEqual([]);
  });

  test('the design system and the phone field speak no Russian', () => {
    const sources = matching(/^packages\/(ui|phone-input)\/src\/.+\.tsx?$/).filter(
      (file) => !isStoryOrTest(file),
    );
    expect(sources.filter((file) => /[А-Яа-яЁё]/.test(read(file)))).toEqual([]);
  });

  test('no component of the design system takes a class name', () => {
    const sources = matching(/^packages\/ui\/src\/.+\.tsx$/).filter((file) => !isStoryOrTest(file));
    expect(sources.filter((file) => /^\s*className\??:/m.test(read(file)))).toEqual([]);
  });

  test('every migration has a number of its own', () => {
    const names = readdirSync('apps/api/src/db/migrations');
    const numbers = names.map((name) => /^\d{4}(?=-[a-z-]+\.sql$)/.exec(name)?.[0]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(names.length);
  });

  test('the import checker sees modules of every package', () => {
    const report = execFileSync(
      'node_modules/.bin/depcruise',
      ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', '--output-type', 'json'],
      { encoding: 'utf8', maxBuffer: 256 * 2 ** 20, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const { modules } = JSON.parse(report) as { modules: { source: string }[] };
    const seen = (root: string) => modules.some(({ source }) => source.startsWith(`${root}/src/`));
    const roots = [
      'apps/web',
      'apps/api',
      'packages/ui',
      'packages/phone-input',
      'packages/api-client',
    ];
    expect(roots.filter((root) => !seen(root))).toEqual([]);
  }, 60_000);

  test('the repository speaks of the product alone', () => {
    const text = tracked.filter((file) => /\.(tsx?|mjs|json|ya?ml|md|sql|css|html)$/.test(file));
    const foreign = text.filter(
      (file) =>
        basename(file) !== 'repo.test.ts' &&
        /(^|[\s"'(`])\/(work|home|root)\/|\.\.\/shared\/(spec|design|data)|registry\.npmjs\.org/m.test(
          read(file),
        ),
    );
    expect(foreign).toEqual([]);
  });

  test('a test that is switched off says why', () => {
    const tests = tracked.filter((file) => /\.(test|stories)\.tsx?$|^e2e\//.test(file));
    const silent = tests.filter((file) =>
      /^(?!.*because).*\b(it|test|describe)\.(skip|only|todo|fixme)\(/m.test(read(join('.', file))),
    );
    expect(silent).toEqual([]);
  });
});
