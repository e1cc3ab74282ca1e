import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersIn, scorePairs, scoreSearches, scoreSureness, tableOfNames } from './benchmark.ts';
import type { NameCase } from './name-case.ts';

test('the page of results holds what the benchmark prints', () => {
  const page = readFileSync(new URL('./RESULTS.md', import.meta.url), 'utf8');
  for (const part of [tableOfNames(), scorePairs(), [scoreSearches()], scoreSureness()])
    expect(page).toContain(part.join('\n'));
});

test('another parser enters with a line for each name, and a silent one is right of nothing', () => {
  const [, , ours, , silent] = tableOfNames({ name: 'silent', answers: '' });
  expect(silent).toMatch(/^\| silent \| [\d.]+ % /);
  expect(silent).not.toBe(ours);
  const answer = answersIn('{"id":"a","width":205}\n\n{"id":"b","category":"other"}\n');
  expect(['a', 'b', 'c'].map((id) => answer({ id } as NameCase))).toEqual([
    { isProduct: true, labels: { width: 205 } },
    { isProduct: false, labels: { category: 'other' } },
    { isProduct: false, labels: {} },
  ]);
});
