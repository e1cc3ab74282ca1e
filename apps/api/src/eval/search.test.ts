import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownIndex } from './known-index.ts';
import { parseQueries, wrongQueries } from './score-queries.ts';

const cases = parseQueries(readFileSync(new URL('./facts/queries.txt', import.meta.url), 'utf8'));

test('at least 97 of 100 queries become the filter that a buyer means', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300);
  const wrong = wrongQueries(cases, knownIndex);
  expect(
    wrong.length / cases.length,
    wrong.map(({ query: { section, q } }) => `${section}: ${q}`).join('\n'),
  ).toBeLessThanOrEqual(0.03);
});

test('a wrong expectation is told', () => {
  const [wrong] = wrongQueries(parseQueries('# any\ntyres | зима | season=summer'), knownIndex);
  expect(wrong).toMatchObject({ got: { season: ['winter'] }, unknown: [] });
});
