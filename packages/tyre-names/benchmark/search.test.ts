import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownIndex } from './known-index.ts';
import { type Meaning, missesOf } from './score-meanings.ts';
import { parseQueries, wrongQueries } from './score-queries.ts';

const cases = parseQueries(readFileSync(new URL('./cases/queries.txt', import.meta.url), 'utf8'));

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

const wrongOf = (file: string) => {
  const text = readFileSync(new URL(`./cases/${file}`, import.meta.url), 'utf8');
  const { queries } = JSON.parse(text) as { queries: Meaning[] };
  return { queries, wrong: queries.filter((query) => missesOf(query, knownIndex).length > 0) };
};

test('each kind of a query that strangers have typed is understood, but for these of slang and slips', () => {
  const { queries, wrong } = wrongOf('strangers.json');
  expect(queries.length).toBeGreaterThanOrEqual(1300);
  expect(wrong.map(({ q }) => q)).toEqual([
    'хаки десятые 205/55/16',
    'dunlop sp winter ise 03',
    'алкоа лвл ван 22.5x11.75 et0',
    'почем 385 ки 65 22.5 на прицеп',
    'суонп вич 26 10 12',
    'ирц вх 40',
    'вектор 4 сизонс',
    'итп мад лайт хл 28 12 14',
  ]);
});

test.each(['meanings.json', 'more-meanings.json'])('what buyers mean is understood, %s', (file) => {
  const { queries, wrong } = wrongOf(file);
  expect(wrong.length / queries.length, wrong.map(({ q }) => q).join('\n')).toBeLessThanOrEqual(
    0.02,
  );
});
