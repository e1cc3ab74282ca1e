import { expect, test } from 'vitest';
import { marksOf, splitAround } from './row-words.ts';
import { sampleRows } from './testing/understood-samples.ts';

const [row] = sampleRows as [(typeof sampleRows)[number]];

test.each([
  [{ season: 'winter', studded: null }, ['Шипы: неизвестно']],
  [{ season: 'winter', studded: false }, []],
  [{ season: 'summer', studded: null }, []],
  [{ season: 'winter', studded: true, flags: ['XL'] }, ['Шипы', 'XL']],
  [
    { season: 'summer', studded: false, condition: 'discounted', copy_of: 12 },
    ['Уценка', 'как строка 12'],
  ],
] as const)('%o is told as %o', (changes, words) => {
  expect(marksOf({ ...row, flags: [], ...changes } as typeof row)).toEqual(words);
});

test('what is asked about is found in any letters, and nothing else', () => {
  expect(splitAround('А/ш КамаЕвр-519', 'камаевр')).toEqual(['А/ш ', 'КамаЕвр', '-519']);
  expect(splitAround('А/ш Nokian', 'камаевр')).toEqual(['А/ш Nokian', '', '']);
  expect(splitAround('А/ш Nokian', undefined)).toEqual(['А/ш Nokian', '', '']);
});
