import { expect, test } from 'vitest';
import { nameOf, sizeOf, titleOf } from './marking.ts';

test.each([
  ['GBC', 'Dirt Commander 2.0', '26x10-12 56J', 'GBC Dirt Commander 2.0 26x10-12 56J'],
  ['СКАД', 'Лион', '6.5x16 5x114.3 ET45', 'СКАД Лион 6,5x16 5x114,3 ET45'],
  ['Triangle', 'TR685', '10.00R20 149K', 'Triangle TR685 10.00R20 149K'],
  ['Cordiant', 'Sno-Max 3.5', '12R22.5', 'Cordiant Sno-Max 3.5 12R22,5'],
])('%s %s %s is written %s', (brand, model, rest, expected) => {
  expect(titleOf({ brand, model, title: `${brand} ${model} ${rest}` })).toBe(expected);
  expect(sizeOf({ size: '7.5x19' })).toBe('7,5x19');
});

test.each([
  ['Viatti', null, 'Viatti 7.5x19', 'Viatti 7,5x19', 'Viatti Без модели'],
  [null, 'Sno-Max 3.5', 'Sno-Max 3.5 7.5x19', 'Sno-Max 3.5 7,5x19', 'Без бренда Sno-Max 3.5'],
  [null, null, '7.5x19', '7,5x19', 'Без бренда Без модели'],
])(
  'a name that nobody knows is a word of the screen alone: %s, %s',
  (brand, model, title, ...expected) => {
    const product = { brand, model, title };
    expect([titleOf(product), nameOf(product)]).toEqual(expected);
  },
);
