import { expect, test } from 'vitest';
import { variantWords } from './season-words.ts';

test.each([
  ['winter', true, 'зима, шип'],
  ['winter', false, 'зима, липучка'],
  ['winter', null, 'зима'],
  ['summer', false, 'лето'],
  ['all_season', null, 'всесезон'],
  [null, true, 'шип'],
  [null, false, 'без шипов'],
  [null, null, ''],
])('%s with studs %s is «%s»', (season, studded, words) => {
  expect(variantWords({ season, studded })).toBe(words);
});
