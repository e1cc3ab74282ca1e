import { expect, test } from 'vitest';
import { unknownModelSureness } from './model-sureness.ts';

test.each([
  ['Grandolo X5', {}, 0.93],
  ['Grandolo X5', { unread: ['claw'] }, 0.8],
  ['Grandolo X5', { isBrandKnown: false }, 0.75],
  ['(Justar)', {}, 0.65],
  ['Z', {}, 0.65],
  ['самосвала', {}, 0.65],
  ['ГАЗ', {}, 0.65],
  ['3309', { isBrandKnown: false }, 0.65],
  ['Тортуга 5', {}, 0.93],
])('«%s» with %o is right in %d', (model, facts, sureness) => {
  expect(unknownModelSureness({ model, isBrandKnown: true, unread: [], ...facts })).toBe(sureness);
});
