import { expect, test } from 'vitest';
import { bodyOf, errorsOf, newBand, newDraft } from './showcase-draft.ts';

const draft = { ...newDraft('tyres', { season: ['winter'] }), name: 'Зима' };

test('what is typed is sent in kopecks and per cent', () => {
  const bands = [newBand('', '18,5', '450'), newBand('4 000', '14')];
  expect(bodyOf({ ...draft, bands })).toMatchObject({
    filter: { season: ['winter'] },
    bands: [
      { from: 0, percent: 18.5, min: 45_000 },
      { from: 400_000, percent: 14, min: 0 },
    ],
    days_added: 1,
  });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ bands: [newBand('', 'много')] }, 'bands.0.percent'],
  [{ bands: [newBand('', '1', 'x')] }, 'bands.0.min'],
  [{ bands: [newBand('', '1'), newBand('500', '1'), newBand('500', '1')] }, 'bands.2.from'],
  [{ days_added: '91' }, 'days_added'],
])('%j is said at its field', (changes, field) => {
  expect(Object.keys(errorsOf({ ...draft, ...changes }))).toEqual([field]);
});

test('a showcase is seen before it has a name, and not while a figure can’t be read', () => {
  expect(bodyOf({ ...draft, name: '' })).toBeDefined();
  expect(bodyOf({ ...draft, days_added: '' })).toBeUndefined();
});
