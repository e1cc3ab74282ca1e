import { expect, test } from 'vitest';
import { formatSearch, parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { pressed } from './pressed.ts';
import { newQuestion, questionsOf, refinedQuestion } from './questions.ts';

const at = (query = '') => parseSearch(descriptions.tyres, new URLSearchParams(query));
const again = (search: ReturnType<typeof at>) => at(formatSearch(search));
const understoodAs = (filter: object) => ({ filter, tokens: [], unknown: [] });

const studded = understoodAs({
  width: [205],
  profile: [55],
  diameter: [16],
  season: ['winter'],
  studded: true,
});
const nordman = understoodAs({ brand: ['Ikon Tyres'], model: ['Nordman 8'] });

test('a text replaces what an earlier text asked for, also after a reload', () => {
  const first = again(newQuestion(at(), '205/55 r16 зима шипы', studded));
  expect(first.filters).toEqual(studded.filter);
  expect(first.asked?.text).toBe('205/55 r16 зима шипы');
  const second = again(newQuestion(first, 'нокиан нордман 8', nordman));
  expect(second.filters).toEqual(nordman.filter);
  expect(second.asked).toEqual({ text: 'нокиан нордман 8', fields: ['brand', 'model'] });
});

test('what was pressed stays unless the text speaks of it', () => {
  const search = at('city=Казань&season=summer&studded=false&width=195&price_max=500000');
  const next = newQuestion(search, '205/55 r16 зима шипы', studded);
  expect(next.filters).toEqual({ city: ['Казань'], price_max: 500_000, ...studded.filter });
  const winter = newQuestion(at('studded=true'), 'зима', understoodAs({ season: ['winter'] }));
  expect(winter.filters).toEqual({ studded: true, season: ['winter'] });
  const summer = newQuestion(at('studded=true'), 'лето', understoodAs({ season: ['summer'] }));
  expect(summer.filters).toEqual({ season: ['summer'] });
  const cheap = newQuestion(search, 'от 3000', understoodAs({ price_min: 300_000 }));
  expect(cheap.filters).toEqual({
    city: ['Казань'],
    season: ['summer'],
    studded: false,
    width: [195],
    price_min: 300_000,
  });
});

test('a car replaces a size, and a size a car', () => {
  const car = { brand: 'Kia', model: 'Rio' };
  const search = newQuestion(
    at('width=205&profile=55&diameter=16'),
    'киа рио',
    understoodAs({ car }),
  );
  expect([search.car, search.filters]).toEqual([car, {}]);
  const sized = newQuestion(again(search), '205/55 r16', studded);
  expect([sized.car, sized.filters.width]).toEqual([undefined, [205]]);
});

test('what was asked by a text and then pressed is no longer of the text', () => {
  const first = newQuestion(at(), '205/55 r16 зима шипы', studded);
  const other = { ...first, filters: { ...first.filters, season: ['summer'] } };
  const summer = again(pressed(other, first));
  expect(summer.asked).toEqual({ text: '', fields: ['width', 'profile', 'diameter', 'studded'] });
  expect(newQuestion(summer, 'нордман', nordman).filters).toEqual({
    season: ['summer'],
    ...nordman.filter,
  });
});

test('a press on something else leaves the text', () => {
  const first = newQuestion(at(), 'нордман', nordman);
  const next = { ...first, filters: { ...first.filters, city: ['Казань'] } };
  expect(pressed(next, first)).toBe(next);
});

test('refining keeps the old question, and the next text replaces both', () => {
  const first = newQuestion(at(), '205/55 r16 зима шипы', studded);
  const both = again(refinedQuestion(first, 'нордман', nordman));
  expect(both.filters).toEqual({ ...studded.filter, ...nordman.filter });
  expect(newQuestion(both, 'от 3000', understoodAs({ price_min: 300_000 })).filters).toEqual({
    price_min: 300_000,
  });
});

test('what a refining text excludes replaces what was chosen of the same, and the other way round', () => {
  const china = newQuestion(at('width=205'), 'китай', understoodAs({ country: ['Китай'] }));
  const other = refinedQuestion(china, 'не китай', understoodAs({ country_not: ['Китай'] }));
  expect(other.filters).toEqual({ width: [205], country_not: ['Китай'] });
  expect(other.asked?.fields).toEqual(['country_not']);
  const back = refinedQuestion(other, 'китай', understoodAs({ country: ['Китай'] }));
  expect(back.filters).toEqual({ width: [205], country: ['Китай'] });
});

test.each([
  ['нордман', nordman, '', false],
  ['до 6000', understoodAs({ price_max: 600_000 }), 'width=205', true],
  // there is nothing to narrow
  ['до 6000', understoodAs({ price_max: 600_000 }), '', false],
  [
    'абвгд',
    { ...understoodAs({}), unknown: [{ text: 'абвгд', start: 0, end: 5 }] },
    'width=205',
    false,
  ],
])('Enter after «%s» narrows the old question: %#', (text, meaning, query, isRefining) => {
  expect(questionsOf(at(query), text, meaning).isRefining).toBe(isRefining);
});
