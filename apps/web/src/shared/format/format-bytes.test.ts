import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

const spaced = (text: string) => text.replaceAll('\u202f', ' ');

test('a size is written in the unit that fits it', () => {
  expect(
    [900, 1010, 348_160, 1_020_000, 2_516_582, 52_428_800].map(formatBytes).map(spaced),
  ).toEqual(['900 Б', '1 010 Б', '340 КБ', '996 КБ', '2,4 МБ', '50 МБ']);
});
