import { expect, test } from 'vitest';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { relaxationsOf, withWordsAsFilters } from './relaxations.ts';

const section = descriptions.tyres;
const search = (query: string) => parseSearch(section, new URLSearchParams(query));
const NOTHING = { filter: {}, unknown: [] };
const size = { width: [205], profile: [55], diameter: [16] };

test('what was understood of the words becomes conditions; a field that is set stays', () => {
  const unknown = [{ text: 'Несуществующая' }];
  const meant = withWordsAsFilters(search('q=зимняя+Несуществующая+205/55&season=summer'), {
    filter: { ...size, season: ['winter'] },
    unknown,
  });
  expect(meant).toMatchObject({ q: 'Несуществующая', filters: { ...size, season: ['summer'] } });
});

test('words that nobody knows go first, the size last, and the size alone is the last resort', () => {
  const meant = withWordsAsFilters(search('city=Казань&q=Несуществующая'), {
    filter: size,
    unknown: [{ text: 'Несуществующая' }],
  });
  const steps = relaxationsOf(section, meant, undefined);
  expect(steps.map(({ words }) => words)).toEqual([
    'Без слова «Несуществующая»',
    'Любой город',
    'Любой размер',
    'Только 205/55 R16',
  ]);
  expect(steps[0]?.search).toMatchObject({ q: '', filters: { ...size, city: ['Казань'] } });
  expect(steps[3]?.search).toMatchObject({ q: '', filters: size });
});

test('a condition without a name of its own is named by its chip', () => {
  const [step] = relaxationsOf(
    section,
    withWordsAsFilters(search('season=winter&xl=true'), NOTHING),
    undefined,
  );
  expect(step?.words).toBe('Без «XL, усиленная»');
});

test('one condition alone has nothing to give up', () => {
  expect(
    relaxationsOf(section, withWordsAsFilters(search('season=winter'), NOTHING), undefined),
  ).toEqual([]);
  expect(
    relaxationsOf(
      section,
      withWordsAsFilters(search('q=абвгд'), { filter: {}, unknown: [{ text: 'абвгд' }] }),
      undefined,
    ),
  ).toEqual([]);
});

test('two conditions at once are given up after each alone, and the size of neither', () => {
  const meant = withWordsAsFilters(
    search('width=205&profile=55&diameter=16&studded=true&brand=Nokian+Tyres'),
    NOTHING,
  );
  const steps = relaxationsOf(section, meant, undefined);
  expect(steps.map(({ words }) => words)).toEqual([
    'Без шипов',
    'Любой бренд',
    'Любой размер',
    'Без шипов, любой бренд',
    'Только 205/55 R16',
  ]);
  expect(steps[3]?.search.filters).toEqual(size);
});
