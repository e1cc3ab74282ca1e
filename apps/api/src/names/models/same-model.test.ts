import { expect, test } from 'vitest';
import { countWords, likenessOfModels } from './same-model.ts';

const counts = countWords([
  'Ice Cruiser 7000',
  'Winter Ice Zero',
  'Ventus Prime 3',
  'Comfort 2',
  'Sport Max',
  'Ice Blazer',
]);
const SURE = 0.75;

test.each([
  ['Winter I*Pike RS2 W429', 'Winter i Pike RS2 W429'],
  ['Sno-Max 7000 (ex. Bridgestone)', 'Sno-Max 7000'],
  ['Dynapro HP II RA33', 'Dynapro HP2 RA33'],
  ['Character Ice 8 SUV', 'Character Ice 8 SUV (Nordman 8 SUV)'],
  ['Brina Nordico (V-522)', 'Brina Nordico V522'],
  ['iceGuard iG65', 'Ice Guard IG-65'],
  ['Ventus Prime 4 K135', 'Ventus Prime 4'],
])('«%s» is «%s»', (one, other) => {
  expect(likenessOfModels(counts, one, other)).toBeGreaterThanOrEqual(SURE);
  expect(likenessOfModels(counts, other, one)).toBeGreaterThanOrEqual(SURE);
});

test.each([
  ['Ice Zero', 'Ice Zero Friction'],
  ['Comfort 2', 'Comfort 3'],
  ['Comfort 2', 'Comfort'],
  ['Primacy 4', 'Primacy 4+'],
  ['Ventus Prime 3', 'Ventus Prime 3 SUV'],
  ['Nordman 7', 'Hakkapeliitta 7'],
  ['Cinturato P1', 'Cinturato P7'],
  ['Brina V-521', 'Brina V-522'],
])('«%s» is not «%s»', (one, other) => {
  expect(likenessOfModels(counts, one, other)).toBeLessThan(SURE);
});
