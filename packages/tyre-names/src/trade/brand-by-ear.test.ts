import { expect, test } from 'vitest';
import { misspelt } from '../tagger/tagged-names.ts';
import { brandByEar } from './brand-by-ear.ts';
import { createDictionary } from './dictionary.ts';

const dictionary = createDictionary({ brands: [], models: [] });

test.each([
  ['Kordyant', 'Cordiant'],
  ['Kordiant', 'Cordiant'],
  ['Mishlen', 'Michelin'],
  ['Zimogor', undefined],
  ['Kama', undefined],
])('%s', (written, brand) => {
  expect(brandByEar(dictionary, written)).toBe(brand);
});

test('a name that sounds like a brand is asked about, not taken', () => {
  expect(misspelt(dictionary, 'Kordyant')).toMatchObject({
    text: 'Cordiant',
    origin: { written: 'Kordyant', sureness: 0.7 },
  });
});
