import { expect, test } from 'vitest';
import { sizeOf, titleOf } from './marking.ts';

test.each([
  ['GBC', 'Dirt Commander 2.0', '26x10-12 56J', 'GBC Dirt Commander 2.0 26x10-12 56J'],
  ['СКАД', 'Лион', '6.5x16 5x114.3 ET45', 'СКАД Лион 6,5x16 5x114,3 ET45'],
  ['Triangle', 'TR685', '10.00R20 149K', 'Triangle TR685 10.00R20 149K'],
  ['Cordiant', 'Sno-Max 3.5', '12R22.5', 'Cordiant Sno-Max 3.5 12R22,5'],
])('%s %s %s is written %s', (brand, model, rest, expected) => {
  expect(titleOf({ brand, model, title: `${brand} ${model} ${rest}` })).toBe(expected);
  expect(sizeOf({ size: '7.5x19' })).toBe('7,5x19');
});
