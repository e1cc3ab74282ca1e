import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const read = (file: string) => readFileSync(file, 'utf8');
const matching = (pattern: RegExp) => tracked.filter((file) => pattern.test(file));
const isStoryOrTest = (file: string) => /\.(stories|test)\.tsx?$|\/testing\//.test(file);

// Neither depends on the other, and their users should not have to install a third package.
test('what the design system and the phone field share is the same in both', () => {
  const [ours, theirs] = ['ui', 'phone-input'].map((name) => {
    const folder = `packages/${name}/src/family/`;
    return matching(new RegExp(`^${folder}`)).map((file) => [file.replace(folder, ''), read(file)]);
  });
  expect(ours?.length).toBeGreaterThan(3);
  expect(theirs).toEqual(ours);
});

test('days are counted and written by date-fns', () => {
  const byHand = [
    /86_?400_?000|3_?600_?000|24 \* 3600|24 \* 60 \* 60|toLocale(Date|Time)String|Intl\.DateTimeFormat\(/,
    /[-+] [\w.]+\.getTime\(\)|getTime\(\) [-+]|Date\.parse\([^)]*\) [-+]|\.[sg]et(Date|Month|FullYear)\(/,
  ];
  // the client of the API depends on nothing for one subtraction
  const sources = matching(/^(apps|packages)\/(?!api-client)[\w-]+\/src\/.+\.tsx?$/).filter(
    (file) => !isStoryOrTest(file),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => byHand.some((one) => one.test(read(file))))).toEqual([]);
});

test('what a decision says is absent is absent', () => {
  const claims = matching(/^docs\/decisions\/\d.+\.md$/).flatMap((file) =>
    [...read(file).matchAll(/^Absent: `(.+)` in `(.+)`\.$/gm)].map(([, text = '', where = '']) => ({
      text,
      files: matching(new RegExp(where)).filter((path) => !isStoryOrTest(path)),
    })),
  );
  expect(claims.length).toBeGreaterThan(3);
  for (const { text, files } of claims) {
    expect(files.length, `where there is no «${text}»`).toBeGreaterThan(0);
    expect(files.filter((file) => read(file).includes(text))).toEqual([]);
  }
});

test('a name of a file is found once in an application', () => {
  for (const application of ['api', 'web']) {
    const names = matching(new RegExp(`^apps/${application}/src/.+\\.tsx?$`))
      .filter((file) => !isStoryOrTest(file))
      .map((file) => basename(file));
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

// Decision 486.
test('a job has its queries from elsewhere', () => {
  const jobs = matching(/^apps\/api\/src\/.+\.jobs\.ts$/);
  expect(jobs.length).toBeGreaterThan(20);
  const sql = /[`'"]\s*(select|insert into|update|delete from|with) /;
  const code = (file: string) => read(file).replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');
  expect(jobs.filter((file) => sql.test(code(file)))).toEqual([]);
});

// A layer, a module, a feature or a part that the web shares is a noun of its own, however small.
test('a folder within a noun holds three files, or is none', () => {
  const depthOfNoun = (folder: string) =>
    /^apps\/(api\/src\/modules|web\/src\/(features|shared))\//.test(folder) ? 5 : 4;
  const files = matching(/^apps\/(api|web)\/src\/.+\/[^/]+$/).filter(
    (file) => !isStoryOrTest(file) && !file.includes('.generated.'),
  );
  const folders = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/')));
  const nested = [...folders].filter(([folder]) => folder.split('/').length > depthOfNoun(folder));
  expect(nested.length).toBeGreaterThan(40);
  const small = nested.filter(
    ([folder, own]) =>
      own.length < 3 && !files.some((file) => file.startsWith(`${folder}/`) && !own.includes(file)),
  );
  expect(small.map(([folder]) => folder)).toEqual([]);
});
