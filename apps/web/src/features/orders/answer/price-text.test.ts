import { expect, test } from 'vitest';
import { kopecksOf, priceText } from './price-text.ts';

test.each([
  ['5380', 538_000],
  ['5 380,5', 538_050],
  ['5\u202f380,50 ₽', 538_050],
  ['0,01', 1],
  ['0', undefined],
  ['', undefined],
  ['-5', undefined],
  ['5,123', undefined],
  ['пять', undefined],
  ['99999999', undefined],
])('«%s» is %s kopecks', (text, kopecks) => expect(kopecksOf(text)).toBe(kopecks));

test.each([538_000, 538_050, 1, 200_000_000])(
  '%i kopecks are typed and read as the same',
  (kopecks) => expect(kopecksOf(priceText(kopecks))).toBe(kopecks),
);
