import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const matching = (pattern: RegExp) => tracked.filter((file) => pattern.test(file));

test('workflows name foreign actions by their commit, with its version', () => {
  const uses = matching(/^\.github\/workflows\//).flatMap((file) =>
    [...read(file).matchAll(/^.*\buses:.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(uses.length).toBeGreaterThan(0);
  const movable = uses.filter(
    (line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
  );
  expect(movable).toEqual([]);
});

test('images are named by their digest, and pnpm by the hash of its archive', () => {
  const images = matching(/^deploy\/.*(Dockerfile|compose\.yaml)$/).flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:FROM|image:)\s+(\S+)/gm)].map(([, image = '']) => image),
  );
  const own = ['base', 'protektor'];
  const foreign = images.filter((image) => !own.includes(image));
  expect(foreign.length).toBeGreaterThan(2);
  expect(foreign.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual(
    [],
  );
  const { packages } = JSON.parse(read('scripts/pnpm/package-lock.json')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const locked = Object.entries(packages).filter(([name]) => name !== '');
  expect(locked.length).toBeGreaterThan(1);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const unlocked = matching(/^\.github\/workflows\/|Dockerfile$/).filter((file) =>
    /pnpm@|install (?:-g|--global)/.test(read(file)),
  );
  expect(unlocked).toEqual([]);
});

test('the application of the compose file is no superuser', () => {
  const compose = read('deploy/container/compose.yaml');
  const superuser = /POSTGRES_USER: (\w+)/.exec(compose)?.[1];
  const user = /DATABASE_URL: "postgres:\/\/(\w+):/.exec(compose)?.[1];
  expect(superuser).toBeDefined();
  expect(user).not.toBe(superuser);
  expect(read('deploy/container/database.sh')).toContain(`create role ${user} login nosuperuser`);
});

test('a job of a workflow has no rights but those that it names', () => {
  for (const file of matching(/^\.github\/workflows\//)) {
    const { permissions, jobs } = load(read(file)) as {
      permissions: object;
      jobs: Record<string, { permissions?: Record<string, string> }>;
    };
    expect(permissions, file).toEqual({ contents: 'read' });
    // who may publish cannot write pull requests, and who may write those cannot publish
    for (const { permissions: own } of Object.values(jobs))
      if (own?.['id-token']) expect(own, file).not.toHaveProperty('pull-requests');
  }
  expect(read('.github/workflows/release.yml')).toContain('NPM_CONFIG_PROVENANCE: "true"');
});

test('packages that nobody keeps any more serve tests alone', () => {
  const names = ['ftp-srv', 'hoodiecrow-imap', 's3rver'];
  const page = read('docs/security.md');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  for (const file of matching(/(^|\/)package\.json$/)) {
    const { dependencies = {} } = JSON.parse(read(file)) as { dependencies?: object };
    expect(
      names.filter((name) => name in dependencies),
      file,
    ).toEqual([]);
  }
  const users = matching(/\.(ts|tsx|mjs)$/).filter((file) =>
    names.some((name) => read(file).includes(`from '${name}'`)),
  );
  expect(users.filter((file) => !file.startsWith('apps/api/src/testing/servers/'))).toEqual([]);
});
