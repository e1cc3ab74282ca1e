import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, matchesGlob, resolve } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { NEEDS_BOTH, ON_BOTH_DATABASES } from './apps/api/src/testing/database/both-databases.ts';
import { decided, STATEMENTS, type StatementNumber } from './e2e/specification/statements.ts';
import { ONLY_IN_ALL } from './scripts/only-in-all.ts';
import { fileOfDecision, probedNumbers } from './scripts/specification-page.ts';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const read = (file: string) => readFileSync(file, 'utf8');
const matching = (pattern: RegExp) => tracked.filter((file) => pattern.test(file));
const isStoryOrTest = (file: string) => /\.(stories|test)\.tsx?$|\/testing\//.test(file);

/** What our rules for Biome refuse of files: their names and the numbers of the lines. */
function refusedBy(files: Record<string, readonly string[]>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const { plugins }: { plugins: string[] } = JSON.parse(read('biome.json'));
  const rules = JSON.stringify({ root: true, plugins: plugins.map((one) => resolve(one)) });
  for (const [file, lines] of [['biome.json', [rules]] as const, ...Object.entries(files)]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--colors=off', '--only=plugin', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const refused = (stdout + stderr).matchAll(/^([\w./-]+):(\d+):\d+ plugin/gm);
  return [...refused].map(([, file, line]) => `${file} ${line}`);
}

describe('rules that no linter knows', () => {
  test('every ui component has a story', () => {
    const folders = readdirSync('packages/ui/src', { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() && !['family', 'theme', 'internal', 'testing'].includes(entry.name),
      )
      .map((entry) => entry.name);
    const withoutStory = folders.filter(
      (name) => matching(new RegExp(`^packages/ui/src/${name}/.+\\.stories\\.tsx$`)).length === 0,
    );
    expect(withoutStory).toEqual([]);
  });

  test('every feature of the application is drawn by a story', () => {
    const features = readdirSync('apps/web/src/features');
    expect(
      features.filter(
        (name) =>
          matching(new RegExp(`^apps/web/src/features/${name}/.+\\.stories\\.tsx$`)).length === 0,
      ),
      'write stories beside what the feature draws, also of nothing to draw, and git add them',
    ).toEqual([]);
  });

  test('every call of the contract occurs in a test, by its name or its path', () => {
    const { paths } = load(read('packages/api-client/openapi.yaml')) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    // two tests send every call there is, so they name none
    const tests = matching(
      /^(apps\/api|e2e)\/.+\.(test|e2e)\.ts$|^apps\/api\/src\/testing\/(?!authorisation)/,
    )
      .filter((file) => !/\/(authorisation|fuzz)\.db\.test\.ts$/.test(file))
      .map(read)
      .join('\n');
    // a test may go through all siblings of a path, and a helper may add its end
    const segment = (text: string, at: number) => {
      if (text.startsWith('{')) return '(?:/[^\\s\'"/`]+|(?=\\$\\{))';
      return at === 0 ? `/${text}` : `/(?:${text}|\\$\\{[^}/]+\\})`;
    };
    const occurs = (id: string, path: string) => {
      const words = path.slice(1).split('/').map(segment).join('');
      return new RegExp(`\\b${id}\\b|${words}[\`'"?$]`).test(tests);
    };
    const untested = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods)
        .flatMap(({ operationId }) => operationId ?? [])
        .filter((id) => !occurs(id, path)),
    );
    expect(
      untested,
      'call these in a test of their module, <noun>.db.test.ts, and git add it',
    ).toEqual([]);
  });

  test('every statement of the specification has a probe, and what was decided otherwise a reason', () => {
    const numbers = Object.keys(STATEMENTS) as StatementNumber[];
    expect(numbers).toHaveLength(255);
    expect(probedNumbers().sort()).toEqual([...numbers].sort());
    const without = numbers.filter((number) => {
      const { words, ...other } = decided(number);
      if (words === '') return true;
      return 'decision' in other && !(other.otherwise && fileOfDecision(other.decision));
    });
    expect(without, 'write why, and the number of a record in docs/decisions').toEqual([]);
    const page = read('docs/specification.md');
    const unsaid = numbers.filter(
      (number) => !page.includes(`| ${number} | ${decided(number).words} |`),
    );
    expect(unsaid, 'run pnpm specification').toEqual([]);
    expect(page).not.toContain('does not work');
  });

  test('the page of security counts its verdicts, and names tests that there are', () => {
    const page = read('docs/security.md');
    const rows = [...page.matchAll(/^\| (\d[^|]*) \| (holds|not applicable|not held) \|.*$/gm)];
    const count = (verdict: string) =>
      rows
        .filter(([, , own]) => own === verdict)
        .reduce((sum, [, numbers = '']) => sum + (numbers.match(/\d+\.\d+\.\d+/g)?.length ?? 0), 0);
    const [holds, other, open] = ['holds', 'not applicable', 'not held'].map(count);
    expect(page).toContain(
      `${(holds ?? 0) + (other ?? 0) + (open ?? 0)} requirements of levels 1 and 2: ${holds} hold, ${other} are not applicable, ${open} are not held`,
    );
    const filesAt = (end: string) =>
      tracked.filter((path) => path === end || path.endsWith(`/${end}`));
    const untrue = rows
      .filter(([, , verdict]) => verdict === 'holds')
      .flatMap(([row, numbers = '']) => {
        const tests = [...row.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`(?:: “([^”]+)”)?/g)];
        const places = [...row.matchAll(/`([\w./-]+\.(?:tsx?|ya?ml|md|json))`/g)];
        const sections = [...row.matchAll(/«([^»]+)» above/g)];
        const said = [
          ...tests.map(
            ([, file = '', title]) =>
              title !== undefined && filesAt(file).some((path) => read(path).includes(title)),
          ),
          ...places.map(([, file = '']) => filesAt(file).length > 0),
          ...sections.map(
            ([, name = '']) => page.includes(`**${name}.**`) || page.includes(`## ${name}\n`),
          ),
        ];
        return said.length > 0 && said.every(Boolean) ? [] : [numbers];
      });
    expect(untrue, 'name a test with its title, or a place, that there is').toEqual([]);
  });

  // A locale is an entry point of its own: only who imports it pays for its words.
  test('the design system and the phone field speak Russian in their Russian locale alone', () => {
    const sources = matching(/^packages\/(ui|phone-input)\/src\/.+\.tsx?$/).filter(
      // the cases of the suite paste what people paste
      (file) => !isStoryOrTest(file) && !/\/words\/ru\.ts$|\/conformance\/cases-/.test(file),
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

  test('what the two databases may do differently is tested on both, and something of every module', () => {
    expect(ON_BOTH_DATABASES.filter((file) => !tracked.includes(file))).toEqual([]);
    const tests = matching(/\.db\.test\.ts$/);
    const onOne = tests.filter((file) => !ON_BOTH_DATABASES.includes(file));
    const where = 'list it in apps/api/src/testing/database/both-databases.ts';
    expect(
      onOne.filter((file) => NEEDS_BOTH.test(read(file))),
      where,
    ).toEqual([]);
    const modulesOf = (files: string[]) =>
      new Set(files.flatMap((file) => /^apps\/api\/src\/modules\/[\w-]+/.exec(file) ?? []));
    expect(
      modulesOf(ON_BOTH_DATABASES),
      `name a module’s test <noun>.db.test.ts, or ${where}`,
    ).toEqual(modulesOf(tests));
  });

  test('what only the long run takes is there, once, with a reason', () => {
    for (const [project, kinds] of Object.entries(ONLY_IN_ALL)) {
      const files = kinds.flatMap((kind) =>
        kind.files.flatMap((glob) => {
          const matched = tracked.filter((file) => matchesGlob(file, glob));
          expect(matched, `${project}: ${glob} matches no file`).not.toEqual([]);
          return matched;
        }),
      );
      expect(new Set(files).size, project).toBe(files.length);
      for (const { because } of kinds) expect(because).toMatch(/\w+ \w+/);
    }
  });

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

  test('every project of tests belongs to a step, and every step to a workflow', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const { tasks } = JSON.parse(read('turbo.json')) as { tasks: object };
    const steps = Object.keys(scripts).filter((name) => /^(test|night):(?!all$)/.test(name));
    const described = Object.keys(tasks).flatMap((id) => /^\/\/#(.+)$/.exec(id)?.[1] ?? []);
    expect(described.sort()).toEqual(steps.sort());
    const projects = [...read('vitest.config.ts').matchAll(/^ +name: ['`]([\w-]+)(\$)?/gm)].map(
      ([, name]) => name,
    );
    const run = steps.map((name) => scripts[name]).join('\n');
    expect(projects.length).toBeGreaterThan(5);
    expect(projects.filter((name) => !run.includes(`--project ${name}`))).toEqual([]);
    const inWorkflow = (file: string) =>
      [...read(`.github/workflows/${file}`).matchAll(/^ {10}- ([a-z].*)$/gm)].flatMap(
        ([, part = '']) => part.split(' ').filter((word) => /^[a-z][a-z-]*$/.test(word)),
      );
    const ofKind = (kind: string) =>
      steps.flatMap((name) => (name.startsWith(kind) ? name.slice(kind.length) : []));
    expect(new Set(inWorkflow('ci.yml'))).toEqual(new Set(ofKind('test:')));
    expect(new Set(inWorkflow('nightly.yml'))).toEqual(new Set(ofKind('night:')));
  });

  test('a journey names the rooms that it goes through, which a change of them runs it by', () => {
    const rooms = [...readdirSync('apps/api/src/modules'), ...readdirSync('apps/web/src/features')];
    const journeys = matching(/^e2e\/[\w-]+\.e2e\.ts$/);
    expect(journeys.length).toBeGreaterThan(5);
    const named = journeys.flatMap((file) =>
      [...read(file).matchAll(/tag: \[([^\]]+)\]/g)].flatMap(([, tags = '']) =>
        [...tags.matchAll(/@([\w-]+)/g)].map(([, room]) => room),
      ),
    );
    expect(named.filter((room) => !rooms.includes(room ?? ''))).toEqual([]);
    // what every page does is no room's
    const OF_EVERY_PAGE = ['e2e/drawn-pages.e2e.ts', 'e2e/loading.e2e.ts'];
    const unnamed = journeys.filter((file) => {
      const tests = [...read(file).matchAll(/^ *test\(/gm)].length;
      return tests > [...read(file).matchAll(/tag: \[/g)].length;
    });
    expect(unnamed).toEqual(OF_EVERY_PAGE);
  });

  test('a test that waits by the clock is refused, and one that looks once at what comes later', () => {
    const waits = [
      `import { setTimeout as wait } from 'node:timers/promises';`,
      'setTimeout(proceed, 100);',
      'window.setTimeout(proceed, 100);',
      'setInterval(proceed, 100);',
      'await page.waitForTimeout(100);',
      'await vi.waitFor(look);',
      'await vi.waitUntil(look);',
    ];
    const planted = {
      'a.test.ts': waits,
      'a.browser.test.tsx': waits,
      'a.e2e.ts': [...waits, 'const before = await total.textContent();'],
      'a.fault.ts': waits,
      'a.stories.tsx': [...waits, 'await expect(button).toHaveFocus();'],
    };
    const refused = refusedBy({ ...planted, 'a.ts': waits });
    const lines = Object.entries(planted).flatMap(([file, of]) =>
      of.map((_, at) => `${file} ${at + 1}`),
    );
    expect(refused.toSorted()).toEqual(lines.toSorted());
  });

  test('a form of the web that is not one of shared/form is refused', () => {
    const forms = [
      'const a = <form onSubmit={send}><p /></form>;',
      'const b = <form onSubmit={send} />;',
      `import { Form } from 'react-aria-components/Form';`,
      'const c = <Form label="c"><p /></Form>;',
    ];
    const folder = 'apps/web/src/features';
    const refused = refusedBy({ [`${folder}/a.tsx`]: forms, [`${folder}/a.test.tsx`]: forms });
    expect(refused).toEqual([1, 2, 3].map((line) => `${folder}/a.tsx ${line}`));
  });

  test('what React 18 does not know is refused in the libraries', () => {
    const lines = [
      `import { use, useContext } from 'react';`,
      'const a = <PlaceContext value={1}><p /></PlaceContext>;',
      'const b = <all.PlaceContext value={1} />;',
      `import { useContext as from } from 'react';`,
      'const c = <PlaceContext.Provider value={1}><p /></PlaceContext.Provider>;',
    ];
    const refused = refusedBy({
      'packages/ui/src/a.tsx': lines,
      'packages/phone-input/src/a.tsx': lines,
      'packages/ui/src/a.example.tsx': lines,
      'apps/web/src/a.tsx': lines,
    });
    const [ui, phone] = ['packages/ui/src/a.tsx', 'packages/phone-input/src/a.tsx'];
    const expected = [ui, phone].flatMap((file) => [1, 2, 3].map((line) => `${file} ${line}`));
    expect(refused.toSorted()).toEqual(expected.toSorted());
  });

  test('a test that is switched off says why', () => {
    const tests = tracked.filter((file) => /\.(test|stories)\.tsx?$|^e2e\//.test(file));
    const silent = tests.filter((file) =>
      /^(?!.*because).*\b(it|test|describe)\.(skip|only|todo|fixme)\(/m.test(read(join('.', file))),
    );
    expect(silent).toEqual([]);
  });
});
