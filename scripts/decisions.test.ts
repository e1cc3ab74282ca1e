import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const read = (file: string) => readFileSync(file, 'utf8');
const records = readdirSync(FOLDER)
  .filter((name) => /^\d{4}-.+\.md$/.test(name))
  .map((file) => {
    const text = read(`${FOLDER}/${file}`);
    const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
    return { number: Number(number), file, title, text };
  });
const ROW =
  /^\| \[(\d+)\]\((.+?)\) \| (.+) \| (in force|(?:partly )?replaced by .+) \| `(.+)` \|$/gm;

/** The lines of the index. Decision 502. */
const index = [...read(`${FOLDER}/README.md`).matchAll(ROW)].map(
  ([, number = '', file = '', title = '', status = '', place = '']) => ({
    number: Number(number),
    file,
    title,
    replacedBy: [...status.matchAll(/\[(\d+)\]/g)].map(([, later]) => Number(later)),
    isInForce: status === 'in force',
    place,
  }),
);

test('each record stands once in the index, with its number and title', () => {
  const byNumber = (one: { number: number }, other: { number: number }) =>
    one.number - other.number;
  const lines = (of: readonly { number: number; file: string; title: string }[]) =>
    of.toSorted(byNumber).map(({ number, file, title }) => ({ number, file, title }));
  expect(records.length).toBeGreaterThan(100);
  expect(lines(index)).toEqual(lines(records));
});

test('what replaces a record is a later decision that names it', () => {
  const untrue = index.filter(({ number, isInForce, replacedBy }) => {
    const later = records.filter((record) => replacedBy.includes(record.number));
    const isNamed = later.every(({ text }) => new RegExp(`\\b${number}\\b`).test(text));
    return isInForce === replacedBy.length > 0 || later.length < replacedBy.length || !isNamed;
  });
  expect(untrue).toEqual([]);
});

test('the place that a record explains names it', () => {
  const silent = index.filter(
    ({ number, place }) =>
      !(existsSync(place) && new RegExp(`\\bDecision ${number}\\.`).test(read(place))),
  );
  expect(silent, 'write «Decision N.» at the end of the comment at this place').toEqual([]);
});
